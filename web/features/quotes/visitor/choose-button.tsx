import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { QUOTE_ANSWER } from '../../../../schema/owner-limits.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
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
        ? t({ id: 'offers.reconsidered', message: 'Your choice has been undone. The venues have been notified.' })
        : t({ id: 'offers.chosenDone', message: `You have chosen ${name}. All the venues have been notified.` }),
    );
  };
  return (
    <>
      <Button look={back ? 'ghost' : 'quiet'} onClick={() => dialog.current?.showModal()}>
        {back ? <Trans id="offers.reconsider">Change my mind</Trans> : <Trans id="offers.choose">Choose {name}</Trans>}
      </Button>
      <QuestionDialog
        dialogRef={dialog}
        title={
          back
            ? t({ id: 'offers.reconsiderTitle', message: `Reconsider choosing ${name}?` })
            : t({ id: 'offers.chooseTitle', message: `Choose ${name}?` })
        }
        confirmLabel={
          back
            ? t({ id: 'offers.reconsider', message: 'Change my mind' })
            : t({ id: 'offers.confirm', message: 'Choose this venue' })
        }
        cancelLabel={t({ id: 'offers.notYet', message: 'Not yet' })}
        busy={acting}
        onConfirm={() => void confirm()}
      >
        <Text>
          {back ? (
            <Trans id="offers.reconsiderText">
              All the venues learn that you are reconsidering, and any quote that is still valid can be chosen.
            </Trans>
          ) : (
            <Trans id="offers.chooseText">
              The venue is notified and contacts you about the contract; the others learn that they were not chosen.
              This is not a booking yet. You can change your mind for {hours} hours.
            </Trans>
          )}
        </Text>
        {failure && <ChoiceFailure failure={failure} />}
      </QuestionDialog>
    </>
  );
}
