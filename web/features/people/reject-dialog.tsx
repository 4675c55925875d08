import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Text } from '../../ui/text.tsx';

type RejectDialogProps = {
  dialogRef: RefObject<HTMLDialogElement | null>;
  /** Who is rejected. */
  names: readonly string[];
  failure: FailedCall | null;
  busy: boolean;
  onConfirm: (reason: string) => void;
};

/** Asks why registrations are rejected: one reason for all that are chosen. */
export function RejectDialog({ dialogRef, names, failure, busy, onConfirm }: RejectDialogProps) {
  const { t } = useLingui();
  const [name = ''] = names;
  const count = names.length;
  return (
    <ReasonDialog
      dialogRef={dialogRef}
      title={
        count === 1
          ? t({ id: 'people.rejectOne', message: `Reject the registration of ${name}?` })
          : t({
              id: 'people.rejectMany',
              message: plural(count, { one: 'Reject # registration?', other: 'Reject # registrations?' }),
            })
      }
      confirmLabel={t({ id: 'people.rejectConfirm', message: 'Reject' })}
      busy={busy}
      onConfirm={onConfirm}
    >
      <Text>
        {count === 1 ? (
          <Trans id="people.rejectOneText">
            The reason is sent by mail, and told again at the next login. You can still approve the account later.
          </Trans>
        ) : (
          <Trans id="people.rejectManyText">
            Each of them gets this reason by mail, and reads it again at the next login. You can still approve an
            account later.
          </Trans>
        )}
      </Text>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'people.notDecided', message: 'The decision could not be sent' })}
        />
      )}
    </ReasonDialog>
  );
}
