import { type Response, Router } from 'express';
import { AppError } from '../../platform/errors.ts';
import type { Sitemap } from './sitemap.ts';

const HOUR_SECONDS = 3_600;

/** The files for search engines. */
export function sitemapRoutes(sitemap: Sitemap): Router {
  const router = Router();
  const xml = (path: string, read: (file: number) => Promise<string | null>): void => {
    router.get(path, async (request, response) => {
      const text = await read(Number(request.params['file'] ?? 1));
      if (text === null) throw new AppError('NOT_FOUND');
      send(response, 'application/xml', text);
    });
  };
  router.get('/robots.txt', (_request, response) => send(response, 'text/plain', sitemap.robots()));
  xml('/sitemap.xml', () => sitemap.index());
  xml('/sitemaps/pages.xml', () => sitemap.pages());
  xml('/sitemaps/landings.xml', () => sitemap.landings());
  xml('/sitemaps/venues-:file.xml', async (file) =>
    Number.isSafeInteger(file) && file > 0 && file < 10_000 ? sitemap.venues(file) : null,
  );
  return router;
}

function send(response: Response, type: string, text: string): void {
  response.set('cache-control', `public, max-age=${HOUR_SECONDS}`).type(type).send(text);
}
