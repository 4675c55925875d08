import { PAGE_SIZE } from '../../../schema/constants.ts';
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
              'The rule that it breaks: `unknownValue`, `tooGreat`, `tooSmall`, `tooLong`, `tooMany`, `notWhole`, `unreadable` ' +
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
      Page: {
        name: 'page',
        in: 'query',
        description: 'Page, from 1. Past the last one the list is empty.',
        schema: { type: 'integer', minimum: 1, maximum: 10_000, default: 1, examples: [2] },
      },
      Limit: {
        name: 'limit',
        in: 'query',
        description: 'Entries a page.',
        schema: { type: 'integer', minimum: 1, maximum: PAGE_SIZE.max, default: PAGE_SIZE.default, examples: [50] },
      },
    },
    headers: {
      TotalCount: { description: 'Entries on all pages.', schema: { type: 'integer', minimum: 0 }, example: 164 },
      Link: {
        description:
          'Addresses of the first, previous, next and last page, relative to the server (RFC 8288). Absent when nothing was found.',
        schema: { type: 'string' },
        example: '</api/list?limit=10&page=1>; rel="first", </api/list?limit=10&page=2>; rel="next"',
      },
      ETag: {
        description:
          'Mark of this very content; sent back as `If-None-Match` it is answered with 304 while the content holds.',
        schema: { type: 'string' },
        example: 'W/"q1wWcZ0nSmO1l2Xv5TzFQm8aB3c"',
      },
      Location: {
        description: 'The address that holds now.',
        schema: { type: 'string' },
        example: '/api/list/the-new-name',
      },
      Allow: { description: 'The methods that there are.', schema: { type: 'string' }, example: 'HEAD, GET, OPTIONS' },
    },
    responses: {
      NotModified: {
        description: 'The content of `If-None-Match` still holds.',
        headers: { ETag: ref('headers', 'ETag') },
      },
      BadRequest: {
        description: 'A parameter or the request itself is wrong.',
        content: { 'application/json': { schema: ref('schemas', 'Error'), example: EXAMPLE_OF_A_WRONG_FIELD } },
      },
      Unauthorized: errorAnswer(
        'There is no living session.',
        'UNAUTHENTICATED',
        'Authentication error: Please log in again to continue',
      ),
      NotFound: errorAnswer('There is nothing, or nothing that the caller may see.', 'NOT_FOUND', 'Not found'),
      MethodNotAllowed: errorAnswer('The path has no such method.', 'METHOD_NOT_ALLOWED', 'Method not allowed', {
        Allow: ref('headers', 'Allow'),
      }),
    },
  },
};
