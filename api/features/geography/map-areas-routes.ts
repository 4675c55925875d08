import { createHash } from 'node:crypto';
import { Router } from 'express';
import { MAP_AREA_PATH } from '../../../schema/map-paths.ts';
import { AppError } from '../../platform/errors.ts';
import { mapArea } from './map-areas.ts';

const DAY_SECONDS = 86_400;

/** What drawn maps show beside the outlines of departments, a square degree at a time. */
export function mapAreaRoutes(): Router {
  const router = Router();
  router.get(`${MAP_AREA_PATH}/:latitude/:longitude`, (request, response) => {
    const { latitude, longitude } = request.params;
    const area = mapArea(Number(latitude), Number(longitude));
    if (area === null) throw new AppError('NOT_FOUND');
    const tag = createHash('sha256').update(area).digest('base64url').slice(0, 22);
    response.set({ 'cache-control': `public, max-age=${DAY_SECONDS}`, etag: `"${tag}"` });
    if (request.fresh) response.status(304).end();
    else response.type('json').send(area);
  });
  return router;
}
