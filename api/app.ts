import 'reflect-metadata';
import type { Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { actingInMutations } from './audit-actions.ts';
import type { Context, Services } from './context.ts';
import type { Database } from './database/database.ts';
import { tellingDesk } from './desk-topics.ts';
import { DemoPictures } from './database/demo/demo-pictures.jobs.ts';
import { demoAccountsByRole } from './database/demo/demo-people.ts';
import { SessionWatch } from './features/accounts/session.watch.ts';
import { auditRecorder } from './features/audit/audit.recorder.ts';
import { countHouse } from './features/insight/house-counts.ts';
import { HouseWatch } from './features/notifications/house.watch.ts';
import { Catalogue } from './features/search/catalogue.ts';
import { refreshCatalogue } from './features/search/catalogue.writer.ts';
import { RestReads } from './features/search/rest-reads.ts';
import { Sitemap } from './features/search/sitemap.ts';
import { LiveSettings } from './features/settings/live-settings.service.ts';
import type { PhotoWorld } from './features/venues/photo.jobs.ts';
import { PhotoService } from './features/venues/photo.service.ts';
import { handleJobs, openJobs } from './jobs.ts';
import { today } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { createApollo } from './kernel/graphql/apollo.ts';
import { cacheControl } from './kernel/graphql/cache-control.ts';
import { createExecutor } from './kernel/graphql/executor.ts';
import { KnownQueries } from './kernel/graphql/known-queries.ts';
import { type SocketOwner, Sockets } from './kernel/graphql/socket-owners.ts';
import { serveSockets } from './kernel/graphql/sockets.ts';
import { Callers } from './kernel/http/callers.ts';
import { isOwnOrigin } from './kernel/http/own-origin.ts';
import { withPageCache } from './kernel/http/page-cache.ts';
import { withPublicReads } from './kernel/http/public-reads.ts';
import { createExpress } from './kernel/http/create-express.ts';
import { createHttpServer } from './kernel/http/create-server.ts';
import { Metrics } from './kernel/http/metrics.ts';
import { LoadGate, withLoadGate } from './kernel/http/load-gate.ts';
import { readiness } from './kernel/http/readiness.ts';
import { createSite, PAGE_COOKIES } from './kernel/http/site.ts';
import { serveUploads } from './kernel/http/uploads.ts';
import type { Logger } from './kernel/logger.ts';
import { openPostman } from './kernel/mail/postman.ts';
import { createFanout } from './kernel/fanout.ts';
import { RateLimits } from './kernel/rate-limit/rate-limits.ts';
import { openSecret } from './kernel/secret.ts';
import { openStorage } from './kernel/storage/open-storage.ts';
import type { Storage } from './kernel/storage/storage.ts';
import { handleMails } from './mails.ts';
import { tellProduct } from './metrics.ts';
import { mount } from './mount.ts';
import { createSchema } from './schema.ts';
import { createServices } from './services.ts';

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
  database.witness = auditRecorder;
  const fanout = createFanout(config.redisUrl, logger);
  const schema = actingInMutations(await createSchema());
  const catalogue = new Catalogue(database, logger);
  await catalogue.start();
  const settings = new LiveSettings(database, config, logger);
  await settings.start();
  const storage = await openStorage(config);
  const jobs = await openJobs(database, logger);
  const world: PhotoWorld = { database, storage, venuesChanged: refreshCatalogue };
  const photos = new PhotoService({ ...world, jobs, logger });
  const demoPictures = new DemoPictures(database, photos);
  const postman = openPostman(config, () => settings.current.sender);
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
    logger,
    demoAccounts: config.demo ? demoAccountsByRole() : new Map(),
    settings,
  });
  handleJobs(jobs, world, demoPictures, postman, services, settings);
  handleMails(postman, { database, secret, rooms: services.rooms, settings });
  const authenticate = (bearer: string) => services.sessions.authenticate(bearer);
  const callers = new Callers({ https: config.publicUrl.startsWith('https:'), authenticate });
  // The services are inherited, not copied: there are sixty of them, and thousands of contexts stay as long as their sockets.
  const contextOf = (caller = callers.nobody()): Context =>
    Object.assign(Object.create(services) as Services, { address: caller.facts.address, caller });

  const handler = createExpress(config, logger);
  const gate = new LoadGate(logger);
  const gated = withLoadGate(gate, handler);
  const execute = tellingDesk(createExecutor(schema), services.desk);
  const queries = new KnownQueries(execute, () => contextOf());
  // What runs today and who publishes the site are part of what the public sees, so they make a new state.
  const state = (): string => `${catalogue.version} ${settings.version} ${today()}`;
  const restReads = new RestReads(services.search);
  const pages = config.responseCache ? withPageCache({ state, cookies: PAGE_COOKIES }, gated) : gated;
  const listener = withPublicReads(
    {
      state,
      keep: config.responseCache,
      enter: (request, response, go) => gate.enter(request, response, go),
      queries,
      rest: (url) => restReads.at(url),
    },
    pages,
  );
  const metrics = config.metricsToken === null ? null : new Metrics();
  const server = createHttpServer(metrics?.measured(listener) ?? listener);
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
    facts: (request) => callers.factsOfSocket(request),
    context: (facts, owner) => contextOf(owner ? callers.ofSocket(facts, () => viewerOf(owner)) : undefined),
    sharedContext: (context) => {
      const { role } = (context as Context).caller.found ?? {};
      return { kind: role ?? '', context: contextOf(role ? callers.anybodyOf(role) : undefined) };
    },
  });
  const watch = new SessionWatch({ database, sockets, logger }, fanout);
  const houseWatch = new HouseWatch(
    { database, count: () => countHouse(database), desk: services.desk, logger },
    fanout,
  );
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
            retention: settings.current.retention,
            site: settings.current.site,
          }),
          execute: (operation) => execute({ ...operation, context: contextOf() }),
        });
  const ready = readiness(
    { database: () => database.rows('select 1'), storage: () => storage.check(), fanout: () => fanout.check() },
    logger,
  );
  const uploads = serveUploads(storage, logger);
  if (metrics) tellProduct(metrics, { database, catalogue, sockets, server, dataDir: config.dataDir });
  mount(handler, {
    apollo,
    site,
    services,
    ready,
    metrics: metrics?.handler(config.metricsToken!) ?? null,
    uploads,
    sitemap: new Sitemap(database, new URL(config.publicUrl).origin),
    logger,
    contextOf,
    callers,
    publicUrl: config.publicUrl,
    securityContact: () => ({
      email: settings.isFictional ? null : settings.current.site.operator.email,
      origin: new URL(config.publicUrl).origin,
    }),
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
      await houseWatch.stop();
      await closeSockets();
      await apollo.stop();
      await site?.close();
      await services.venueViews.flush();
      catalogue.stop();
      await settings.stop();
      await jobsStopped;
      gate.stop();
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
