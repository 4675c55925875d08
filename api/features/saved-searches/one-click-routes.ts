import { Router } from 'express';
import { END_PATH } from './saved-search-links.ts';
import type { SavedSearchService } from './saved-search.service.ts';

/** Ends a saved search from within a mail program (RFC 8058). By a GET the path is a page that asks first: scanners of mails follow links. */
export function oneClickRoutes(savedSearches: Pick<SavedSearchService, 'end'>): Router {
  const router = Router();
  router.post(END_PATH, async (request, response) => {
    const { token } = request.query;
    await savedSearches.end(typeof token === 'string' ? token : '');
    response.set('cache-control', 'no-store').type('text/plain').send('OK');
  });
  return router;
}
