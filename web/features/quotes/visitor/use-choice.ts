import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import { useChooseQuoteMutation, useReconsiderQuoteMutation, useReplyToVenueMutation } from './quote-tracking.gen.ts';
import type { TrackedAnswer } from './tracked-quote.ts';

/** What who asked does with an answer; never rejects. */
export function useChoice(token: string) {
  const [choose] = useChooseQuoteMutation();
  const [reconsider] = useReconsiderQuoteMutation();
  const [reply] = useReplyToVenueMutation();
  return useCall(
    useCallback(
      async ({ id, version }: TrackedAnswer, action: 'CHOOSE' | 'RECONSIDER' | 'REPLY', text = '') => {
        const input = { token, answerId: id, version };
        if (action === 'CHOOSE') return settled((await choose({ variables: { input } })).data?.chooseQuoteAnswer);
        if (action === 'RECONSIDER')
          return settled((await reconsider({ variables: { input } })).data?.reconsiderQuoteAnswer);
        const { data } = await reply({ variables: { input: { ...input, text } } });
        return settled(data?.replyToQuoteQuestion);
      },
      [choose, reconsider, reply, token],
    ),
  );
}
