import { DataList, type UseDisclosureReturn } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Keyboard from 'lucide-static/icons/keyboard.svg?react';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Text } from '../../../ui/text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DecisionKey } from './decision-key.tsx';
import { turnLetterKeys } from './letter-keys.ts';

type ShortcutHelpProps = {
  dialog: UseDisclosureReturn;
  /** Whether the keys do something. */
  on: boolean;
};

/** What the keys of a review do, and the switch that turns them off; behind a button that needs no key. */
export function ShortcutHelp({ dialog, on }: ShortcutHelpProps) {
  const { t } = useLingui();
  const title = t({ id: 'moderation.keys', message: 'Keyboard shortcuts' });
  const keys: readonly (readonly [string, string])[] = [
    ['A', t({ id: 'moderation.keyApprove', message: 'Accept, after a confirmation' })],
    ['R', t({ id: 'moderation.keyReject', message: 'Decline, with a reason' })],
    ['N', t({ id: 'moderation.keyNext', message: 'Next request' })],
    ['P', t({ id: 'moderation.keyPrevious', message: 'Previous request' })],
    ['?', t({ id: 'moderation.keyHelp', message: 'Show these shortcuts' })],
  ];
  return (
    <>
      <IconButton size="sm" label={title} aria-haspopup="dialog" onClick={dialog.onOpen}>
        <Keyboard size={18} aria-hidden />
      </IconButton>
      <Dialog
        dialog={dialog}
        title={title}
        size="md"
        footer={<Button onClick={dialog.onClose}>{t({ id: 'dialog.close', message: 'Close' })}</Button>}
      >
        <Stack gap="5">
          <DataList.Root orientation="horizontal" size="lg" gap="3">
            {keys.map(([key, does]) => (
              <DataList.Item key={key}>
                <DataList.ItemLabel minWidth="8">
                  <DecisionKey>{key}</DecisionKey>
                </DataList.ItemLabel>
                <DataList.ItemValue>{does}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
          <Flex gap="4" alignItems="center" justifyContent="space-between">
            <Stack gap="0">
              <Text fontWeight="600">
                <Trans id="moderation.keysSwitch">Single-key shortcuts</Trans>
              </Text>
              <Text look="small" tone="muted">
                <Trans id="moderation.keysText">
                  Turn them off if you use dictation or sometimes press keys by accident. This browser remembers.
                </Trans>
              </Text>
            </Stack>
            <Switch
              label={t({ id: 'moderation.keysSwitch', message: 'Single-key shortcuts' })}
              checked={on}
              onChange={turnLetterKeys}
            />
          </Flex>
        </Stack>
      </Dialog>
    </>
  );
}
