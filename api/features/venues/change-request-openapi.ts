import { wordsOf } from '../../platform/http/words.ts';
import { type Json, json, ref } from '../../platform/openapi/document.ts';
import { ChangeRequestStatus, ChangeRequestType, VenueField } from './venue-management.enums.ts';

/** Headers of an answer that leads to a request. */
export const FOLLOWED: Record<string, Json> = { Location: ref('headers', 'Followed') };

export const changeRequestPaths: Record<string, Record<string, Json>> = {
  '/change-requests/{id}': {
    get: {
      tags: ['Establishments'],
      security: [{ bearer: [] }],
      operationId: 'getChangeRequest',
      summary: 'What became of a change request',
      description:
        'For who has asked for it and for the platform. GraphQL’s `changeRequest` has both sides of the change.',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id of the request, as the `Location` of a 202 names it.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The request.', content: json(ref('schemas', 'ChangeRequest')) },
        401: ref('responses', 'Unauthorized'),
        404: ref('responses', 'NotFound'),
        405: ref('responses', 'MethodNotAllowed'),
      },
    },
  },
};

const words = (values: Record<string, string>): string[] => [...wordsOf(values).keys()];
const said = (description: string): Json => ({
  type: ['string', 'null'],
  description: `${description}; null = nothing.`,
});

export const CHANGE_REQUEST: Json = {
  type: 'object',
  description: 'What is asked of the moderators.',
  required: ['id', 'type', 'status', 'establishmentId', 'changes', 'comments', 'reason', 'submittedOn', 'processedOn'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Id of the request.' },
    type: { type: 'string', enum: words(ChangeRequestType), description: 'What is asked for.' },
    status: { type: 'string', enum: words(ChangeRequestStatus), description: 'What became of it.' },
    establishmentId: { type: 'string', format: 'uuid', description: 'Id of the establishment.' },
    changes: {
      type: 'array',
      description: 'What it changes; empty for a creation or deletion.',
      items: { type: 'string', enum: words(VenueField) },
    },
    comments: said('What the owner says about it'),
    reason: said('Why it was rejected'),
    submittedOn: { type: 'string', format: 'date-time', description: 'When it was asked for.' },
    processedOn: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When it was decided; null = it waits.',
    },
  },
};
