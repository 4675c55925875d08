import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/**
 * The API as tests see it: `api.query('Home', () => HttpResponse.json({ data: … }))`, given to `server.use(…)` in the test that needs
 * it. A request that no handler answers fails the test.
 */
export const api = graphql.link('*/graphql');

export const server = setupServer();
