import { defineFeature } from '../../platform/feature.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { trimChanges } from './catalogue.queries.ts';
import { refreshEndedPrices } from './catalogue-writer.ts';
import { PublicVenueResolver } from './public-venue.resolver.ts';
import { SearchResolver } from './search.resolver.ts';
import { SEARCH_ROUTES } from './search.rest.ts';
import { type SearchNeeds, type SearchServices, searchServices } from './services.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { VenueCardResolver } from './venue-card.resolver.ts';
import { refreshOnEvents } from './subscribers.ts';

/** Shortens the log of changes of the catalogue, which no process is a day behind. */
const CATALOGUE_TRIM = defineQueue('catalogue.trim', { schedule: '55 3 * * *', retries: 2 });

/** Hourly, so that a process that was down at midnight catches up. */
const CATALOGUE_PRICES = defineQueue('catalogue.prices', { schedule: '1 * * * *', retries: 2 });

export const searchFeature = defineFeature<SearchNeeds, SearchServices>({
  name: 'search',
  tables: ['catalogue_venue', 'catalogue_document', 'catalogue_change', 'catalogue_newcomer'],
  resolvers: [SearchResolver, PublicVenueResolver, VenueCardResolver],
  queues: [CATALOGUE_TRIM, CATALOGUE_PRICES],
  services: searchServices,
  handleJobs: (jobs, { database }) => {
    jobs.handle(CATALOGUE_TRIM, async () => void (await trimChanges(database)));
    jobs.handle(CATALOGUE_PRICES, () => refreshEndedPrices(database));
  },
  subscribe: refreshOnEvents,
  rest: SEARCH_ROUTES,
  metrics: (metrics, { catalogue }) => {
    const gauge = (name: string, help: string, read: () => number): void =>
      metrics.register('gauge', name, help, null, () => new Map([['', read()]]));
    gauge(
      'pleniere_catalogue_version',
      'Number of the last change that this process has taken in.',
      () => catalogue.version,
    );
    gauge('pleniere_catalogue_venues', 'Public venues.', () => catalogue.index.size);
    const help = 'Reads of the catalogue since the start, by who answered.';
    metrics.register(
      'counter',
      'pleniere_catalogue_reads_total',
      help,
      'from',
      () => new Map(Object.entries(catalogue.reads)),
    );
  },
  router: ({ sitemap }) => sitemapRoutes(sitemap),
  start: ({ catalogue }) => catalogue.start(),
  stop: ({ catalogue }) => catalogue.stop(),
});
