import { Trans } from '@lingui/react/macro';
import { LeaveQuestion } from './leave-question.tsx';

type LeaveDialogProps = {
  /** Something is not saved. */
  unsaved: boolean;
  /** Tries to save it; true = nothing is left to lose. Null where that takes a press of a button. */
  save?: (() => Promise<boolean>) | null;
};

/** Asks who is about to leave with something unsaved, once saving it has not helped. */
export function LeaveDialog({ unsaved, save = null }: LeaveDialogProps) {
  return (
    <LeaveQuestion unsaved={unsaved} save={save}>
      <Trans id="leave.text">
        Some of what you typed is not saved. It is kept in this tab as long as it stays open: come back to this form to
        find it.
      </Trans>
    </LeaveQuestion>
  );
}
