import { type Json, type OpenApiPart, ref } from './document.ts';

/** A field of a form. */
export type FormField = Readonly<Record<string, Json>>;

/** A field of text. */
export function textField(description: string, maxLength: number, example: string, more: FormField = {}): FormField {
  return { type: 'string', description, maxLength, ...more, examples: [example] };
}

/** A field that is one of some words. */
export function wordField(description: string, words: readonly string[], example: string): FormField {
  return { type: 'string', description, enum: [...words], examples: [example] };
}

/** What a form that anybody may send is answered with, beside 201. */
export const FORM_ANSWERS: Readonly<Record<string, Json>> = {
  400: ref('responses', 'BadForm'),
  405: ref('responses', 'MethodNotAllowed'),
  409: ref('responses', 'InFlight'),
  413: ref('responses', 'TooLarge'),
  415: ref('responses', 'UnsupportedMediaType'),
  422: ref('responses', 'OtherBody'),
  429: ref('responses', 'RateLimited'),
};

/** 201 with the number of what was sent. */
export function sentAnswer(example: string): Json {
  const reference = { type: 'string', description: 'Its number.', examples: [example] };
  const schema: Json = { type: 'object', required: ['reference'], properties: { reference } };
  return { description: 'It was sent.', content: { 'application/json': { schema } } };
}

function problem(description: string, code: string, message: string, headers?: Json): Json {
  const example = { error: { code, message }, message };
  const content = { 'application/json': { schema: ref('schemas', 'Error'), example } };
  return { description, ...(headers ? { headers } : {}), content };
}

/** What forms have in common. */
export const FORMS_PART: OpenApiPart = {
  components: {
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'Chosen by the client for each form that it sends, such as a UUID. For a day the same key with the same body is answered ' +
          'as the first time (whatever the captcha), and nothing is done twice. A POST that does not name it refuses it.',
        schema: { type: 'string', maxLength: 200 },
        example: '8f14e45f-ceea-467f-a0e6-5b7d1c6b2b11',
      },
    },
    headers: {
      RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 600 },
    },
    responses: {
      BadForm: problem(
        'Fields are wrong (`VALIDATION_FAILED`), the captcha is missing, forged, expired or was used (`CAPTCHA_FAILED`), or the body is ' +
          'no JSON (`BAD_REQUEST`).',
        'CAPTCHA_FAILED',
        'Captcha verification failed. Please try again.',
      ),
      InFlight: problem(
        'The same is being dealt with at this moment: ask again a little later.',
        'CONFLICT',
        'The same request is being dealt with at this moment',
        { 'Retry-After': ref('headers', 'RetryAfter') },
      ),
      TooLarge: problem('The body is too large.', 'PAYLOAD_TOO_LARGE', 'The request is too large'),
      UnsupportedMediaType: problem('The body is no JSON.', 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported content type'),
      OtherBody: problem(
        'The idempotency key was used with another body.',
        'UNPROCESSABLE',
        'The idempotency key was used for another request',
      ),
      RateLimited: problem('Too many tries.', 'RATE_LIMITED', 'Too many requests. Please try again later.', {
        'Retry-After': ref('headers', 'RetryAfter'),
      }),
    },
  },
};
