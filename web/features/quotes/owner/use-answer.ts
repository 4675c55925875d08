import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import type { OwnerVenue } from './owner-quote.ts';
import { useAnswerQuoteMutation } from './owner-quotes.gen.ts';
import { toAnswerInput, type AnswerForm } from './answer-form.ts';

/** Sends the answer of a venue; never rejects. */
export function useAnswer(requestId: string, { venueId, answer }: Pick<OwnerVenue, 'venueId' | 'answer'>) {
  const [send] = useAnswerQuoteMutation();
  const version = answer?.version ?? null;
  return useCall(
    useCallback(
      async (form: AnswerForm) => {
        const input = { requestId, venueId, version, ...toAnswerInput(form) };
        const { data } = await send({ variables: { input } });
        return settled(data?.answerQuoteRequest);
      },
      [requestId, send, venueId, version],
    ),
  );
}
