import { LANGUAGES } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref, queryParameter, someOf } from '../../platform/openapi/document.ts';
import { STATE_PARAMETERS } from './quote-export.rest.ts';
import { QUOTE_WORDS } from './quote.rest.ts';

const day: Json = { type: 'string', format: 'date' };

export const quoteExportOpenApi: OpenApiPart = {
  paths: {
    '/quotes/export': {
      get: {
        operationId: 'exportQuoteRequests',
        summary: 'Quote requests as a file for spreadsheets',
        description:
          'For administrators and the team; the team gets it without contacts and without what people wrote. The latest request comes ' +
          'first. UTF-8 with a byte order mark, cells separated by `;`. What a spreadsheet would take for a formula begins with an apostrophe.',
        tags: ['Quotes'],
        security: [{ bearer: [] }],
        parameters: [
          queryParameter('state', 'Where they stand; several by commas.', someOf(STATE_PARAMETERS.keys())),
          queryParameter('eventType', 'What kind of event; several by commas.', someOf(QUOTE_WORDS.eventTypes.keys())),
          queryParameter('eventFrom', 'The event ends on this day or later.', day),
          queryParameter('eventTo', 'The event begins on this day or earlier.', day),
          queryParameter('q', 'Part of the number, the company, the name, the e-mail address or a venue.', {
            type: 'string',
            maxLength: 100,
          }),
          queryParameter('language', 'Of the words in it.', { type: 'string', enum: [...LANGUAGES], default: 'fr' }),
        ],
        responses: {
          200: {
            description: 'The file.',
            content: { 'text/csv': { schema: { type: 'string', description: 'One line a request.' } } },
          },
          400: ref('responses', 'BadRequest'),
          401: ref('responses', 'Unauthorized'),
          403: {
            description: 'Who asks does not deal with quote requests.',
            content: { 'application/json': { schema: ref('schemas', 'Error') } },
          },
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
  },
};
