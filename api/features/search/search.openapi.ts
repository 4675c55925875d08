import { EVENT_TYPE_SLUGS, PAGE_SIZE, SUGGESTIONS } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref, json } from '../../kernel/openapi/document.ts';
import { wordOf } from './catalogue-rest.ts';
import { AMENITIES, LAYOUTS } from './catalogue-row.ts';
import { MAX_LOCATIONS, MAX_TEXT } from './search.inputs.ts';
import { BAND_SLUGS, VENUE_SCHEMAS } from './venue.openapi.ts';

type Operation = Record<string, Json>;

const SORTS = ['relevance', 'name', 'capacity', 'category', 'newest'];

/** A parameter of the query. The example is the schema's, as forms are filled with those of parameters. */
function query(name: string, description: string, schema: Operation, example: Json): Json {
  return { name, in: 'query', description, schema: { ...schema, examples: [example] } };
}

/** A parameter of the query that takes several values, separated by commas or sent one by one. */
function several(name: string, description: string, items: Json, example: Json[], limits: Operation = {}): Json {
  const schema = { type: 'array', items, ...limits, examples: [example] };
  return { name, in: 'query', description, style: 'form', explode: false, schema };
}

const oneOf = (values: readonly string[]): Json => ({ type: 'string', enum: [...values] });

const FILTERS: Json[] = [
  query(
    'q',
    'Free text over name, city and description: without accents, by French stems, forgiving typing errors.',
    { type: 'string', maxLength: MAX_TEXT },
    'château vignes',
  ),
  several(
    'location',
    'Regions, departments (name or code), cities, arrondissements or postal codes, separated by commas. Accents, case and ' +
      'hyphens do not count; "Paris" means all its arrondissements. A place that nobody knows is refused.',
    { type: 'string', maxLength: MAX_TEXT },
    ['Lyon', 'Savoie'],
    { maxItems: MAX_LOCATIONS },
  ),
  several('eventType', 'The venue is made for one of these events.', oneOf(EVENT_TYPE_SLUGS), ['journee-etude']),
  several(
    'capacity',
    'A number: the venue has one room that holds as many people, in `layout` when that is given, else in any. Bands: it has ' +
      'a room that, in some layout, holds a number within one of them.',
    { anyOf: [{ type: 'integer', minimum: 1, maximum: 100_000 }, oneOf(BAND_SLUGS)] },
    ['20-50'],
  ),
  several('category', 'Stars: any of these.', { type: 'integer', minimum: 1, maximum: 5 }, [4, 5]),
  several('layout', 'The venue has a room that takes one of these layouts.', oneOf(LAYOUTS.map(wordOf)), ['u-shape']),
  several('amenities', 'The venue has all of these services and installations.', oneOf(AMENITIES.map(wordOf)), [
    'wifi',
    'parking',
  ]),
  query('promotion', 'True: the venue has a promotion that runs today.', { type: 'boolean' }, true),
  query(
    'isHomepageSlider',
    'True: only venues of the slider of the home page, in its order unless `sort` says otherwise, whatever their days. False: only others.',
    { type: 'boolean' },
    true,
  ),
  query(
    'isPublished',
    'False: only venues that are not published, of which those who are not signed in see none.',
    { type: 'boolean' },
    true,
  ),
  query(
    'sort',
    'Order; `-` before it turns it round. Ties are broken by prominence, then name, then id, so that pages never overlap.',
    { type: 'string', enum: SORTS.flatMap((sort) => [sort, `-${sort}`]), default: 'relevance' },
    '-capacity',
  ),
  ref('parameters', 'Page'),
  ref('parameters', 'Limit'),
];

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
        ...(same ? { headers: { ETag: ref('headers', 'ETag') } } : {}),
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
            headers: { 'X-Total-Count': ref('headers', 'TotalCount'), Link: ref('headers', 'Link') },
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
