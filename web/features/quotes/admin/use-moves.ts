import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminQuoteLine } from './admin-quote.ts';
import { nameOf, type Move } from './admin-labels.ts';
import { quoteAddress } from './admin-quote.ts';
import type { AskedMove } from './move-dialog.tsx';
import { useQuoteStep, type StepOutcome } from './use-quote-steps.ts';

/**
 * Which step is being asked about. To take a request in charge is done at once: nobody is told, and it can be undone. Forwarding one that
 * names no venue leads to the request, where venues are found.
 * @param onChanged looks at what is shown again.
 */
export function useMoves(onChanged: () => void) {
  const navigate = useNavigate();
  const questions = useRef(0);
  const [asked, setAsked] = useState<(AskedMove & { readonly key: number }) | null>(null);
  const [failed, setFailed] = useState<(StepOutcome & { readonly requestId: string }) | null>(null);
  const [take] = useQuoteStep();
  const takeInCharge = async ({ request }: AskedMove) => {
    const outcome = await take(request, { action: 'REVIEW' });
    if (outcome.kind !== 'done') setFailed({ ...outcome, requestId: request.id });
    onChanged();
  };
  const ask = (move: AskedMove) => {
    setFailed(null);
    if (move.action === 'REVIEW') {
      void takeInCharge(move);
      return;
    }
    questions.current += 1;
    setAsked({ ...move, key: questions.current });
  };
  const askLine = (line: AdminQuoteLine, action: Move) => {
    if (action === 'FORWARD' && line.venueCount === 0) {
      void navigate(quoteAddress(line.id));
      return;
    }
    const { id, version, venueCount } = line;
    ask({ request: { id, version }, name: nameOf(line), venueCount, action });
  };
  const end = (done: boolean) => {
    setAsked(null);
    if (done) onChanged();
  };
  return { asked, failed, ask, askLine, end };
}
