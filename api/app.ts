import 'reflect-metadata';
import type { Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { auditedRoutes } from './features/audit/audited-routes.ts';
import { OperationScope } from './platform/graphql/operation-scope.ts';
import type { DemoServices } from './demo/demo.feature.ts';
import { productOf, type Services } from './features.ts';
import { RestReads } from './features/search/rest-reads.ts';
import { registerPlatformMetrics } from './platform/http/platform-metrics.ts';
import type { Database } from './platform/database/database.ts';
import { today } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createApollo } from './platform/graphql/apollo.ts';
import { withinBudget } from './platform/graphql/cost.ts';
import { createExecutor } from './platform/graphql/executor.ts';
import { cacheControl, DocumentCache } from './platform/graphql/document-cache.ts';
import { type SocketOwner, Sockets } from './platform/graphql/socket-owners.ts';
import { serveSockets } from './platform/graphql/sockets.ts';
import { Callers } from './platform/http/callers.ts';
import { isOwnOrigin } from './platform/http/own-origin.ts';
import { withPageCache } from './platform/http/page-cache.ts';
import { withPublicReads } from './platform/http/public-reads.ts';
import { createExpress } from './platform/http/create-express.ts';
import { createHttpServer } from './platform/http/create-server.ts';
import { Metrics } from './platform/http/metrics.ts';
import { LoadShedder, withLoadShedding } from './platform/http/load-shedder.ts';
import { readiness } from './platform/http/readiness.ts';
import { createSite, PAGE_COOKIES, siteFiles } from './platform/http/site.ts';
import { serveUploads } from './platform/http/uploads.ts';
import type { Logger } from './platform/logger.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { createFanout } from './platform/fanout.ts';
import { RateLimits } from './platform/rate-limit/rate-limits.ts';
import { serveTiles } from './platform/tiles/serve-tiles.ts';
import { Tiles } from './platform/tiles/tiles.ts';
import { openSecret } from './platform/secret.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { CaptchaService } from './platform/captcha/captcha.ts';
import type { OperationContext } from './platform/graphql/operation-context.ts';
import { createSchema } from './platform/graphql/create-schema.ts';
import { mount } from './platform/http/mount.ts';
import { listRoutes } from './platform/rest/bound-route.ts';
import { restDocument } from './platform/rest/openapi.ts';
import { restRouter } from './platform/rest/rest-api.ts';
import { Idempotency } from './platform/idempotency/idempotency.ts';
import { type JobOptions, Jobs } from './platform/jobs/jobs.ts';
import { Outbox } from './platform/mail/mail-queue.ts';
import type { Platform } from './platform/platform.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  logger: Logger;
  /** Folder of the built web, null for the sources (development), undefined for an API without pages (tests). */
  web?: string | null;
  /** How background work is run, where it is not as usual (tests). */
  jobs?: JobOptions;
}

/** With the services of the demo world, if it is enabled. */
export type AppServices = Services & Partial<DemoServices>;

/** The context of an operation. */
type Context = OperationContext & AppServices;

/** The whole product, ready to listen. */
export interface App {
  server: Server;
  services: AppServices;
  schema: GraphQLSchema;
  storage: Storage;
  /** Finishes open work and closes what this opened. The caller closes the database. */
  stop(): Promise<void>;
}

/** Composes the product over an open database. */
export async function createApp({ config, database, logger, web, jobs: jobOptions }: AppOptions): Promise<App> {
  const { product, demoAccounts } = await productOf(config);
  const storage = await openStorage(config);
  const jobs = await Jobs.open(database, product.all('queues'), logger, jobOptions);
  const secret = await openSecret(config);
  const platform: Platform = {
    config,
    database,
    storage,
    jobs,
    outbox: new Outbox(jobs),
    fanout: createFanout(config.redisUrl, logger),
    sockets: new Sockets(),
    limits: new RateLimits({ redisUrl: config.redisUrl, pool: database.pool }, secret),
    idempotency: new Idempotency(database),
    captcha: new CaptchaService(secret),
    secret,
    auditedTables: product.auditedTables,
    demoAccounts,
    logger,
  };
  const services = product.build(platform);
  const { fanout, limits, sockets } = platform;
  const { catalogue, liveSettings: settings } = services;
  for (const feature of product.features) feature.subscribe?.(database.events, services);
  for (const feature of product.features) await feature.start?.(services);
  for (const feature of product.features) feature.handleJobs?.(jobs, services);
  const mailer = openMailer(config, () => settings.current.sender);
  for (const feature of product.features) feature.handleMails?.(mailer, services);

  const scope = new OperationScope(database, (topics) => services.liveLists.tell(topics));
  const schema = scope.wrapMutations(await createSchema(product.all('resolvers')));
  const authenticate = (bearer: string) => services.sessions.authenticate(bearer);
  const callers = new Callers({ https: config.publicUrl.startsWith('https:'), authenticate });
  // The services are inherited, not copied: there are sixty of them, and thousands of contexts live as long as their sockets.
  const contextOf = (caller = callers.nobody()): Context =>
    Object.assign(Object.create(services) as AppServices, { address: caller.facts.address, caller });

  const handler = createExpress(config, logger);
  const files = web ? await siteFiles(web) : new Set<string>();
  const shedder = new LoadShedder(logger, files);
  const limited = withLoadShedding(shedder, handler);
  const execute = withinBudget(schema, createExecutor(schema));
  const queries = new DocumentCache(execute, () => contextOf());
  // Pages also depend on the day and on the settings, so these are part of the state.
  const state = (): string => `${catalogue.version} ${settings.version} ${today()}`;
  const restReads = new RestReads(services.search);
  const pages = config.responseCache ? withPageCache({ state, cookies: PAGE_COOKIES }, limited) : limited;
  const listener = withPublicReads(
    {
      state,
      keep: config.responseCache,
      enter: (request, response, go) => shedder.enter(request, response, go),
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
    plugins: [cacheControl(schema, queries)],
  });
  await apollo.start();
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
  const site =
    web === undefined
      ? null
      : await createSite({
          build: web,
          files,
          httpServer: server,
          pageInfo: () => ({
            origin: config.publicUrl,
            today: today(),
            tileAttribution: config.tiles?.attribution ?? null,
            findsAddresses: config.addressApiUrl !== null,
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
  const tiles = serveTiles(await Tiles.open(config, logger));
  if (metrics) {
    registerPlatformMetrics(metrics, { database, sockets, server, dataDir: config.dataDir });
    for (const feature of product.features) feature.metrics?.(metrics, services);
  }
  mount(handler, {
    apollo,
    site,
    rest: {
      router: restRouter(listRoutes(product, schema), { execute, contextOf }, auditedRoutes(scope, services.auditLog)),
      document: () => restDocument(product, schema),
    },
    routers: product.features.flatMap(({ router }) => router?.(services) ?? []),
    ready,
    metrics: metrics?.handler(config.metricsToken!) ?? null,
    uploads,
    tiles,
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
    stop: async () => {
      const jobsStopped = jobs.stop();
      await closeSockets();
      await apollo.stop();
      await site?.close();
      for (const feature of product.features) await feature.stop?.(services);
      await jobsStopped;
      shedder.stop();
      limits.close();
      await fanout.close();
    },
  };
}
