import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import { type Json, type OpenApiPart, ref, queryParameter, someOf } from '../../platform/openapi/document.ts';
import { wordsOf } from '../../platform/http/words.ts';
import { ImportState } from './import-run.enums.ts';
import { PLACE_WORDS, STANDING_WORDS } from './transfer.rest.ts';

const csv = (description: string): Json => ({
  description: 'The file.',
  content: { 'text/csv': { schema: { type: 'string', description } } },
});
const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
});
const IMPORT_ID: Json = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the import.',
  schema: { type: 'string' },
};
const IMPORT: Json = {
  type: 'object',
  required: ['id', 'name', 'state', 'rows', 'rowsDone', 'createdAt', 'endedAt'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Id of the import.' },
    name: { type: 'string', description: 'What the file was called.', examples: ['hotels.csv'] },
    state: { type: 'string', enum: [...wordsOf(ImportState).keys()], description: 'Where it stands.' },
    rows: { type: 'integer', minimum: 0, description: 'Rows of the file.', examples: [120] },
    rowsDone: { type: ['integer', 'null'], minimum: 0, description: 'Rows that are done; null = nothing runs.' },
    createdAt: { type: 'string', format: 'date-time', description: 'When it was sent.' },
    endedAt: { type: ['string', 'null'], format: 'date-time', description: 'When it ended; null = it has not.' },
  },
};
const flag: Json = { type: 'boolean' };

export const transferOpenApi: OpenApiPart = {
  tags: [{ name: 'Imports', description: 'Files of establishments.' }],
  paths: {
    '/establishments/export': {
      get: {
        operationId: 'exportEstablishments',
        summary: 'Establishments as a file for spreadsheets',
        description:
          'Owners get their own, the platform all that fit; the team gets them without contacts. By name. UTF-8 with a byte order mark, cells ' +
          'separated by `;`. What a spreadsheet would take for a formula begins with an apostrophe. The file can be imported again, and ' +
          'changes nothing as long as nobody has changed it.',
        tags: ['Establishments'],
        security: [{ bearer: [] }],
        parameters: [
          queryParameter('q', 'Words of the name or the city.', { type: 'string', maxLength: 120 }),
          queryParameter(
            'standing',
            'How they stand; several by commas. Any but deleted unless given.',
            someOf(STANDING_WORDS.keys()),
          ),
          queryParameter('place', 'They have one of these places; several by commas.', someOf(PLACE_WORDS.keys())),
          queryParameter('pendingChange', 'Whether a change waits for a moderator.', flag),
          queryParameter('subscriptionExpired', 'Whether the subscription of their owner has ended.', flag),
          queryParameter('isBeyondPlan', 'Whether the plan of their owner has no room for them.', flag),
          queryParameter('ownerId', 'Whose they are.', { type: 'string', maxLength: 60 }),
          queryParameter('own', 'The caller’s own alone, whoever he is.', flag),
        ],
        responses: {
          200: csv('One line an establishment.'),
          400: ref('responses', 'BadRequest'),
          401: ref('responses', 'Unauthorized'),
          403: refused('Establishments of others.'),
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
    '/imports': {
      post: {
        operationId: 'uploadImport',
        summary: 'Sends a file of establishments',
        description: 'For administrators. The file is looked at and kept; GraphQL checks and imports it.',
        tags: ['Imports'],
        security: [{ bearer: [] }],
        parameters: [
          queryParameter('name', 'What the file is called.', { type: 'string', maxLength: IMPORT_LIMITS.fileName }),
        ],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: {
                  file: {
                    type: 'string',
                    format: 'binary',
                    description: `A CSV file of at most ${IMPORT_LIMITS.maxBytes / 1024 / 1024} MB, with its columns in the first line.`,
                  },
                },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'It is kept.',
            headers: { Location: ref('headers', 'Created') },
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['id'],
                  properties: { id: { type: 'string', format: 'uuid', description: 'Id of the import.' } },
                },
              },
            },
          },
          400: ref('responses', 'BadRequest'),
          401: ref('responses', 'Unauthorized'),
          403: refused('Who asks is no administrator.'),
          405: ref('responses', 'MethodNotAllowed'),
          413: ref('responses', 'TooLarge'),
          415: ref('responses', 'UnsupportedMediaType'),
        },
      },
    },
    '/imports/{id}': {
      get: {
        operationId: 'getImport',
        summary: 'How an import stands',
        description: 'For administrators.',
        tags: ['Imports'],
        security: [{ bearer: [] }],
        parameters: [IMPORT_ID],
        responses: {
          200: { description: 'The import.', content: { 'application/json': { schema: IMPORT } } },
          401: ref('responses', 'Unauthorized'),
          403: refused('Who asks is no administrator.'),
          404: ref('responses', 'NotFound'),
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
    '/imports/{id}/issues': {
      get: {
        operationId: 'importIssues',
        summary: 'What an import says of the rows, as a file',
        description: 'For administrators: every remark of the last check or import. UTF-8 with a byte order mark, `;`.',
        tags: ['Imports'],
        security: [{ bearer: [] }],
        parameters: [IMPORT_ID],
        responses: {
          200: csv('One line a remark.'),
          401: ref('responses', 'Unauthorized'),
          403: refused('Who asks is no administrator.'),
          404: ref('responses', 'NotFound'),
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
  },
};
