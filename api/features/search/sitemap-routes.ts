import { Router, type Handler, type Response } from 'express';
import { AppError } from '../../platform/errors.ts';
import type { Sitemap } from './sitemap.ts';

const HOUR_SECONDS = 3_600;

/** What search engines ask for at fixed addresses. */
export function sitemapRoutes(sitemap: Sitemap): Router {
  const router = Router();
  const xml =
    (read: (file: number) => Promise<string | null>): Handler =>
    async (request, response) => {
      const text = await read(Number(request.params['file'] ?? 1));
      if (text === null) throw new AppError('NOT_FOUND');
      send(response, 'application/xml', text);
    };
  router.get('/robots.txt', (_request, response) => send(response, 'text/plain', sitemap.robots()));
  router.get(
    '/sitemap.xml',
    xml(() => sitemap.index()),
  );
  router.get(
    '/sitemaps/pages.xml',
    xml(() => sitemap.pages()),
  );
  router.get(
    '/sitemaps/landings.xml',
    xml(() => sitemap.landings()),
  );
  router.get(
    '/sitemaps/venues-:file.xml',
    xml((file) =>
      Number.isSafeInteger(file) && file > 0 && file < 10_000 ? sitemap.venues(file) : Promise.resolve(null),
    ),
  );
  return router;
}

function send(response: Response, type: string, text: string): void {
  response.set('cache-control', `public, max-age=${HOUR_SECONDS}`).type(type).send(text);
}
