import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import type { Disclosure } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';

type RejectDialogProps = {
  dialog: Disclosure;
  /** Who is rejected. */
  names: readonly string[];
  failure: FailedCall | null;
  busy: boolean;
  onConfirm: (reason: string) => void;
};

/** Asks why registrations are rejected: one reason for all that are chosen. */
export function RejectDialog({ dialog, names, failure, busy, onConfirm }: RejectDialogProps) {
  const { t } = useLingui();
  const [name = ''] = names;
  const count = names.length;
  return (
    <ReasonDialog
      dialog={dialog}
      title={
        count === 1
          ? t({ id: 'people.rejectOne', message: `Reject ${name}’s registration?` })
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
            The reason is sent by e-mail and shown again at the next sign-in. You can still approve the account later.
          </Trans>
        ) : (
          <Trans id="people.rejectManyText">
            Each person receives this reason by e-mail and sees it again at their next sign-in. You can still approve an
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
