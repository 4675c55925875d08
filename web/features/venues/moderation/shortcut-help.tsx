import { Trans, useLingui } from '@lingui/react/macro';
import Keyboard from 'lucide-react/icons/keyboard';
import { useId, type RefObject } from 'react';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { DecisionKey } from './decision-key.tsx';
import { turnLetterKeys } from './letter-keys.ts';

type ShortcutHelpProps = {
  dialogRef: RefObject<HTMLDialogElement | null>;
  /** Whether the keys do something. */
  on: boolean;
};

/** What the keys of a review do, and the switch that turns them off; behind a button that needs no key. */
export function ShortcutHelp({ dialogRef, on }: ShortcutHelpProps) {
  const { t } = useLingui();
  const id = useId();
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
      <IconButton size="sm" label={title} aria-haspopup="dialog" onClick={() => dialogRef.current?.showModal()}>
        <Keyboard size={18} aria-hidden />
      </IconButton>
      <WideDialog ref={dialogRef} maxWidth="lg" aria-labelledby={id}>
        <Stack gap="5">
          <Heading as="h2" look="h3" id={id}>
            {title}
          </Heading>
          <FactList gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" css={{ '& dt': { pt: '0' } }}>
            {keys.map(([key, does]) => [
              <dt key={`${key}-key`}>
                <DecisionKey>{key}</DecisionKey>
              </dt>,
              <dd key={key}>{does}</dd>,
            ])}
          </FactList>
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
          <Row justifyContent="flex-end">
            <Button onClick={() => dialogRef.current?.close()}>{t({ id: 'dialog.close', message: 'Close' })}</Button>
          </Row>
        </Stack>
      </WideDialog>
    </>
  );
}
