import type { Response } from 'express';
import * as z from 'zod';
import { SUGGESTIONS } from '../../../schema/constants.ts';
import { AppError } from '../../platform/errors.ts';
import { markVersion } from '../../platform/http/conditions.ts';
import { jsonArray, sendPrivateJson, sendPublicJson } from '../../platform/http/json-answers.ts';
import { id, text, told, integer } from '../../platform/rest/fields.ts';
import { answer, type Asked, handledRoute } from '../../platform/rest/route.ts';
import { ESTABLISHMENT, ESTABLISHMENTS as tag, MANAGED_ESTABLISHMENT, VENUE_ID } from '../venues/rest-venue.types.ts';
import { listHeaders, pathOf, RestReads } from './rest-reads.ts';
import { FAVOURITES_QUERY, LIST_QUERY, SUGGESTION_QUERY } from './search-parameters.ts';
import { toFavouritesCount, toListQuery } from './search-query.ts';
import type { SearchContext, SearchNeeds } from './services.ts';

type Context = SearchContext & SearchNeeds;
interface Http {
  response: Response;
}

const SUGGESTION = told(
  {
    label: text('Its name; that of a place is what the filter `location` takes.', undefined, 'Lyon 2e'),
    type: z
      .enum(['city', 'department', 'region', 'establishment'])
      .meta({ description: 'What it is.', examples: ['city'] }),
    count: integer('Establishments that it leads to.', undefined, 7),
    id: id('Id of the establishment; a place has none.').optional(),
    slug: text('Slug of the establishment; a place has none.', undefined, 'chateau-des-brumes-lyon').optional(),
  },
  'A place or an establishment that what was typed may mean.',
  'Suggestion',
);
const group = (description: string) => z.array(SUGGESTION).meta({ description });
const SUGGESTED = told(
  {
    cities: group('Cities; arrondissements in numeric order. At most 20.'),
    departments: group('Departments, at most 10.'),
    regions: group('Regions, at most 10.'),
    establishments: group('Establishments by name, at most 10.'),
  },
  'Suggestions by group, best first: by number of establishments, then population.',
  'Suggestions',
);
const EITHER = z.union([ESTABLISHMENT, MANAGED_ESTABLISHMENT]);
const MOVED = answer(
  'The venue had this slug before.',
  told({ slug: text('The slug that it has now.', undefined, 'le-nouveau-nom') }, 'Where it is now.'),
  'Location',
);
const LISTED = ['TotalCount', 'Link', 'UnknownLocations'] as const;
const LOOKED_UP =
  'What has the form of an id (8-4-4-4-12 hexadecimal digits) is looked up as one, everything else as a slug.';

const sendList = async ({ search }: Context, { url }: Asked, { response }: Http) =>
  sendPublicJson(response, await new RestReads(search).list(url));

const sendVenue = async ({ search }: Context, { params, url }: Asked, { response }: Http) => {
  const [idOrSlug = ''] = Object.values(params);
  const found = await new RestReads(search).venue(idOrSlug);
  if (found) return sendPublicJson(response, found);
  const slug = await search.movedTo(idOrSlug);
  if (slug === null) throw new AppError('NOT_FOUND', 'Establishment not found');
  const path = pathOf(url);
  response.setHeader('location', `${path.slice(0, path.lastIndexOf('/'))}/${slug}`);
  response.status(301);
  sendPrivateJson(response, JSON.stringify({ slug }));
};

const sendManaged = async (
  { managedRests, caller }: Context,
  asked: Asked<typeof LIST_QUERY>,
  { response }: Http,
  own: boolean,
) => {
  const query = await toListQuery(asked);
  const { documents, ...list } = await managedRests.list(caller.viewer, query, own);
  response.set(listHeaders(asked.url, query, list));
  sendPrivateJson(response, jsonArray(documents));
};

/** Answers that are the same for everybody mostly come from a cache before the routes: `RestReads`. */
const PUBLIC = { tag, access: 'everybody' } as const;

const PUBLIC_VENUE = {
  ...PUBLIC,
  description: LOOKED_UP,
  answers: { 200: answer('The venue.', ESTABLISHMENT, 'ETag'), 301: MOVED },
  errors: [404],
  handle: sendVenue,
};

