import type { Request, Response } from 'express';
import type { SearchNeeds, SearchServices } from './services.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { callerOf } from '../../platform/http/callers.ts';
import { markVersion } from '../../platform/http/conditions.ts';
import { jsonArray, sendPrivateJson, sendPublicJson } from '../../platform/http/json-answers.ts';
import type { RestHandler, RestRoutes } from '../../platform/http/rest-routes.ts';
import { listHeaders, pathOf, RestReads } from './rest-reads.ts';
import { readFavouritesQuery, readListQuery } from './search-query.ts';
import type { SearchService } from './search.service.ts';

/** Reads of venues over REST: public ones, and for those who are signed in what they may see besides. */
export function searchRoutes(routes: RestRoutes, services: SearchNeeds & SearchServices): void {
  const { search } = services;
  const reads = new RestReads(search);
  const sendList: RestHandler = async (request, response) =>
    sendPublicJson(response, await reads.list(request.originalUrl));
  const sendVenue: RestHandler = async (request, response) => {
    const [idOrSlug = ''] = Object.values(request.params).map(String);
    const found = await reads.venue(idOrSlug);
    if (found) sendPublicJson(response, found);
    else await sendMoved(search, idOrSlug, request, response);
  };
  routes
    .get('/public/establishments', { access: 'everybody' }, sendList)
    .get('/establishments', { access: 'everybody' }, async (request, response) => {
      const viewer = await callerOf(response).find();
      return viewer ? sendManaged(services, viewer, request, response, false) : sendList(request, response);
    })
    .get('/public/establishments/{id}', { access: 'everybody' }, sendVenue)
    .get('/public/establishments/slug/{slug}', { access: 'everybody' }, sendVenue)
    .get('/establishments/{id}', { access: 'everybody' }, async (request, response) => {
      const viewer = await callerOf(response).find();
      const id = viewer && (await services.managedVenues.sees(viewer, String(request.params['id'])));
      if (id) await sendManagedVenue(services, id, response);
      else await sendVenue(request, response);
    })
    .get('/public/favorites', { access: 'everybody' }, (request, response) => sendFavourites(search, request, response))
    .get('/establishments/suggestions', { access: 'everybody' }, async (request, response) =>
      sendPublicJson(response, await reads.suggestions(request.originalUrl)),
    )
    .get('/establishments/my', { access: 'signedIn' }, async (request, response) => {
      const viewer = await callerOf(response).find();
      if (!viewer) throw new AppError('UNAUTHENTICATED', SIGN_IN_FIRST);
      await sendManaged(services, viewer, request, response, true);
    });
}

/** With the mark of its version, by which it is changed. */
async function sendManagedVenue({ managedRest }: SearchNeeds, id: string, response: Response): Promise<void> {
  const { json, version } = await managedRest(id);
  markVersion(response, version);
  sendPrivateJson(response, json);
}

const SIGN_IN_FIRST = 'Authentication required: Please log in to view your establishments';

async function sendManaged(
  { managedList }: SearchServices,
  viewer: Viewer,
  request: Request,
  response: Response,
  own: boolean,
): Promise<void> {
  const query = await readListQuery(request.originalUrl);
  const { documents, ...list } = await managedList(viewer, query, own);
  response.set(listHeaders(request.originalUrl, query, list));
  sendPrivateJson(response, jsonArray(documents));
}

async function sendMoved(search: SearchService, idOrSlug: string, request: Request, response: Response): Promise<void> {
  const slug = await search.movedTo(idOrSlug);
  if (slug === null) throw new AppError('NOT_FOUND', 'Establishment not found');
  const path = pathOf(request.originalUrl);
  response.setHeader('location', `${path.slice(0, path.lastIndexOf('/'))}/${slug}`);
  response.status(301);
  sendPrivateJson(response, JSON.stringify({ slug }));
}

async function sendFavourites(search: SearchService, request: Request, response: Response): Promise<void> {
  const ids = search.drawnFavouriteIds(await readFavouritesQuery(request.url));
  response.setHeader('x-total-count', String(search.favouriteIds().length));
  sendPrivateJson(response, jsonArray(await search.restDocuments(ids)));
}
