import { PAGE_SIZE } from '../../../schema/constants.ts';
import { AppError, type ErrorCode } from '../errors.ts';

/** Text, number or structure as JSON writes it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Record<string, Json>;

/** A reference to an entry of `components`. */
export function ref(kind: 'schemas' | 'parameters' | 'responses' | 'headers', name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

/** An error as a response; code and message of the usual one are its example. */
interface DescribedError {
  code: ErrorCode;
  description: string;
  /** Instead of the usual text of the code. */
  message?: string;
  fields?: Json;
  headers?: JsonObject;
}

const RETRY_AFTER = { 'Retry-After': ref('headers', 'RetryAfter') };

/** By the names of the responses. */
const ERRORS: Readonly<Record<string, DescribedError>> = {
  BadRequest: {
    code: 'VALIDATION_FAILED',
    description:
      'Parameters or fields are wrong (`VALIDATION_FAILED`), the captcha is missing, forged, expired or was used (`CAPTCHA_FAILED`), a link ' +
      'is not good any more (`LINK_INVALID`), or the request could not be read (`BAD_REQUEST`).',
    message: 'Validation error: limit: tooGreat',
    fields: [{ path: 'limit', code: 'tooGreat', params: { max: PAGE_SIZE.max } }],
  },
  TooLarge: { code: 'PAYLOAD_TOO_LARGE', description: 'The body is too large.' },
  UnsupportedMediaType: { code: 'UNSUPPORTED_MEDIA_TYPE', description: 'The body is no JSON.' },
  OtherBody: {
    code: 'UNPROCESSABLE',
    description: 'The idempotency key was used with another body.',
    message: 'The idempotency key was used for another request',
  },
  RateLimited: { code: 'RATE_LIMITED', description: 'Too many tries.', headers: RETRY_AFTER },
  Unauthorized: { code: 'UNAUTHENTICATED', description: 'There is no living session.' },
  Forbidden: {
    code: 'FORBIDDEN',
    description:
      'The caller sees it and may not do this (`FORBIDDEN`), or the plan allows no more (`PLAN_LIMIT_REACHED`).',
  },
  Conflict: {
    code: 'CONFLICT',
    description:
      'Somebody else has changed it (`fields` then names `version`), it does not stand so that this could be done, or the same is being ' +
      'dealt with at this moment: `Retry-After` then says when to ask again.',
  },
  PreconditionFailed: { code: 'PRECONDITION_FAILED', description: 'It is not the version of `If-Match` any more.' },
  RequestTimeout: { code: 'REQUEST_TIMEOUT', description: 'The request took too long to arrive.' },
  HeadersTooLarge: {
    code: 'HEADERS_TOO_LARGE',
    description: 'The address or the headers of the request are too long.',
  },
  ServerError: { code: 'INTERNAL', description: 'Something went wrong that is not the caller’s fault.' },
  Unavailable: {
    code: 'UNAVAILABLE',
    description:
      'Too much is asked at the moment, or something that is needed does not answer: ask again a little later.',
    headers: RETRY_AFTER,
  },
  NotFound: { code: 'NOT_FOUND', description: 'There is nothing, or nothing that the caller may see.' },
  MethodNotAllowed: {
    code: 'METHOD_NOT_ALLOWED',
    description: 'The path has no such method.',
    headers: { Allow: ref('headers', 'Allow') },
  },
};

function errorResponse({
  code,
  description,
  message = new AppError(code).message,
  fields,
  headers,
}: DescribedError): Json {
  const example = { error: { code, message, ...(fields ? { fields } : {}) }, message };
  return {
    description,
    ...(headers ? { headers } : {}),
    content: { 'application/json': { schema: ref('schemas', 'Error'), example } },
  };
}

const RESPONSES: ReadonlyMap<number, string> = new Map([
  [304, 'NotModified'],
  ...Object.entries(ERRORS).map(([name, { code }]) => [new AppError(code).status, name] as const),
]);

/** References to the responses with these statuses. */
export function responses(statuses: readonly number[]): JsonObject {
  return Object.fromEntries(statuses.map((status) => [status, ref('responses', RESPONSES.get(status)!)]));
}

/** What any request may be answered with, whatever it asks for. */
export const RESPONSES_TO_ALL = responses([400, 408, 431, 500, 503]);

/** A header of one text. */
const textHeader = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

/** What all routes have in common: errors, pages and headers. */
export const COMPONENTS = {
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
    ...Object.fromEntries(Object.entries(ERRORS).map(([name, error]) => [name, errorResponse(error)])),
  },
} satisfies Record<string, JsonObject>;
