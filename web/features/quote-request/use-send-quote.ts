import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Language } from '../../../schema/constants.ts';
import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { errorCode } from '../../lib/errors.ts';
import { issuesOfAnswer } from './quote-answers.ts';
import type { SentQuote } from './quote-draft.ts';
import { toInput, type QuoteForm } from './quote-form.ts';
import { QuoteVenuesDocument } from './quote-venues.gen.ts';
import { useRequestQuoteMutation } from './request-quote.gen.ts';

/** What came of sending. `failed` is told by its code; `wait` is how many seconds to wait, where the API says so. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly sent: SentQuote }
  | { readonly kind: 'wrong'; readonly issues: ReturnType<typeof issuesOfAnswer> }
  | { readonly kind: 'failed'; readonly code: string; readonly wait: number | null };

const failed = (code: string, wait: number | null = null): SendOutcome => ({ kind: 'failed', code, wait });

/** Sends a request; the same key makes it the same request however often it is sent. Never rejects. */
export function useSendQuote(captcha: Captcha) {
  const client = useApolloClient();
  const [requestQuote] = useRequestQuoteMutation();
  const [sending, setSending] = useState(false);

  const idsOf = async (slugs: readonly string[]): Promise<string[]> => {
    if (slugs.length === 0) return [];
    const { data } = await client.query({ query: QuoteVenuesDocument, variables: { slugs: [...slugs] } });
    return (data?.venues ?? []).map(({ id }) => id);
  };

  const token = async (): Promise<string | null> => {
    try {
      return await captcha.token();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'NETWORK' || code === 'TIMEOUT') throw error;
      return null;
    }
  };

  const attempt = async (
    form: QuoteForm,
    venues: readonly string[],
    language: Language,
    key: string,
  ): Promise<SendOutcome> => {
    const captchaToken = await token();
    if (captchaToken === null) return failed('CAPTCHA_FAILED');
    const input = toInput(form, await idsOf(venues), language);
    const { data } = await requestQuote({ variables: { input, captchaToken, idempotencyKey: key } });
    const answer = data?.requestQuote;
    switch (answer?.__typename) {
      case 'QuoteRequested':
        return {
          kind: 'sent',
          sent: { reference: answer.request.reference, token: answer.token, email: input.email },
        };
      case 'ValidationFailed':
        return { kind: 'wrong', issues: issuesOfAnswer(answer.fields) };
      case 'RateLimited':
        return failed('RATE_LIMITED', answer.retryAfter);
      case 'CaptchaFailed':
        return failed('CAPTCHA_FAILED');
      case 'Conflict':
        return failed('CONFLICT');
      case undefined:
        return failed('INTERNAL');
    }
  };

  const send = async (...request: Parameters<typeof attempt>): Promise<SendOutcome> => {
    setSending(true);
    try {
      let outcome = await attempt(...request);
      if (outcome.kind === 'failed' && outcome.code === 'CAPTCHA_FAILED') {
        // It may have run out while the visitor was away: another one costs him nothing.
        captcha.renew();
        outcome = await attempt(...request);
      }
      return outcome;
    } catch (error) {
      return failed(errorCode(error));
    } finally {
      setSending(false);
    }
  };

  return { send, sending };
}
