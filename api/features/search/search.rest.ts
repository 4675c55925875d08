import type { Request, Response } from 'express';
import type { Services } from '../../context.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { AppError } from '../../kernel/errors.ts';
import { callerOf } from '../../kernel/http/callers.ts';
import { jsonArray, sendPrivateJson, sendPublicJson } from '../../kernel/http/json-answers.ts';
import { pageHeaders } from '../../kernel/http/page-headers.ts';
import type { RestHandler, RestRoutes } from '../../kernel/http/rest-routes.ts';
import { pathOf, RestReads } from './rest-reads.ts';
import { readFavouritesQuery, readListQuery } from './search.query.ts';
import type { SearchService } from './search.service.ts';

/** Reads of venues over REST: public ones, and for those who are signed in what they may see besides. */
export function searchRoutes(routes: RestRoutes, services: Services): void {
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
    .get('/public/establishments', sendList)
    .get('/establishments', async (request, response) => {
      const viewer = await callerOf(response).find();
      return viewer ? sendManaged(services, viewer, request, response, false) : sendList(request, response);
    })
    .get('/public/establishments/{id}', sendVenue)
    .get('/public/establishments/slug/{slug}', sendVenue)
    .get('/establishments/{id}', async (request, response) => {
      const viewer = await callerOf(response).find();
      const id = viewer && (await services.managedVenues.sees(viewer, String(request.params['id'])));
      if (id) sendPrivateJson(response, await services.managedRest(id));
      else await sendVenue(request, response);
    })
    .get('/public/favorites', (request, response) => sendFavourites(search, request, response))
    .get('/establishments/suggestions', async (request, response) =>
      sendPublicJson(response, await reads.suggestions(request.originalUrl)),
    )
    .get('/establishments/my', async (request, response) => {
      const viewer = await callerOf(response).find();
      if (!viewer) throw new AppError('UNAUTHENTICATED', SIGN_IN_FIRST);
      await sendManaged(services, viewer, request, response, true);
    });
}

const SIGN_IN_FIRST = 'Authentication required: Please log in to view your establishments';

async function sendManaged(
  { managedList }: Services,
  viewer: Viewer,
  request: Request,
  response: Response,
  own: boolean,
): Promise<void> {
  const query = await readListQuery(request.originalUrl);
  const { documents, ...list } = await managedList(viewer, query, own);
  const headers = pageHeaders({ ...list, path: pathOf(request.originalUrl), conditions: query.conditions });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
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
