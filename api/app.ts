import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Context, Services } from './context.ts';
import type { Database } from './database/database.ts';
import { DemoPictures } from './database/demo/demo-pictures.jobs.ts';
import { demoAccountsByRole } from './database/demo/demo-people.ts';
import { SessionWatch } from './features/accounts/session.watch.ts';
import { Catalogue } from './features/search/catalogue.ts';
import { refreshCatalogue } from './features/search/catalogue.writer.ts';
import { RestReads } from './features/search/rest-reads.ts';
import { sitemapRoutes } from './features/search/sitemap.routes.ts';
import { Sitemap } from './features/search/sitemap.ts';
import type { PhotoWorld } from './features/venues/photo.jobs.ts';
import { PhotoService } from './features/venues/photo.service.ts';
import { handleJobs, openJobs } from './jobs.ts';
import { today } from './kernel/clock.ts';
import type { Caller } from './kernel/authz.ts';
import type { Config } from './kernel/config.ts';
import { AppError } from './kernel/errors.ts';
import { createApollo } from './kernel/graphql/apollo.ts';
import { cacheControl } from './kernel/graphql/cache-control.ts';
import { createExecutor } from './kernel/graphql/executor.ts';
import { KnownQueries } from './kernel/graphql/known-queries.ts';
import { type SocketOwner, Sockets } from './kernel/graphql/socket-owners.ts';
import { requireQuery } from './kernel/graphql/require-query.ts';
import { serveSockets } from './kernel/graphql/sockets.ts';
import { takeUploads } from './kernel/graphql/uploads.ts';
import { answerClientErrors, MAX_HEADER_BYTES } from './kernel/http/client-errors.ts';
import { jsonErrors, sendError } from './kernel/http/json-errors.ts';
import { callerOf, Callers, keepCaller } from './kernel/http/callers.ts';
import { isOwnOrigin, ownOrigins } from './kernel/http/own-origin.ts';
import { withPageCache } from './kernel/http/page-cache.ts';
import { withPublicReads } from './kernel/http/public-reads.ts';
import { createExpress } from './kernel/http/create-express.ts';
import { readiness } from './kernel/http/readiness.ts';
import { createSite, PAGE_COOKIES, type Site } from './kernel/http/site.ts';
import { serveUploads } from './kernel/http/uploads.ts';
import { requestScope, type Logger } from './kernel/logger.ts';
import { openPostman } from './kernel/mail/postman.ts';
import { createFanout } from './kernel/pubsub.ts';
import { RateLimits } from './kernel/rate-limit/rate-limits.ts';
import { openSecret } from './kernel/secret.ts';
import { openStorage } from './kernel/storage/open-storage.ts';
import type { Storage } from './kernel/storage/storage.ts';
import { handleMails } from './mails.ts';
import { mountRest } from './rest.ts';
import { createSchema } from './schema.ts';
import { createServices } from './services.ts';

const BODY_LIMIT = '256kb';

export interface AppOptions {
  config: Config;
  database: Database;
  logger: Logger;
  /** Folder of the built web, null for the sources (development), undefined for an API without pages (tests). */
  web?: string | null;
}

/** The whole product, ready to listen. */
export interface App {
  server: Server;
  services: Services;
  schema: GraphQLSchema;
  storage: Storage;
  demoPictures: DemoPictures;
  /** Ends open work, then closes what this opened; the database is its owner's to close. */
  stop(): Promise<void>;
}

