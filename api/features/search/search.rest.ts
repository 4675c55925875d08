import type { Request, Response } from 'express';
import type { Services } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { jsonArray, sendPrivateJson, sendPublicJson } from '../../kernel/http/json-answers.ts';
import type { RestHandler, RestRoutes } from '../../kernel/http/rest-routes.ts';
import { pathOf, RestReads } from './rest-reads.ts';
import { readFavouritesQuery } from './search.query.ts';
import type { SearchService } from './search.service.ts';

/** The public reads of REST. */
export function searchRoutes(routes: RestRoutes, { search }: Services): void {
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
    .get('/establishments', sendList)
    .get('/public/establishments/{id}', sendVenue)
    .get('/public/establishments/slug/{slug}', sendVenue)
    .get('/establishments/{id}', sendVenue)
    .get('/public/favorites', (request, response) => sendFavourites(search, request, response))
    .get('/establishments/suggestions', async (request, response) =>
      sendPublicJson(response, await reads.suggestions(request.originalUrl)),
    )
    .get('/establishments/my', () => refuseToGuests());
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

function refuseToGuests(): never {
  throw new AppError('UNAUTHENTICATED', 'Authentication required: Please log in to view your establishments');
}
