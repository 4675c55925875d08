import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import type { Context, Services } from './context.ts';
import { sitemapRoutes } from './features/search/sitemap.routes.ts';
import type { Sitemap } from './features/search/sitemap.ts';
import type { Caller } from './kernel/authz.ts';
import { AppError } from './kernel/errors.ts';
import { requireQuery } from './kernel/graphql/require-query.ts';
import { takeUploads } from './kernel/graphql/uploads.ts';
import { jsonErrors, sendError } from './kernel/http/json-errors.ts';
import { callerOf, type Callers, keepCaller } from './kernel/http/callers.ts';
import { ownOrigins } from './kernel/http/own-origin.ts';
import { type SecurityContact, securityTxt } from './kernel/http/security-txt.ts';
import type { Site } from './kernel/http/site.ts';
import type { Logger } from './kernel/logger.ts';
import { mountRest } from './rest.ts';

const BODY_LIMIT = '256kb';

/** What answers, by what it answers. */
interface Mounted {
  apollo: ApolloServer<Context>;
  site: Site | null;
  services: Services;
  ready: express.Handler;
  /** Null = there is no such path. */
  metrics: express.Handler | null;
  uploads: express.Handler;
  sitemap: Sitemap;
  logger: Logger;
  contextOf: (caller: Caller) => Context;
  callers: Callers;
  publicUrl: string;
  securityContact: () => SecurityContact;
}

/** Puts everything that answers over HTTP in its place. */
export function mount(
  app: Express,
  {
    apollo,
    site,
    services,
    ready,
    metrics,
    uploads,
    sitemap,
    logger,
    contextOf,
    callers,
    publicUrl,
    securityContact,
  }: Mounted,
): void {
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', ready);
  if (metrics) app.get('/metrics', metrics);
  if (site) {
    app.get('/graphql', (request, response, next) =>
      request.accepts(['json', 'html']) === 'html' ? site.graphiql(request, response, next) : next(),
    );
  }
  const knowCaller: express.Handler = (request, response, next) => {
    keepCaller(response, callers.of(request, response));
    next();
  };
  const doors = { knowCaller, ownOrigins: ownOrigins(publicUrl) };
  app.use(
    '/graphql',
    doors.ownOrigins,
    knowCaller,
    takeUploads(),
    express.json({ limit: BODY_LIMIT }),
    requireQuery,
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(callerOf(res)) }),
  );
  mountRest(app, services, { origin: new URL(publicUrl).origin, ...doors });
  app.use('/uploads', uploads);
  app.use(sitemapRoutes(sitemap));
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
