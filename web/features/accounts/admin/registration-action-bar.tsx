import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Registration } from './registration.ts';

type RegistrationActionBarProps = {
  chosen: readonly Registration[];
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onClear: () => void;
};

/** The same decision about all that are chosen. */
export function RegistrationActionBar({ chosen, busy, onApprove, onReject, onClear }: RegistrationActionBarProps) {
  const { t } = useLingui();
  const approving = useDisclosure();
  const count = chosen.length;
  const unproved = chosen.filter(({ emailVerified }) => !emailVerified).length;
  return (
    <ActionBar
      label={t({ id: 'people.chosenLabel', message: 'Selected registrations' })}
      text={t({
        id: 'people.chosen',
        message: plural(count, { one: '# registration selected', other: '# registrations selected' }),
      })}
      clearLabel={t({ id: 'bulk.clear', message: 'Clear selection' })}
      onClear={onClear}
    >
      <Button size="sm" busy={busy} onClick={() => approving.onOpen()}>
        {t({ id: 'people.approveMany', message: 'Approve…' })}
      </Button>
      <Button size="sm" onClick={onReject}>
        {t({ id: 'people.reject', message: 'Reject…' })}
      </Button>
      <ConfirmDialog
        dialog={approving}
        title={t({
          id: 'people.approveTitle',
          message: plural(count, { one: 'Approve # registration?', other: 'Approve # registrations?' }),
        })}
        confirmLabel={t({ id: 'people.approve', message: 'Approve' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={busy}
        onConfirm={() => {
          approving.onClose();
          onApprove();
        }}
      >
        <Text>
          <Trans id="people.approveText">Each person gets an e-mail and can sign in right away.</Trans>
        </Text>
        {unproved > 0 && (
          <Text tone="muted">
            {t({
              id: 'people.approveUnproved',
              message: plural(unproved, {
                one: '# of the addresses has not been confirmed yet.',
                other: '# of the addresses have not been confirmed yet.',
              }),
            })}
          </Text>
        )}
      </ConfirmDialog>
    </ActionBar>
  );
}
