import { useApolloClient } from '@apollo/client/react';
import type { Language } from '../../../../schema/constants.ts';
import { mutationResult } from '../../../lib/calls.ts';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { useCheckedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { issuesOfAnswer } from './quote-answers.ts';
import type { SentQuote } from './quote-draft.ts';
import { toInput, type QuoteForm } from './quote-form.ts';
import { QuoteVenuesDocument } from './quote-venues.gen.ts';
import { useRequestQuoteMutation } from './request-quote.gen.ts';

/** What came of sending. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly sent: SentQuote }
  | { readonly kind: 'wrong'; readonly issues: ReturnType<typeof issuesOfAnswer> }
  | FailedCall;

type Request = [form: QuoteForm, venues: readonly string[], language: Language, key: string];

/** Sends a request; the same key makes it the same request however often it is sent. Never rejects. */
export function useSendQuote(captcha: Captcha) {
  const client = useApolloClient();
  const [requestQuote] = useRequestQuoteMutation();

  const idsOf = async (slugs: readonly string[]): Promise<string[]> => {
    if (slugs.length === 0) return [];
    const { data } = await client.query({ query: QuoteVenuesDocument, variables: { slugs: [...slugs] } });
    return (data?.venues ?? []).map(({ id }) => id);
  };

  const attempt = async (captchaToken: string, ...[form, venues, language, key]: Request): Promise<SendOutcome> => {
    const input = toInput(form, await idsOf(venues), language);
    const { data } = await requestQuote({ variables: { input: { ...input, captchaToken, idempotencyKey: key } } });
    const outcome = mutationResult(data?.requestQuote, 'request', 'token');
    if (outcome.kind === 'failed') return outcome;
    if (outcome.kind === 'wrong') return { kind: 'wrong', issues: issuesOfAnswer(outcome.fields) };
    const { request, token } = outcome.answer;
    return { kind: 'sent', sent: { reference: request.reference, token, email: input.email } };
  };
  return useCheckedCall<Request, SendOutcome>(captcha, attempt);
}
