import 'reflect-metadata';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context, Services } from './context.ts';
import type { Database } from './database/database.ts';
import { DemoPictures } from './database/demo/demo-pictures.jobs.ts';
import { Catalogue } from './features/search/catalogue.ts';
import { refreshCatalogue } from './features/search/catalogue.writer.ts';
import { RestReads } from './features/search/rest-reads.ts';
import { sitemapRoutes } from './features/search/sitemap.routes.ts';
import { Sitemap } from './features/search/sitemap.ts';
import type { PhotoWorld } from './features/venues/photo.jobs.ts';
import { PhotoService } from './features/venues/photo.service.ts';
import { handleJobs, openJobs } from './jobs.ts';
import { today } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { AppError } from './kernel/errors.ts';
import { createApollo } from './kernel/graphql/apollo.ts';
import { cacheControl } from './kernel/graphql/cache-control.ts';
import { createExecutor } from './kernel/graphql/executor.ts';
import { KnownQueries } from './kernel/graphql/known-queries.ts';
import { serveSockets } from './kernel/graphql/sockets.ts';
import { answerClientErrors, MAX_HEADER_BYTES } from './kernel/http/client-errors.ts';
import { jsonErrors, sendError } from './kernel/http/json-errors.ts';
import { countedAddress } from './kernel/http/client-address.ts';
import { withPageCache } from './kernel/http/page-cache.ts';
import { withPublicReads } from './kernel/http/public-reads.ts';
import { readiness } from './kernel/http/readiness.ts';
import { requestLog } from './kernel/http/request-log.ts';
import { securityHeaders } from './kernel/http/security.ts';
import { createSite, PAGE_COOKIES, type Site } from './kernel/http/site.ts';
import { compressTheRest } from './kernel/http/taken-answers.ts';
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
  handleJobs(jobs, world, demoPictures, postman, config);
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
    contact: { name: config.site.operator.name, address: config.site.operator.email },
  });
  handleMails(postman, { database, secret, rooms: services.rooms, config });
  const contextOf = (address?: string): Context => ({
    ...services,
    requestId: requestScope.getStore()?.requestId ?? crypto.randomUUID(),
    address: countedAddress(address),
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
  const { introspection } = config;
  const apollo = createApollo<Context>({
    schema,
    execute,
    introspection,
    httpServer: server,
    logger,
    plugins: [cacheControl(PUBLIC_FIELDS, queries)],
  });
  await apollo.start();
  const closeSockets = serveSockets({
    schema,
    httpServer: server,
    path: '/graphql',
    introspection,
    logger,
    allowedOrigins: (request) => [config.publicUrl, ownOrigin(request)],
    context: (request) => contextOf(request.socket.remoteAddress),
  });
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
    origin: new URL(config.publicUrl).origin,
  });

  return {
    server,
    services,
    schema,
    storage,
    demoPictures,
    stop: async () => {
      const jobsStopped = jobs.stop();
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

function createExpress(config: Config, logger: Logger): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(logger));
  const tiles = config.tileUrl ? [new URL(config.tileUrl).origin] : [];
  app.use(securityHeaders(tiles, config.publicUrl.startsWith('https:')));
  app.use(compressTheRest(compression({ threshold: 1_024 })));
  return app;
}

interface Mounted {
  apollo: ApolloServer<Context>;
  site: Site | null;
  services: Services;
  ready: express.Handler;
  uploads: express.Handler;
  sitemap: Sitemap;
  logger: Logger;
  contextOf: (address?: string) => Context;
  /** Origin of the product's pages. */
  origin: string;
}

function mount(
  app: Express,
  { apollo, site, services, ready, uploads, sitemap, logger, contextOf, origin }: Mounted,
): void {
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', ready);
  if (site) {
    app.get('/graphql', (request, response, next) =>
      request.accepts(['json', 'html']) === 'html' ? site.graphiql(request, response, next) : next(),
    );
  }
  app.use(
    '/graphql',
    express.json({ limit: BODY_LIMIT }),
    requireQuery,
    expressMiddleware(apollo, { context: async ({ req }) => contextOf(req.ip) }),
  );
  mountRest(app, services, origin);
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

/** What is no JSON has reached us as no body at all: the same answer as for any other unreadable request. */
const requireQuery: express.Handler = (request, _response, next) => {
  next(request.method === 'POST' && typeof request.body !== 'object' ? new AppError('BAD_REQUEST') : undefined);
};

/** The origin that the page has when it comes from this very server, whatever it is called. */
function ownOrigin(request: IncomingMessage): string {
  const { host } = request.headers;
  if (!host) throw new GraphQLError('A Host header is missing.');
  return `http://${host}`;
}
