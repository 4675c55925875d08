import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { ChoiceFailure } from './choice-failure.tsx';
import type { Offer } from './tracked-quote.ts';
import { useChoice } from './use-choice.ts';

type ChooseButtonProps = {
  token: string;
  offer: Offer;
  /** Said once it is done. */
  onDone: (text: string) => void;
};

/** Chooses an offer, after saying what that does; or takes the choice back. */
export function ChooseButton({ token, offer, onDone }: ChooseButtonProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [act, acting] = useChoice(token);
  const { venueName: name, availableActions } = offer;
  const back = availableActions.includes('RECONSIDER');
  const hours = QUOTE_ANSWER.undoChoiceHours;
  if (!back && !availableActions.includes('CHOOSE')) return null;
  const confirm = async () => {
    setFailure(null);
    const outcome = await act(offer, back ? 'RECONSIDER' : 'CHOOSE');
    if (outcome.kind !== 'done') {
      setFailure(outcome.kind === 'wrong' ? { kind: 'failed', code: 'VALIDATION_FAILED', wait: null } : outcome);
      return;
    }
    dialog.current?.close();
    onDone(
      back
        ? t({ id: 'offers.reconsidered', message: 'Your choice is taken back. The venues have been told.' })
        : t({ id: 'offers.chosenDone', message: `You have chosen ${name}. All venues have been told.` }),
    );
  };
  return (
    <>
      <Button look={back ? 'ghost' : 'quiet'} onClick={() => dialog.current?.showModal()}>
        {back ? (
          <Trans id="offers.reconsider">Take my choice back</Trans>
        ) : (
          <Trans id="offers.choose">Choose {name}</Trans>
        )}
      </Button>
      <ConfirmDialog
        dialogRef={dialog}
        title={
          back
            ? t({ id: 'offers.reconsiderTitle', message: `Take the choice of ${name} back?` })
            : t({ id: 'offers.chooseTitle', message: `Choose ${name}?` })
        }
        confirmLabel={
          back
            ? t({ id: 'offers.reconsider', message: 'Take my choice back' })
            : t({ id: 'offers.confirm', message: 'Choose this venue' })
        }
        cancelLabel={t({ id: 'offers.notYet', message: 'Not yet' })}
        busy={acting}
        onConfirm={() => void confirm()}
      >
        <Text>
          {back ? (
            <Trans id="offers.reconsiderText">
              All venues are told that you hesitate again, and every quote that is still valid can be chosen.
            </Trans>
          ) : (
            <Trans id="offers.chooseText">
              The venue is told, and gets in touch with you about the contract; the others are told that they were not
              chosen. This is no booking yet. You can take your choice back for {hours} hours.
            </Trans>
          )}
        </Text>
        {failure && <ChoiceFailure failure={failure} />}
      </ConfirmDialog>
    </>
  );
}
