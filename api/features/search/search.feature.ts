import { defineFeature } from '../../platform/feature.ts';
import { CATALOGUE_TRIM, trimCatalogueLog } from './catalogue-trim.ts';
import { registerCatalogueMetrics } from './catalogue-metrics.ts';
import { PublicVenueResolver } from './public-venue.resolver.ts';
import { SearchResolver } from './search.resolver.ts';
import { SEARCH_ROUTES } from './search.rest.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { type SearchNeeds, type SearchServices, searchServices } from './services.ts';
import { refreshOnEvents } from './subscribers.ts';

export const searchFeature = defineFeature<SearchNeeds, SearchServices>({
  name: 'search',
  tables: ['catalogue_venue', 'catalogue_document', 'catalogue_change'],
  resolvers: [SearchResolver, PublicVenueResolver],
  queues: [CATALOGUE_TRIM],
  services: searchServices,
  handleJobs: (jobs, { database }) => jobs.handle(CATALOGUE_TRIM, async () => void (await trimCatalogueLog(database))),
  subscribe: refreshOnEvents,
  rest: SEARCH_ROUTES,
  metrics: (metrics, { catalogue }) => registerCatalogueMetrics(metrics, catalogue),
  router: ({ sitemap }) => sitemapRoutes(sitemap),
  start: ({ catalogue }) => catalogue.start(),
  stop: ({ catalogue }) => catalogue.stop(),
});
