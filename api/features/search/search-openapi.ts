import { PAGE_SIZE, SUGGESTIONS } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref, json } from '../../platform/openapi/document.ts';
import { FILTERS, query } from './search-filters-openapi.ts';
import { MAX_TEXT } from './search.inputs.ts';
import { VENUE_SCHEMAS } from './venue-openapi.ts';

type Operation = Record<string, Json>;

const LIST_OF_VENUES = json({ type: 'array', items: ref('schemas', 'Establishment') });
const EITHER: Json = { anyOf: [ref('schemas', 'Establishment'), ref('schemas', 'ManagedEstablishment')] };
const MANAGED_LIST = json({ type: 'array', items: ref('schemas', 'ManagedEstablishment') });
const CACHED = { 304: ref('responses', 'NotModified'), 405: ref('responses', 'MethodNotAllowed') };
const PUBLIC: Operation = { tags: ['Establishments'], security: [{}] };
const PUBLIC_OR_SIGNED_IN: Operation = { tags: ['Establishments'], security: [{}, { bearer: [] }] };

/** Whom a read is for: with a session those who keep a venue see more of it, and no cache may keep that. */
type Audience = 'everybody' | 'with or without session';

function list(operationId: string, summary: string, description: string, audience: Audience = 'everybody'): Operation {
  const same = audience === 'everybody';
  return {
    operationId,
    summary,
    description,
    parameters: FILTERS,
    responses: {
      200: {
        description: 'One page of the list.',
        headers: {
          'X-Total-Count': ref('headers', 'TotalCount'),
          Link: ref('headers', 'Link'),
          'X-Unknown-Locations': ref('headers', 'UnknownLocations'),
          ...(same ? { ETag: ref('headers', 'ETag') } : {}),
        },
        content: same ? LIST_OF_VENUES : json({ type: 'array', items: EITHER }),
      },
      400: ref('responses', 'BadRequest'),
      ...CACHED,
    },
  };
}

function one(operationId: string, parameter: string, summary: string, audience: Audience = 'everybody'): Operation {
  const same = audience === 'everybody';
  return {
    operationId,
    summary,
    description:
      'What has the form of an id (8-4-4-4-12 hexadecimal digits) is looked up as one, everything else as a slug.',
    parameters: [
      {
        name: parameter,
        in: 'path',
        required: true,
        description: 'Id or slug of the venue.',
        schema: { type: 'string' },
        example: 'chateau-des-brumes-lyon',
      },
    ],
    responses: {
      200: {
        description: 'The venue.',
        headers: { ETag: ref('headers', same ? 'ETag' : 'VersionTag') },
        content: json(same ? ref('schemas', 'Establishment') : EITHER),
      },
      301: {
        description: 'The venue had this slug before.',
        headers: { Location: ref('headers', 'Location') },
        content: json({
          type: 'object',
          required: ['slug'],
          properties: {
            slug: { type: 'string', description: 'The slug that it has now.', examples: ['le-nouveau-nom'] },
          },
        }),
      },
      400: ref('responses', 'BadRequest'),
      404: ref('responses', 'NotFound'),
      ...CACHED,
    },
  };
}

/** The public reads. */
export const searchOpenApi: OpenApiPart = {
  tags: [{ name: 'Establishments', description: 'Venues for professional events.' }],
  paths: {
    '/public/establishments': {
      get: { ...PUBLIC, ...list('listPublicEstablishments', 'Find public venues', 'The venues that everybody sees.') },
    },
    '/establishments': {
      get: {
        ...PUBLIC_OR_SIGNED_IN,
        ...list(
          'listEstablishments',
          'Find venues',
          'The venues that the caller may see: without a session the public ones, with one also those that are his; moderators see ' +
            'all. Those that he keeps have the fields of a `ManagedEstablishment`.',
          'with or without session',
        ),
      },
    },
    '/public/establishments/{id}': {
      get: { ...PUBLIC, ...one('getPublicEstablishment', 'id', 'Read a public venue') },
    },
    '/public/establishments/slug/{slug}': {
      get: { ...PUBLIC, ...one('getPublicEstablishmentBySlug', 'slug', 'Read a public venue by its slug') },
    },
    '/establishments/{id}': {
      get: {
        ...PUBLIC_OR_SIGNED_IN,
        ...one(
          'getEstablishment',
          'id',
          'Read a venue, with the fields of a `ManagedEstablishment` for those who keep it',
          'with or without session',
        ),
      },
    },
    '/establishments/my': {
      get: {
        tags: ['Establishments'],
        security: [{ bearer: [] }],
        ...list(
          'listMyEstablishments',
          'Find one’s own venues',
          'The venues of the person who is signed in, whether or not the public sees them.',
        ),
        responses: {
          200: {
            description: 'One page of the list.',
            headers: {
              'X-Total-Count': ref('headers', 'TotalCount'),
              Link: ref('headers', 'Link'),
              'X-Unknown-Locations': ref('headers', 'UnknownLocations'),
            },
            content: MANAGED_LIST,
          },
          400: ref('responses', 'BadRequest'),
          401: ref('responses', 'Unauthorized'),
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
    '/establishments/suggestions': {
      get: {
        ...PUBLIC,
        operationId: 'suggestEstablishments',
        summary: 'Suggest places and venues',
        description:
          'Places that have venues, and venues, with a word that begins with what was typed; accents, hyphens and apostrophes do not ' +
          `count. With nothing typed, the ${SUGGESTIONS.onFocus} best of each group.`,
        parameters: [
          query('q', 'What was typed.', { type: 'string', maxLength: MAX_TEXT }, 'st et'),
          query(
            'limit',
            'At most so many of each group, within the limits of each.',
            { type: 'integer', minimum: 1, maximum: SUGGESTIONS.typing.cities },
            5,
          ),
        ],
        responses: {
          200: {
            description: 'The suggestions.',
            headers: { ETag: ref('headers', 'ETag') },
            content: json(ref('schemas', 'Suggestions')),
          },
          400: ref('responses', 'BadRequest'),
          ...CACHED,
        },
      },
    },
    '/public/favorites': {
      get: {
        ...PUBLIC,
        operationId: 'listFavorites',
        summary: 'Read the favourites',
        description: 'The "coups de cœur" in an order of chance, another one each time.',
        parameters: [
          query(
            'limit',
            'At most so many.',
            { type: 'integer', minimum: 1, maximum: PAGE_SIZE.max, default: PAGE_SIZE.max },
            8,
          ),
        ],
        responses: {
          200: {
            description: 'The favourites.',
            headers: { 'X-Total-Count': ref('headers', 'TotalCount') },
            content: LIST_OF_VENUES,
          },
          400: ref('responses', 'BadRequest'),
          405: ref('responses', 'MethodNotAllowed'),
        },
      },
    },
  },
  components: { schemas: VENUE_SCHEMAS },
};
