import type { Services } from '../../context.ts';
import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import { BodyReader } from '../../kernel/http/body-reader.ts';
import { countedAddress } from '../../kernel/http/client-address.ts';
import { sendPrivateJson } from '../../kernel/http/json-answers.ts';
import type { RestRoutes } from '../../kernel/http/rest-routes.ts';
import { MessageInput } from './message.inputs.ts';
import { LANGUAGE_WORDS } from '../../kernel/http/language-words.ts';

/** The contact form over REST. */
export function messageRoutes(routes: RestRoutes, { messages }: Pick<Services, 'messages'>): void {
  routes.post('/contact', async (request, response) => {
    const { input, captchaToken } = readMessage(request.body);
    const { reference } = await messages.send(input, {
      captchaToken,
      idempotencyKey: request.get('idempotency-key'),
      address: countedAddress(request.ip),
    });
    response.status(201);
    sendPrivateJson(response, JSON.stringify({ reference }));
  });
}

/** What is missing is left to the rules, which call it `required`. */
function readMessage(body: unknown): { input: MessageInput; captchaToken: string | undefined } {
  const reader = new BodyReader(body);
  const input = Object.assign(new MessageInput(), {
    firstName: reader.text('firstName') ?? '',
    lastName: reader.text('lastName') ?? '',
    email: reader.text('email') ?? '',
    phone: reader.text('phone'),
    subject: reader.text('subject') ?? '',
    message: reader.text('message') ?? '',
    language: reader.known('language', LANGUAGE_WORDS) ?? DEFAULT_LANGUAGE,
    consent: reader.flag('consent') ?? false,
  });
  const captchaToken = reader.text('captchaToken');
  reader.end();
  return { input, captchaToken };
}
