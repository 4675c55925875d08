import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { FORM_LIMITS } from '../../../../schema/constants.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { mutationResult } from '../../../lib/calls.ts';
import { errorCode } from '../../../lib/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useWithdrawQuoteMutation } from './quote-tracking.gen.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import type { TrackedQuote } from './tracked-quote.ts';

const REFUSALS: Readonly<Record<string, string>> = { CONFLICT: 'CHANGED_MEANWHILE', FORBIDDEN: 'TOO_LATE' };

type WithdrawButtonProps = { token: string; request: TrackedQuote; onWithdrawn: () => void };

/** Withdraws a request, after saying what that does and asking for a reason, which is optional. */
export function WithdrawButton({ token, request: { reference, version }, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ code: string; wait: number | null } | null>(null);
  const [withdraw, { loading }] = useWithdrawQuoteMutation();
  const confirm = async () => {
    setFailure(null);
    try {
      const { data } = await withdraw({ variables: { input: { token, version, reason: reason.trim() || null } } });
      const outcome = mutationResult(data?.withdrawQuoteRequest, 'request');
      if (outcome.kind === 'done') {
        dialog.current?.close();
        onWithdrawn();
      } else if (outcome.kind === 'failed' && outcome.code === 'RATE_LIMITED') setFailure(outcome);
      else setFailure(failedCall((outcome.kind === 'failed' && REFUSALS[outcome.code]) || 'NOT_FOUND'));
    } catch (error) {
      setFailure({ code: errorCode(error), wait: null });
    }
  };
  return (
    <>
      <Button look="ghost" onClick={() => dialog.current?.showModal()}>
        <Trans id="tracking.withdraw">Withdraw my request</Trans>
      </Button>
      <QuestionDialog
        dialogRef={dialog}
        title={t({ id: 'tracking.withdrawTitle', message: `Withdraw request ${reference}?` })}
        confirmLabel={t({ id: 'tracking.withdraw', message: 'Withdraw my request' })}
        cancelLabel={t({ id: 'tracking.keep', message: 'Keep it' })}
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <Text>
          <Trans id="tracking.withdrawText">
            It is closed at once, and our team notifies the venues that already have it. An e-mail confirms it. It
            cannot be reopened: you would have to make a new one.
          </Trans>
        </Text>
        <Field
          label={t({ id: 'tracking.reason', message: 'Why are you withdrawing it?' })}
          optionalText={t({ id: 'field.optional', message: '(optional)' })}
          error={
            reason.trim().length > FORM_LIMITS.reason
              ? t({ id: 'tracking.reasonTooLong', message: `${FORM_LIMITS.reason} characters at most.` })
              : undefined
          }
        >
          <TextArea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {failure && <SendFailure code={failure.code} wait={failure.wait} />}
      </QuestionDialog>
    </>
  );
}
