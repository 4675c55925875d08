import { text, told } from './fields.ts';
import { answer } from './route.ts';

/** The solution of a challenge, in forms for everybody. */
export const CAPTCHA_TOKEN = text('Solution of a challenge of `GET /auth/captcha`, good once.');

/** The answers to a form that gets a reference number. */
export const sent = (example: string) => ({
  201: answer('It was sent.', told({ reference: text('Its number.', undefined, example) }, 'What was sent.')),
});
