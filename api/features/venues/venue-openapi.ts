import { type Json, type OpenApiPart, ref, json, failure } from '../../platform/openapi/document.ts';
import { CHANGE_REQUEST, changeRequestPaths, FOLLOWED } from './change-request-openapi.ts';
import { FORM_FIELDS, PART_FORMS, ROOM_FORM } from './venue-form-openapi.ts';

const VENUE = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id or slug of the establishment.',
  schema: { type: 'string', maxLength: 200 },
  example: 'chateau-des-brumes-lyon',
};
const BODY = (form: string): Json => ({ required: true, content: json(ref('schemas', form)) });
const SAVED = (description: string, headers: Record<string, Json> = {}): Json => ({
  description,
  headers: { ETag: ref('headers', 'VersionTag'), ...headers },
  content: json(ref('schemas', 'ManagedEstablishment')),
});
const operation = (operationId: string, summary: string, description: string) => ({
  tags: ['Establishments'],
  security: [{ bearer: [] }],
  operationId,
  summary,
  description,
});
const REFUSED = {
  401: ref('responses', 'Unauthorized'),
  403: ref('responses', 'EstablishmentForbidden'),
  405: ref('responses', 'MethodNotAllowed'),
};
const WRITTEN = {
  400: ref('responses', 'BadRequest'),
  413: ref('responses', 'TooLarge'),
  415: ref('responses', 'UnsupportedMediaType'),
};
const ALIAS = 'The same as without `/public`: same session, same rules. ';

function createOperation(id: string, alias: string): Json {
  return {
    ...operation(
      id,
      'Make a draft of a venue',
      `${alias}Name and city are enough. It is the caller’s, unpublished, and waits to be submitted for review.`,
    ),
    parameters: [ref('parameters', 'IdempotencyKey')],
    requestBody: BODY('NewEstablishmentForm'),
    responses: {
      201: SAVED('The draft.', { Location: ref('headers', 'Created') }),
      ...WRITTEN,
      ...REFUSED,
      409: ref('responses', 'InFlight'),
      422: ref('responses', 'OtherBody'),
    },
  };
}

function oneOperations(suffix: string, alias: string): Record<string, Json> {
  return {
    put: {
      ...operation(
        `updateEstablishment${suffix}`,
        'Change a venue',
        `${alias}The body is a JSON Merge Patch (RFC 7396): what is not sent stays as it is, \`null\` clears it, lists are whole; a venue that was read can be sent back. What an owner changes of one that is approved waits for a moderator: the answer is then 202, with what is in force.`,
      ),
      parameters: [VENUE, ref('parameters', 'IfMatch')],
      requestBody: BODY('EstablishmentForm'),
      responses: {
        200: SAVED('The venue as it is now.'),
        202: SAVED('The venue as it is in force; what was changed waits for a moderator.', FOLLOWED),
        ...WRITTEN,
        ...REFUSED,
        404: ref('responses', 'NoSuchEstablishment'),
        409: ref('responses', 'EstablishmentConflict'),
        412: ref('responses', 'PreconditionFailed'),
      },
    },
    delete: {
      ...operation(
        `deleteEstablishment${suffix}`,
        'Delete a venue',
        `${alias}An administrator can restore it for 30 days. The owner of an approved one asks for it.`,
      ),
      parameters: [VENUE, ref('parameters', 'IfMatch')],
      responses: {
        204: { description: 'It is deleted.' },
        202: {
          description: 'It is asked for, and waits for a moderator.',
          headers: FOLLOWED,
          content: json({
            type: 'object',
            required: ['changeRequest'],
            properties: { changeRequest: ref('schemas', 'ChangeRequest') },
          }),
        },
        400: ref('responses', 'BadRequest'),
        ...REFUSED,
        404: ref('responses', 'NoSuchEstablishment'),
        409: ref('responses', 'EstablishmentConflict'),
        412: ref('responses', 'PreconditionFailed'),
      },
    },
  };
}

/** The writes of venues. */
export const venueOpenApi: OpenApiPart = {
  paths: {
    '/establishments': { post: createOperation('createEstablishment', '') },
    '/public/establishments': { post: createOperation('createPublicEstablishment', ALIAS) },
    '/establishments/{id}': oneOperations('', ''),
    '/public/establishments/{id}': oneOperations('ByPublicPath', ALIAS),
    ...changeRequestPaths,
  },
  components: {
    schemas: {
      RoomForm: ROOM_FORM,
      EstablishmentForm: { type: 'object', description: 'What changes of an establishment.', properties: FORM_FIELDS },
      NewEstablishmentForm: {
        type: 'object',
        description: 'A new establishment.',
        required: ['name', 'city'],
        properties: FORM_FIELDS,
      },
      ...PART_FORMS,
      ChangeRequest: CHANGE_REQUEST,
    },
    responses: {
      EstablishmentForbidden: failure(
        'The caller sees the establishment, and may not do this with it; or his plan does not allow it.',
        'FORBIDDEN',
        'Permission denied: You do not have permission to update this establishment',
      ),
      NoSuchEstablishment: failure(
        'There is no such establishment, or it is hidden from the caller.',
        'NOT_FOUND',
        'Establishment not found',
      ),
      EstablishmentConflict: failure(
        'Somebody else has changed it (`fields` then names `version`), or it does not stand so that this could be done.',
        'CONFLICT',
        'Somebody else has changed this in the meantime',
      ),
    },
  },
};
