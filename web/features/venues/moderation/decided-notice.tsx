import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';

/** What was decided on the page before, as the way from there carries it along. */
export type Decided = { readonly name: string; readonly approved: boolean };

function decidedOf(state: unknown): Decided | null {
  if (typeof state !== 'object' || state === null || !('decided' in state)) return null;
  return state.decided as Decided;
}

/** Tells what has just been decided. */
export function DecidedNotice() {
  const { t } = useLingui();
  const decided = decidedOf(useLocation().state);
  const name = decided?.name ?? '';
  if (!decided) return null;
  return (
    <Notice tone="sage" role="status">
      {decided.approved
        ? t({ id: 'moderation.approved', message: `${name}: accepted. The owner has been notified.` })
        : t({ id: 'moderation.rejected', message: `${name}: declined. The owner has been told why.` })}
    </Notice>
  );
}
