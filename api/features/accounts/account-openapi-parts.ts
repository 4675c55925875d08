import { FORM_LIMITS, PASSWORD } from '../../../schema/constants.ts';
import { type Json, ref } from '../../platform/openapi/document.ts';
import { FORM_ANSWERS, textField } from '../../platform/openapi/forms.ts';

export type Fields = Readonly<Record<string, Json>>;

export const object = (required: readonly string[], properties: Fields): Json => ({
  type: 'object',
  required,
  properties,
});
export const answer = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});
export const body = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } });
export const flag = (description: string): Json => ({ type: 'boolean', description });

export const EMAIL = textField('E-mail address.', FORM_LIMITS.email, 'camille@exemple.test', { format: 'email' });
export const NEW_PASSWORD: Json = {
  type: 'string',
  minLength: PASSWORD.minLength,
  maxLength: PASSWORD.maxLength,
  description: `An upper-case and a lower-case letter, a digit and one of ${PASSWORD.special}; no common password.`,
};
export const CAPTCHA: Json = {
  type: 'string',
  description: 'Solution of a challenge of `GET /auth/captcha`, good once.',
};
export const TOKEN: Json = { type: 'string', description: 'Access token (JWT).', examples: ['eyJhbGciOiJIUzI1NiIs…'] };
export const MESSAGE = answer(
  'What becomes of it.',
  object(['message'], { message: textField('A sentence in French.', 300, 'Fait.') }),
);

const { 409: _conflict, 422: _otherBody, ...once } = FORM_ANSWERS;

/** What a form is answered with that has no key of idempotency. */
export const ONCE = once;
export const BEARER = { security: [{ bearer: [] }] };
export const OPEN = { security: [{}] };
export const UNAUTHORIZED = { 401: ref('responses', 'Unauthorized') };

export const operation = (tag: string, operationId: string, summary: string, description: string) => ({
  tags: [tag],
  operationId,
  summary,
  description,
});
