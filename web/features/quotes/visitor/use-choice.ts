import { useCallback } from 'react';
import { useCall, useMutate } from '../../../lib/calls.ts';
import { ChooseQuoteDocument, ReconsiderQuoteDocument, ReplyToVenueDocument } from './quote-tracking.gen.ts';
import type { TrackedAnswer } from './tracked-quote.ts';

/** What who asked does with an answer; never rejects. */
export function useChoice(token: string) {
  const mutate = useMutate();
  return useCall(
    useCallback(
      ({ id, version }: TrackedAnswer, action: 'CHOOSE' | 'RECONSIDER' | 'REPLY', text = '') => {
        const input = { token, answerId: id, version };
        switch (action) {
          case 'CHOOSE':
            return mutate(ChooseQuoteDocument, 'chooseQuoteAnswer', { input });
          case 'RECONSIDER':
            return mutate(ReconsiderQuoteDocument, 'reconsiderQuoteAnswer', { input });
          case 'REPLY':
            return mutate(ReplyToVenueDocument, 'replyToQuoteQuestion', { input: { ...input, text } });
        }
      },
      [mutate, token],
    ),
  );
}
