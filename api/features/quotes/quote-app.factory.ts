import { solvedCaptcha } from '../../testing/captcha.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { quoteInput, REQUEST_QUOTE, type QuoteAnswer } from './quote.factory.ts';

/** Sends quote requests over GraphQL, for `venueIds` unless the test gives others. */
export function quoteForm(app: () => TestApp, venueIds: () => string[] = () => []) {
  const captcha = async (): Promise<string> => solvedCaptcha(await app().app.services.captcha.challenge());

  async function send(input: object, more: object = {}): Promise<QuoteAnswer> {
    const { data, errors } = await app().graphql<{ requestQuote: QuoteAnswer }>(REQUEST_QUOTE, {
      input: quoteInput({ venueIds: venueIds(), captchaToken: await captcha(), ...input, ...more }),
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.requestQuote;
  }

  async function sent(input: object = {}): Promise<Required<Pick<QuoteAnswer, 'token' | 'request'>>> {
    const { token, request, ...refusal } = await send(input);
    if (!token || !request) throw new Error(JSON.stringify(refusal));
    return { token, request };
  }

  return { captcha, send, sent };
}
