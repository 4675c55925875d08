import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskQuoteLine } from './desk-quote.ts';
import { nameOf, type Move } from './desk-words.ts';
import { quoteAddress } from './desk-quote.ts';
import type { AskedMove } from './move-dialog.tsx';

/**
 * Which step of a list is being asked about. Forwarding a request that names no venue leads to the request, where venues are found.
 * @param onChanged looks at the list again.
 */
export function useMoves(onChanged: () => void) {
  const navigate = useNavigate();
  const questions = useRef(0);
  const [asked, setAsked] = useState<(AskedMove & { readonly key: number }) | null>(null);
  const ask = (line: DeskQuoteLine, action: Move) => {
    if (action === 'FORWARD' && line.venueCount === 0) {
      void navigate(quoteAddress(line.id));
      return;
    }
    const { id, version, venueCount } = line;
    questions.current += 1;
    setAsked({ request: { id, version }, name: nameOf(line), venueCount, action, key: questions.current });
  };
  const end = (done: boolean) => {
    setAsked(null);
    if (done) onChanged();
  };
  return { asked, ask, end };
}
