import { useEffect } from 'react';
import { useDeskQuoteSeenMutation } from './quote-desk.gen.ts';

/** What the reader was told of a request counts as read once he has it before him. @param reference null = not known yet. */
export function useSeen(reference: string | null): void {
  const [mark] = useDeskQuoteSeenMutation();
  useEffect(() => {
    // Where it fails, the badge stays, and the next look takes it away.
    if (reference !== null) void mark({ variables: { reference } }).catch(() => {});
  }, [mark, reference]);
}
