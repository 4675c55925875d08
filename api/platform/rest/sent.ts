import { text, told } from './fields.ts';
import { answer } from './route.ts';

/** The solution of a challenge, which forms that anybody may send carry. */
export const CAPTCHA_TOKEN = text('Solution of a challenge of `GET /auth/captcha`, good once.');

/** The answers of a form that gets a number. */
export const sent = (example: string) => ({
  201: answer('It was sent.', told({ reference: text('Its number.', undefined, example) }, 'What was sent.')),
});
