import { useMutationCall } from '../../../lib/calls.ts';
import type { OwnerQuote, OwnerVenue } from './owner-quote.ts';
import { AnswerQuoteDocument } from './owner-quotes.gen.ts';
import { toAnswerInput, type AnswerForm } from './answer-form.ts';

/** Sends the answer of a venue; never rejects. */
export function useAnswer(request: OwnerQuote, { venueId, answer }: Pick<OwnerVenue, 'venueId' | 'answer'>) {
  const version = answer?.version ?? null;
  return useMutationCall(AnswerQuoteDocument, 'answerQuoteRequest', (form: AnswerForm) => ({
    input: { requestId: request.id, venueId, version, ...toAnswerInput(form, request) },
  }));
}
