import { LANGUAGES } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref, queryParameter } from '../../platform/openapi/document.ts';
import { AUDIT_WORDS } from './audit.rest.ts';

const day: Json = { type: 'string', format: 'date' };

export const auditOpenApi: OpenApiPart = {
  paths: {
    '/audit-log/export': {
      get: {
        operationId: 'exportAuditLog',
        summary: 'The audit log as a file for spreadsheets',
        description:
          'For administrators. Latest first, by the codes that entries are kept with; before and after are JSON of the fields that ' +
          'were changed. UTF-8 with a byte order mark, cells separated by `;`. What a spreadsheet would take for a formula begins ' +
          'with an apostrophe. That it was exported is an entry itself.',
        tags: ['Audit log'],
        security: [{ bearer: [] }],
        parameters: [
          queryParameter('actor', 'Id of the account that acted.', { type: 'string', format: 'uuid' }),
          queryParameter('system', 'Only what the product did by itself.', { type: 'boolean' }),
          queryParameter('action', 'What was done; several by commas.', {
            type: 'array',
            items: { type: 'string', enum: [...AUDIT_WORDS.actions.keys()] },
          }),
          queryParameter('object', 'To what kind of object.', {
            type: 'string',
            enum: [...AUDIT_WORDS.objects.keys()],
          }),
          queryParameter('objectId', 'Id of the object.', { type: 'string', maxLength: 64 }),
          queryParameter('from', 'On this day (Paris) or later.', day),
          queryParameter('to', 'On this day (Paris) or earlier.', day),
          queryParameter('q', 'Part of the name of the object or of who acted.', { type: 'string', maxLength: 100 }),
          queryParameter('language', 'Of the names of the columns.', {
            type: 'string',
            enum: [...LANGUAGES],
            default: 'fr',
          }),
        ],
        responses: {
          200: {
            description: 'The file.',
            content: { 'text/csv': { schema: { type: 'string', description: 'One line an entry.' } } },
          },
          400: ref('responses', 'BadRequest'),
          401: ref('responses', 'Unauthorized'),
          403: {
            description: 'Who asks is no administrator.',
            content: { 'application/json': { schema: ref('schemas', 'Error') } },
          },
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
  },
};
