import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { type Move, MOVES } from './admin-labels.ts';
import { StepFailure } from './step-failure.tsx';
import { useQuoteStep, type ReadQuote, type StepOutcome } from './use-quote-steps.ts';

/** A step that was asked for, of one request. */
export type AskedMove = {
  readonly request: ReadQuote;
  /** What the request is called. */
  readonly name: string;
  readonly venueCount: number;
  readonly action: Move;
};

type MoveDialogProps = {
  asked: AskedMove;
  /** Done or not: `done` = whether anything changed here or elsewhere. */
  onEnd: (done: boolean) => void;
};

/** Says what a step will do, asks once, and takes it. Mount it for one question with a key of its own; it opens by itself. */
export function MoveDialog({ asked, onEnd }: MoveDialogProps) {
  const { t } = useLingui();
  const moveName = useTerm(MOVES);
  const [outcome, setOutcome] = useState<StepOutcome | null>(null);
  const [take, taking] = useQuoteStep();
  const { request, name, venueCount, action } = asked;
  // Whoever tries again after a conflict has to have looked again.
  const stale = outcome?.kind === 'failed' && (outcome.code === 'CONFLICT' || outcome.code === 'FORBIDDEN');

  const confirm = async (reason: string) => {
    if (stale) {
      onEnd(true);
      return;
    }
    setOutcome(null);
    const result = await take(request, action === 'REJECT' ? { action, reason } : { action });
    if (result.kind === 'done') onEnd(true);
    else setOutcome(result);
  };
  const title = t({ id: 'adminMove.title', message: `${moveName(action)}: ${name}` });
  const says = {
    FORWARD: t({
      id: 'adminMove.forwardText',
      message: plural(venueCount, {
        one: 'The owner of the venue gets the request with the planner’s contact details, by e-mail and as a notification.',
        other:
          'The owners of the # venues get the request with the planner’s contact details, by e-mail and as a notification.',
      }),
    }),
    WIN: t({
      id: 'adminMove.winText',
      message:
        'The request closes as won, without one of the quotes received here. To record which quote was accepted, open the request.',
    }),
    LOSE: t({ id: 'adminMove.loseText', message: 'The request is closed. Owners who have received it are notified.' }),
    REJECT: t({
      id: 'adminMove.rejectText',
      message: 'The planner receives your reason by e-mail. Owners who have the request learn that it is closed.',
    }),
    ARCHIVE: t({
      id: 'adminMove.archiveText',
      message: 'The request leaves the queue. Nobody is notified, and you can reopen it.',
    }),
    REOPEN: t({
      id: 'adminMove.reopenText',
      message: 'The request starts again: the venues’ answers are deleted, and it has to be forwarded again.',
    }),
  } satisfies Partial<Record<Move, string>>;
  const shared = {
    dialog: { open: true, onClose: () => onEnd(stale) },
    title,
    confirmLabel: stale ? t({ id: 'adminMove.look', message: 'See where it stands' }) : moveName(action),
    busy: taking,
  };
  const content = (
    <>
      {action !== 'REVIEW' && <Text>{says[action]}</Text>}
      <StepFailure outcome={outcome} requestId={request.id} />
    </>
  );
  if (action === 'REJECT')
    return (
      <ReasonDialog {...shared} onConfirm={(reason) => void confirm(reason)}>
        {content}
      </ReasonDialog>
    );
  return (
    <ConfirmDialog
      {...shared}
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      onConfirm={() => void confirm('')}
    >
      {content}
    </ConfirmDialog>
  );
}
