import { type Json, type OpenApiPart, ref } from './document.ts';

const EXAMPLE_OF_A_WRONG_FIELD = {
  error: {
    code: 'VALIDATION_FAILED',
    message: 'Validation error: limit: tooGreat',
    fields: [{ path: 'limit', code: 'tooGreat' }],
  },
  message: 'Validation error: limit: tooGreat',
};

/** An answer that carries an error. */
function errorAnswer(description: string, code: string, message: string, headers?: Record<string, Json>): Json {
  return {
    description,
    ...(headers ? { headers } : {}),
    content: {
      'application/json': { schema: ref('schemas', 'Error'), example: { error: { code, message }, message } },
    },
  };
}

/** A header of one text. */
const textHeader = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

/** What the routes of every feature have in common: errors, pages and headers. */
export const COMMON_PART: OpenApiPart = {
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The token of a session. On public reads a token that is not valid is as good as none.',
      },
    },
    schemas: {
      Error: {
        type: 'object',
        description: 'What went wrong. Every answer with a status of 400 or more has this form.',
        required: ['error', 'message'],
        properties: {
          error: {
            type: 'object',
            description: 'The error for programs.',
            required: ['code', 'message'],
            properties: {
              code: { type: 'string', description: 'A code that stays the same.', examples: ['VALIDATION_FAILED'] },
              message: { type: 'string', description: 'A sentence in English.', examples: ['Not found'] },
              fields: {
                type: 'array',
                description: 'What is wrong with which parameter or field; only where single ones are at fault.',
                items: ref('schemas', 'FieldIssue'),
              },
            },
          },
          message: { type: 'string', description: 'The same sentence again.', examples: ['Not found'] },
        },
      },
      FieldIssue: {
        type: 'object',
        description: 'What is wrong with one parameter or field.',
        required: ['path', 'code'],
        properties: {
          path: { type: 'string', description: 'Its name; within a structure with dots.', examples: ['limit'] },
          code: {
            type: 'string',
            description:
              'The rule that it breaks: `required`, `unknownValue`, `wrongType`, `tooGreat`, `tooSmall`, `tooLong`, `tooMany`, `notWhole`, ' +
              '`stale` (another version), `notHonoured` (a header that the route does not keep to), `unreadable` ' +
              '(broken encoding), `repeated` (sent several times), `notBracketed` (`name[]=`: send `name=` several times), …',
            examples: ['tooGreat'],
          },
          params: {
            type: 'object',
            description: 'Values that go with the code, such as what was sent and what would be taken.',
            additionalProperties: { type: ['string', 'number'] },
            examples: [{ value: 'no', allowed: 'true, false' }],
          },
        },
      },
    },
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
      IfMatch: {
        name: 'If-Match',
        in: 'header',
        description:
          'The `ETag` that was read: should there be another version by now, nothing is done and the answer is 412. `version` in the body ' +
          'does the same with 409.',
        schema: { type: 'string' },
        example: '"7"',
      },
    },
    headers: {
      RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 600 },
      TotalCount: { description: 'Entries on all pages.', schema: { type: 'integer', minimum: 0 }, example: 164 },
      Link: textHeader(
        'Addresses of the first, previous, next and last page, relative to the server (RFC 8288). Absent when nothing was found.',
        '</api/list?limit=10&page=1>; rel="first", </api/list?limit=10&page=2>; rel="next"',
      ),
      UnknownLocations: textHeader(
        'Places of `location` that nobody knows, percent-encoded, by commas. Absent when all are known.',
        'Atlantis',
      ),
      ETag: textHeader(
        'Mark of this very content; sent back as `If-None-Match` it is answered with 304 while the content holds.',
        'W/"q1wWcZ0nSmO1l2Xv5TzFQm8aB3c"',
      ),
      VersionTag: textHeader('Mark of the version; sent back as `If-Match`, a change is made only to this one.', '"7"'),
      Created: textHeader('The address of what was made.', '/api/establishments/1f0c8f3e-6a5d-4b8e-9d53-0f6f1c8f2a10'),
      Followed: textHeader(
        'Where to read what becomes of it.',
        '/api/change-requests/1f0c8f3e-6a5d-4b8e-9d53-0f6f1c8f2a10',
      ),
      Location: textHeader('The address that holds now.', '/api/list/the-new-name'),
      Allow: textHeader('The methods that there are.', 'HEAD, GET, OPTIONS'),
    },
    responses: {
      NotModified: {
        description: 'The content of `If-None-Match` still holds.',
        headers: { ETag: ref('headers', 'ETag') },
      },
      BadRequest: {
        description:
          'Parameters or fields are wrong (`VALIDATION_FAILED`), the captcha is missing, forged, expired or was used (`CAPTCHA_FAILED`), a link ' +
          'is not good any more (`LINK_INVALID`), or the request could not be read (`BAD_REQUEST`).',
        content: { 'application/json': { schema: ref('schemas', 'Error'), example: EXAMPLE_OF_A_WRONG_FIELD } },
      },
      TooLarge: errorAnswer('The body is too large.', 'PAYLOAD_TOO_LARGE', 'The request is too large'),
      UnsupportedMediaType: errorAnswer('The body is no JSON.', 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported content type'),
      OtherBody: errorAnswer(
        'The idempotency key was used with another body.',
        'UNPROCESSABLE',
        'The idempotency key was used for another request',
      ),
      RateLimited: errorAnswer('Too many tries.', 'RATE_LIMITED', 'Too many requests. Please try again later.', {
        'Retry-After': ref('headers', 'RetryAfter'),
      }),
      Unauthorized: errorAnswer(
        'There is no living session.',
        'UNAUTHENTICATED',
        'Authentication error: Please log in again to continue',
      ),
      Forbidden: errorAnswer(
        'The caller sees it and may not do this (`FORBIDDEN`), or the plan allows no more (`PLAN_LIMIT_REACHED`).',
        'FORBIDDEN',
        'Permission denied',
      ),
      Conflict: errorAnswer(
        'Somebody else has changed it (`fields` then names `version`), it does not stand so that this could be done, or the same is being ' +
          'dealt with at this moment: `Retry-After` then says when to ask again.',
        'CONFLICT',
        'Somebody else has changed this in the meantime',
      ),
      PreconditionFailed: errorAnswer(
        'It is not the version of `If-Match` any more.',
        'PRECONDITION_FAILED',
        'Somebody else has changed this in the meantime',
      ),
      RequestTimeout: errorAnswer(
        'The request took too long to arrive.',
        'REQUEST_TIMEOUT',
        'The request took too long to arrive',
      ),
      HeadersTooLarge: errorAnswer(
        'The address or the headers of the request are too long.',
        'HEADERS_TOO_LARGE',
        'The address or the headers of the request are too long',
      ),
      ServerError: errorAnswer('Something went wrong that is not the caller’s fault.', 'INTERNAL', 'Server error'),
      Unavailable: errorAnswer(
        'Too much is asked at the moment, or something that is needed does not answer: ask again a little later.',
        'UNAVAILABLE',
        'The service is not available at the moment. Please try again.',
        { 'Retry-After': ref('headers', 'RetryAfter') },
      ),
      NotFound: errorAnswer('There is nothing, or nothing that the caller may see.', 'NOT_FOUND', 'Not found'),
      MethodNotAllowed: errorAnswer('The path has no such method.', 'METHOD_NOT_ALLOWED', 'Method not allowed', {
        Allow: ref('headers', 'Allow'),
      }),
    },
  },
};

/** What any request may be answered with, whatever it asks for. */
export const ANSWERS_TO_ALL: Readonly<Record<string, Json>> = {
  400: ref('responses', 'BadRequest'),
  408: ref('responses', 'RequestTimeout'),
  431: ref('responses', 'HeadersTooLarge'),
  500: ref('responses', 'ServerError'),
  503: ref('responses', 'Unavailable'),
};