/** Composes the product over an open database. */
export async function createApp({ config, database, logger, web }: AppOptions): Promise<App> {
  const fanout = createFanout(config.redisUrl);
  const schema = await createSchema(fanout.pubSub);
  const catalogue = new Catalogue(database, logger);
  await catalogue.start();
  const storage = await openStorage(config);
  const jobs = await openJobs(database, logger);
  const world: PhotoWorld = { database, storage, venuesChanged: refreshCatalogue };
  const photos = new PhotoService({ ...world, jobs, logger });
  const demoPictures = new DemoPictures(database, photos);
  const postman = openPostman(config);
  const secret = await openSecret(config);
  const limits = new RateLimits({ redisUrl: config.redisUrl, pool: database.pool }, secret);
  const services = createServices({
    database,
    catalogue,
    jobs,
    photos,
    fanout,
    limits,
    secret,
    storage,
    demoAccounts: config.demo ? demoAccountsByRole() : new Map(),
    contact: { name: config.site.operator.name, address: config.site.operator.email },
  });
  handleJobs(jobs, world, demoPictures, postman, services.letters, config);
  handleMails(postman, { database, secret, rooms: services.rooms, config });
  const authenticate = (bearer: string) => services.sessions.authenticate(bearer);
  const callers = new Callers({ https: config.publicUrl.startsWith('https:'), authenticate });
  const contextOf = (caller = callers.nobody()): Context => ({
    ...services,
    requestId: requestScope.getStore()?.requestId ?? crypto.randomUUID(),
    address: caller.facts.address,
    caller,
  });

  const handler = createExpress(config, logger);
  const execute = createExecutor(schema);
  const queries = new KnownQueries(execute, () => contextOf());
  // What runs today is part of what the public sees, so a new day is a new state.
  const state = (): string => `${catalogue.version} ${today()}`;
  const restReads = new RestReads(services.search);
  const pages = config.responseCache ? withPageCache({ state, cookies: PAGE_COOKIES }, handler) : handler;
  const listener = withPublicReads(
    { state, keep: config.responseCache, queries, rest: (url) => restReads.at(url) },
    pages,
  );
  const timeouts = { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 };
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, listener);
  answerClientErrors(server);
  const apollo = createApollo<Context>({
    schema,
    execute,
    introspection: config.introspection,
    httpServer: server,
    logger,
    plugins: [cacheControl(PUBLIC_FIELDS, queries)],
  });
  await apollo.start();
  const sockets = new Sockets();
  const viewerOf = ({ sessionId, userId }: SocketOwner) => services.sessions.viewerOf(sessionId, userId);
  const closeSockets = serveSockets({
    schema,
    httpServer: server,
    path: '/graphql',
    introspection: config.introspection,
    logger,
    isOwnOrigin: (request) => isOwnOrigin(request, config.publicUrl),
    authenticate,
    sockets,
    context: (request, owner) => contextOf(owner ? callers.ofSocket(request, () => viewerOf(owner)) : undefined),
  });
  const watch = new SessionWatch({ database, sockets, logger }, fanout);
  const site =
    web === undefined
      ? null
      : await createSite({
          build: web,
          httpServer: server,
          pageInfo: () => ({
            origin: config.publicUrl,
            today: today(),
            tileUrl: config.tileUrl,
            tileAttribution: config.tileAttribution,
            quoteRetentionMonths: config.quoteRetentionMonths,
            site: config.site,
          }),
          execute: (operation) => execute({ ...operation, context: contextOf() }),
        });
  const ready = readiness(
    { database: () => database.rows('select 1'), storage: () => storage.check(), fanout: () => fanout.check() },
    logger,
  );
  const uploads = serveUploads(storage, logger);
  mount(handler, {
    apollo,
    site,
    services,
    ready,
    uploads,
    sitemap: new Sitemap(database, new URL(config.publicUrl).origin),
    logger,
    contextOf,
    callers,
    publicUrl: config.publicUrl,
  });

  return {
    server,
    services,
    schema,
    storage,
    demoPictures,
    stop: async () => {
      const jobsStopped = jobs.stop();
      await watch.stop();
      await closeSockets();
      await apollo.stop();
      await site?.close();
      catalogue.stop();
      await jobsStopped;
      limits.close();
      await fanout.close();
    },
  };
}

/** Root fields whose answer is the same for everybody until the catalogue changes. */
const PUBLIC_FIELDS = new Set([
  'searchVenues',
  'suggestions',
  'venue',
  'venues',
  'venueCards',
  'venueMovedTo',
  'runningPromotions',
  'quoteFit',
  '__typename',
]);

interface Mounted {
  apollo: ApolloServer<Context>;
  site: Site | null;
  services: Services;
  ready: express.Handler;
  uploads: express.Handler;
  sitemap: Sitemap;
  logger: Logger;
  contextOf: (caller: Caller) => Context;
  callers: Callers;
  publicUrl: string;
}

function mount(
  app: Express,
  { apollo, site, services, ready, uploads, sitemap, logger, contextOf, callers, publicUrl }: Mounted,
): void {
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', ready);
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
  if (site) {
    site.files(app);
    app.get('/{*path}', site.page);
  }
  app.use((request, response) =>
    sendError(response, new AppError(request.method === 'GET' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED')),
  );
  app.use(jsonErrors(logger));
}
