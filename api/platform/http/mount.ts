import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import type { Caller } from '../authz.ts';
import { AppError } from '../errors.ts';
import { takeUploads } from '../graphql/uploads.ts';
import { jsonErrors, sendError } from './json-errors.ts';
import { callerOf, type Callers, setCaller } from './callers.ts';
import { otherMethods } from './other-methods.ts';
import { ownOrigins } from './own-origin.ts';
import { pageErrors } from './page-errors.ts';
import { type SecurityContact, securityTxt } from './security-txt.ts';
import type { Site } from './site.ts';
import type { Logger } from '../logger.ts';
import { TILE_PATH } from '../../../schema/map-paths.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import { mountRest, type RestMount } from '../rest/rest-api.ts';
import { VERSION } from '../version.ts';

const BODY_LIMIT = '256kb';

/** Body-parser leaves a body that is not JSON undefined: it is answered with an error like other unreadable requests. */
const requireQuery: express.Handler = (request, _response, next) => {
  next(request.method === 'POST' && typeof request.body !== 'object' ? new AppError('BAD_REQUEST') : undefined);
};

const GRAPHQL_METHODS = ['GET', 'POST'];
const refuseMethod = otherMethods(GRAPHQL_METHODS);

/** Apollo would first refuse what has no content type, as something that another site could send. */
const requireMethod: express.Handler = (request, response, next) =>
  GRAPHQL_METHODS.includes(request.method) ? next() : refuseMethod(request, response);

/** The handlers, by their paths. */
interface Mounted<Context extends OperationContext> {
  apollo: ApolloServer<Context>;
  site: Site | null;
  rest: Pick<RestMount, 'router' | 'document'>;
  /** The handlers of features beside /api and /graphql. */
  routers: readonly express.Handler[];
  ready: express.Handler;
  /** Null = the path does not exist. */
  metrics: express.Handler | null;
  uploads: express.Handler;
  tiles: express.Handler;
  logger: Logger;
  contextOf: (caller: Caller) => Context;
  callers: Callers;
  publicUrl: string;
  securityContact: () => SecurityContact;
}

/** Mounts all handlers in their order. */
export function mount<Context extends OperationContext>(
  app: Express,
  {
    apollo,
    site,
    rest,
    routers,
    ready,
    metrics,
    uploads,
    tiles,
    logger,
    contextOf,
    callers,
    publicUrl,
    securityContact,
  }: Mounted<Context>,
): void {
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok', version: VERSION }));
  app.get('/readyz', ready);
  if (metrics) app.get('/metrics', metrics);
  if (site) {
    app.get('/graphql', (request, response, next) =>
      request.accepts(['json', 'html']) === 'html' ? site.graphiql(request, response, next) : next(),
    );
  }
  const authContext: express.Handler = (request, response, next) => {
    setCaller(response, callers.of(request, response));
    next();
  };
  const common = { authContext, ownOrigins: ownOrigins(publicUrl) };
  app.use(
    '/graphql',
    requireMethod,
    common.ownOrigins,
    authContext,
    takeUploads(),
    express.json({ limit: BODY_LIMIT }),
    requireQuery,
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(callerOf(res)) }),
  );
  mountRest(app, { ...rest, origin: new URL(publicUrl).origin, ...common });
  app.use('/uploads', uploads);
  app.use(TILE_PATH, tiles);
  app.use(pageErrors(logger, common.ownOrigins));
  for (const router of routers) app.use(router);
  app.use(securityTxt(securityContact));
  if (site) {
    site.files(app);
    app.get('/{*path}', site.page);
  }
  app.use((request, response) =>
    sendError(response, new AppError(request.method === 'GET' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED')),
  );
  app.use(jsonErrors(logger));
}
