import type { MessageServices } from './services.ts';
import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import { BodyReader } from '../../platform/http/body-reader.ts';
import { countedAddress } from '../../platform/http/client-address.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { MessageInput } from './message.inputs.ts';
import { LANGUAGE_WORDS } from '../../platform/http/words.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';

/** The contact form over REST. */
export function messageRoutes(routes: RestRoutes, { messages }: Pick<MessageServices, 'messages'>): void {
  routes.post(
    '/contact',
    {
      access: 'everybody',
      audit: { exempt: 'A visitor without an account does it; the request keeps its own history.' },
      refreshes: [LiveTopic.MESSAGES],
      honours: ['idempotency-key'],
    },
    async (request, response) => {
      const { input, captchaToken } = readMessage(request.body);
      const { reference } = await messages.send(input, {
        captchaToken,
        idempotencyKey: request.get('idempotency-key'),
        address: countedAddress(request.ip),
      });
      response.status(201);
      sendPrivateJson(response, JSON.stringify({ reference }));
    },
  );
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
