import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import {
  useAdminArchiveQuoteMutation,
  useAdminCloseQuoteMutation,
  useAdminForwardQuoteMutation,
  useAdminRejectQuoteMutation,
  useAdminRemindOwnersMutation,
  useAdminReopenQuoteMutation,
  useAdminReviewQuoteMutation,
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
  const [review] = useAdminReviewQuoteMutation();
  const [forward] = useAdminForwardQuoteMutation();
  const [remind] = useAdminRemindOwnersMutation();
  const [reject] = useAdminRejectQuoteMutation();
  const [close] = useAdminCloseQuoteMutation();
  const [archive] = useAdminArchiveQuoteMutation();
  const [reopen] = useAdminReopenQuoteMutation();
  return useCall(
    useCallback(
      async ({ id, version }: ReadQuote, step: Step) => {
        const input = { id, version };
        const send = async () => {
          switch (step.action) {
            case 'REVIEW':
              return (await review({ variables: { input } })).data?.reviewQuoteRequest;
            case 'FORWARD': {
              const venueIds = step.venueIds ? [...step.venueIds] : null;
              return (await forward({ variables: { input: { ...input, venueIds } } })).data?.forwardQuoteRequest;
            }
            case 'REMIND':
              return (await remind({ variables: { input } })).data?.remindQuoteOwners;
            case 'REJECT':
              return (await reject({ variables: { input: { ...input, reason: step.reason } } })).data
                ?.rejectQuoteRequest;
            case 'WIN': {
              const answerId = step.answerId ?? null;
              return (await close({ variables: { input: { ...input, outcome: 'WON', answerId } } })).data
                ?.closeQuoteRequest;
            }
            case 'LOSE':
              return (await close({ variables: { input: { ...input, outcome: 'LOST' } } })).data?.closeQuoteRequest;
            case 'ARCHIVE':
              return (await archive({ variables: { input } })).data?.archiveQuoteRequest;
            case 'REOPEN':
              return (await reopen({ variables: { input } })).data?.reopenQuoteRequest;
          }
        };
        return settled(await send());
      },
      [archive, close, forward, reject, remind, reopen, review],
    ),
  );
}

export type StepOutcome = Awaited<ReturnType<ReturnType<typeof useQuoteStep>[0]>>;
