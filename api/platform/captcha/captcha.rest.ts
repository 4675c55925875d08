import { sendPrivateJson } from '../http/json-answers.ts';
import type { RestRoutes } from '../http/rest-routes.ts';
import { type OpenApiPart, ref } from '../openapi/document.ts';
import { CAPTCHA_MINUTES, type CaptchaService } from './captcha.ts';

/** Challenges over REST. */
export function captchaRoutes(routes: RestRoutes, captcha: CaptchaService): void {
  routes.get('/auth/captcha', { access: 'everybody' }, async (_request, response) =>
    sendPrivateJson(response, JSON.stringify(await captcha.challenge())),
  );
}

const text = (description: string, example: string) => ({ type: 'string', description, examples: [example] });
const whole = (description: string, example: number) => ({ type: 'integer', description, examples: [example] });

export const captchaOpenApi: OpenApiPart = {
  tags: [{ name: 'Captcha', description: 'Proof of work for the forms that anybody may send.' }],
  paths: {
    '/auth/captcha': {
      get: {
        operationId: 'getCaptcha',
        summary: 'A new challenge',
        description:
          'A challenge of ALTCHA (proof of work, version 2). A form carries as `captchaToken` the base64 of the JSON ' +
          `\`{"challenge": this, "solution": {"counter", "derivedKey"}}\`, good once and for ${CAPTCHA_MINUTES} minutes.`,
        tags: ['Captcha'],
        security: [{}],
        responses: {
          200: {
            description: 'The challenge.',
            content: { 'application/json': { schema: ref('schemas', 'CaptchaChallenge') } },
          },
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
  },
  components: {
    schemas: {
      CaptchaChallenge: {
        type: 'object',
        description: 'A challenge as ALTCHA clients take it.',
        required: ['parameters', 'signature'],
        properties: {
          parameters: {
            type: 'object',
            description: 'The work.',
            required: ['algorithm', 'cost', 'expiresAt', 'keyLength', 'keyPrefix', 'keySignature', 'nonce', 'salt'],
            properties: {
              algorithm: text('How keys are derived.', 'PBKDF2/SHA-256'),
              cost: whole('Rounds for each key.', 1_000),
              expiresAt: whole('When it is no longer taken, in seconds since 1970.', 1_798_000_000),
              keyLength: whole('Bytes of a key.', 32),
              keyPrefix: text('What the key begins with, hexadecimal.', '9f86d081884c7d659a2feaa0c55ad015'),
              keySignature: text('Signature of the key, hexadecimal.', '60303ae22b998861bce3b28f33eec1be'),
              nonce: text('Names the challenge, hexadecimal.', 'b5bb9d8014a0f9b1d61e21e796d78dcc'),
              salt: text('Salt of every key, hexadecimal.', '7d865e959b2466918c9863afca942d0f'),
            },
          },
          signature: text('Signature of the parameters, hexadecimal.', '2c26b46b68ffc68ff99b453c1d304134'),
        },
      },
    },
  },
};
