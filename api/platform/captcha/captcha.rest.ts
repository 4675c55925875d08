import { text, told, integer } from '../rest/fields.ts';
import { answer, route } from '../rest/route.ts';
import { CAPTCHA_MINUTES } from './captcha.ts';

const CHALLENGE = told(
  {
    parameters: told(
      {
        algorithm: text('How keys are derived.', undefined, 'PBKDF2/SHA-256'),
        cost: integer('Rounds for each key.', undefined, 1_000),
        expiresAt: integer('When it is no longer taken, in seconds since 1970.', undefined, 1_798_000_000),
        keyLength: integer('Bytes of a key.', undefined, 32),
        keyPrefix: text('What the key begins with, hexadecimal.', undefined, '9f86d081884c7d659a2feaa0c55ad015'),
        keySignature: text('Signature of the key, hexadecimal.', undefined, '60303ae22b998861bce3b28f33eec1be'),
        nonce: text('Names the challenge, hexadecimal.', undefined, 'b5bb9d8014a0f9b1d61e21e796d78dcc'),
        salt: text('Salt of every key, hexadecimal.', undefined, '7d865e959b2466918c9863afca942d0f'),
      },
      'The work.',
    ),
    signature: text('Signature of the parameters, hexadecimal.', undefined, '2c26b46b68ffc68ff99b453c1d304134'),
  },
  'A challenge as ALTCHA clients take it.',
  'CaptchaChallenge',
);

/** Challenges over REST. */
export const CAPTCHA_ROUTES = [
  route({
    at: 'GET /auth/captcha',
    id: 'getCaptcha',
    tag: { name: 'Captcha', description: 'Proof of work for the forms that anybody may send.' },
    summary: 'A new challenge',
    description:
      'A challenge of ALTCHA (proof of work, version 2). A form carries as `captchaToken` the base64 of the JSON ' +
      `\`{"challenge": this, "solution": {"counter", "derivedKey"}}\`, good once and for ${CAPTCHA_MINUTES} minutes.`,
    answers: { 200: answer('The challenge.', CHALLENGE) },
    runs: `query {
      captchaChallenge {
        parameters { algorithm cost expiresAt keyLength keyPrefix keySignature nonce salt }
        signature
      }
    }`,
    toAnswer: ({ captchaChallenge }: { captchaChallenge: object }) => captchaChallenge,
  }),
];
