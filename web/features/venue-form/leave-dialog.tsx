import { Trans } from '@lingui/react/macro';
import { LeaveQuestion } from '../../lib/leave-question.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';

type LeaveDialogProps = {
  /** Something is not saved. */
  unsaved: boolean;
  /** Tries to save it; true = nothing is left to lose. Null where that takes a press of a button. */
  save: (() => Promise<boolean>) | null;
};

/** Asks who is about to leave with something unsaved, once saving it has not helped. */
export function LeaveDialog({ unsaved, save }: LeaveDialogProps) {
  return (
    <LeaveQuestion guard={useLeaveGuard(unsaved)} save={save}>
      <Trans id="leave.text">
        Some of what you typed is not saved. It is kept in this tab until you close it: come back to this form to find
        it again.
      </Trans>
    </LeaveQuestion>
  );
}
