import { useCallback } from 'react';
import { useCall, useMutate } from '../../../lib/calls.ts';
import {
  AdminArchiveQuoteDocument,
  AdminCloseQuoteDocument,
  AdminForwardQuoteDocument,
  AdminRejectQuoteDocument,
  AdminRemindOwnersDocument,
  AdminReopenQuoteDocument,
  AdminReviewQuoteDocument,
} from './quotes-admin.gen.ts';

/** Which request, as it was read. */
export type ReadQuote = { readonly id: string; readonly version: number };

export type Step =
  | { readonly action: 'REVIEW' | 'REMIND' | 'LOSE' | 'ARCHIVE' | 'REOPEN' }
  /** None = the venues that the request has. */
  | { readonly action: 'FORWARD'; readonly venueIds?: readonly string[] }
  /** The offer that was taken; none = none that is known here. */
  | { readonly action: 'WIN'; readonly answerId?: string }
  | { readonly action: 'REJECT'; readonly reason: string };

/** `const [take, taking] = useQuoteStep()`: all that the platform does with a request; each is one mutation. */
export function useQuoteStep() {
  const mutate = useMutate();
  return useCall(
    useCallback(
      ({ id, version }: ReadQuote, step: Step) => {
        const input = { id, version };
        switch (step.action) {
          case 'REVIEW':
            return mutate(AdminReviewQuoteDocument, 'reviewQuoteRequest', { input });
          case 'FORWARD': {
            const venueIds = step.venueIds ? [...step.venueIds] : null;
            return mutate(AdminForwardQuoteDocument, 'forwardQuoteRequest', { input: { ...input, venueIds } });
          }
          case 'REMIND':
            return mutate(AdminRemindOwnersDocument, 'remindQuoteOwners', { input });
          case 'REJECT':
            return mutate(AdminRejectQuoteDocument, 'rejectQuoteRequest', { input: { ...input, reason: step.reason } });
          case 'WIN': {
            const answerId = step.answerId ?? null;
            return mutate(AdminCloseQuoteDocument, 'closeQuoteRequest', {
              input: { ...input, outcome: 'WON', answerId },
            });
          }
          case 'LOSE':
            return mutate(AdminCloseQuoteDocument, 'closeQuoteRequest', { input: { ...input, outcome: 'LOST' } });
          case 'ARCHIVE':
            return mutate(AdminArchiveQuoteDocument, 'archiveQuoteRequest', { input });
          case 'REOPEN':
            return mutate(AdminReopenQuoteDocument, 'reopenQuoteRequest', { input });
        }
      },
      [mutate],
    ),
  );
}

export type StepOutcome = Awaited<ReturnType<ReturnType<typeof useQuoteStep>[0]>>;