/** Reads of venues over REST: public ones, and for signed-in users also those that they may see. */
export const SEARCH_ROUTES = [
  handledRoute({
    ...PUBLIC,
    at: 'GET /public/establishments',
    id: 'listPublicEstablishments',
    summary: 'Find public venues',
    description: 'The venues that everybody sees.',
    query: LIST_QUERY,
    answers: { 200: answer('One page of the list.', z.array(ESTABLISHMENT), ...LISTED, 'ETag') },
    handle: sendList,
  }),
  handledRoute({
    ...PUBLIC,
    at: 'GET /establishments',
    id: 'listEstablishments',
    session: 'optional',
    summary: 'Find venues',
    description:
      'The venues that the caller may see: without a session the public ones, with one also those that are theirs; moderators see ' +
      'all. Those that they keep have the fields of a `ManagedEstablishment`.',
    query: LIST_QUERY,
    answers: { 200: answer('One page of the list.', z.array(EITHER), ...LISTED) },
    errors: [304],
    handle: async (context: Context, asked, http) =>
      (await context.caller.find()) ? sendManaged(context, asked, http, false) : sendList(context, asked, http),
  }),
  handledRoute({
    ...PUBLIC_VENUE,
    at: 'GET /public/establishments/{id}',
    id: 'getPublicEstablishment',
    summary: 'Read a public venue',
    params: { id: VENUE_ID },
  }),
  handledRoute({
    ...PUBLIC_VENUE,
    at: 'GET /public/establishments/slug/{slug}',
    id: 'getPublicEstablishmentBySlug',
    summary: 'Read a public venue by its slug',
    params: { slug: VENUE_ID },
  }),
  handledRoute({
    ...PUBLIC,
    at: 'GET /establishments/{id}',
    id: 'getEstablishment',
    session: 'optional',
    summary: 'Read a venue, with the fields of a `ManagedEstablishment` for those who keep it',
    description: LOOKED_UP,
    params: { id: VENUE_ID },
    answers: { 200: answer('The venue.', EITHER, 'VersionTag'), 301: MOVED },
    errors: [304, 404],
    handle: async (context: Context, asked, http) => {
      const viewer = await context.caller.find();
      const managed = viewer && (await context.managedVenues.sees(viewer, asked.params['id']!));
      if (!managed) return sendVenue(context, asked, http);
      const { json, version } = await context.managedRest(managed);
      // The version for a later change.
      markVersion(http.response, version);
      sendPrivateJson(http.response, json);
    },
  }),
  handledRoute({
    ...PUBLIC,
    at: 'GET /public/favorites',
    id: 'listFavorites',
    summary: 'Read the favourites',
    description: 'The "coups de cœur" in an order of chance, another one each time.',
    query: FAVOURITES_QUERY,
    answers: { 200: answer('The favourites.', z.array(ESTABLISHMENT), 'TotalCount') },
    handle: async ({ search }: Context, asked, { response }) => {
      const ids = search.drawnFavouriteIds(await toFavouritesCount(asked));
      response.setHeader('x-total-count', String(search.favouriteIds().length));
      sendPrivateJson(response, jsonArray((await search.restDocuments(ids)).map(({ json }) => json)));
    },
  }),
  handledRoute({
    ...PUBLIC,
    at: 'GET /establishments/suggestions',
    id: 'suggestEstablishments',
    summary: 'Suggest places and venues',
    description:
      'Places that have venues, and venues, with a word that begins with what was typed; accents, hyphens and apostrophes do not ' +
      `count. With nothing typed, the ${SUGGESTIONS.onFocus} best of each group.`,
    query: SUGGESTION_QUERY,
    answers: { 200: answer('The suggestions.', SUGGESTED, 'ETag') },
    handle: async ({ search }: Context, { url }, { response }) =>
      sendPublicJson(response, await new RestReads(search).suggestions(url)),
  }),
  handledRoute({
    at: 'GET /establishments/my',
    id: 'listMyEstablishments',
    tag,
    summary: 'Find one’s own venues',
    description: 'The venues of the person who is signed in, whether or not the public sees them.',
    access: 'signedIn',
    refusals: { UNAUTHENTICATED: 'Authentication required: Please log in to view your establishments' },
    query: LIST_QUERY,
    answers: { 200: answer('One page of the list.', z.array(MANAGED_ESTABLISHMENT), ...LISTED) },
    handle: async (context: Context, asked, http) => sendManaged(context, asked, http, true),
  }),
];
