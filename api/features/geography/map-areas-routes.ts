import { Router } from 'express';
import { MAP_AREA_PATH } from '../../../schema/map-paths.ts';
import { AppError } from '../../platform/errors.ts';
import { contentHeaders } from '../../platform/http/json-answers.ts';
import { mapArea } from './map-areas.ts';

const DAY_SECONDS = 86_400;

/** The content of drawn maps beside the outlines of departments, by square degree. */
export function mapAreaRoutes(): Router {
  const router = Router();
  router.get(`${MAP_AREA_PATH}/:latitude/:longitude`, (request, response) => {
    const { latitude, longitude } = request.params;
    const json = mapArea(Number(latitude), Number(longitude));
    if (json === null) throw new AppError('NOT_FOUND');
    response.set({ 'cache-control': `public, max-age=${DAY_SECONDS}`, ...contentHeaders({ json }) });
    response.type('json').send(json);
  });
  return router;
}
