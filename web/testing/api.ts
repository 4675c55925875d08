import { http, HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';
import { MAP_AREA_PATH } from '../../schema/map-paths.ts';

/**
 * The API as tests see it: `api.query('Home', () => HttpResponse.json({ data: … }))`, given to `server.use(…)` in the test that needs
 * it. A request that no handler answers fails the test.
 */
export const api = graphql.link('*/graphql');

/** What drawn maps ask for near by: nothing is drawn there unless a test says so. */
const mapAreas = http.get(`*${MAP_AREA_PATH}/*/*`, () => new HttpResponse(null, { status: 404 }));

export const server = setupServer(mapAreas);
