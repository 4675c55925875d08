import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { type StatisticsServices, statisticsServices } from './services.ts';
import { VenueViewResolver } from './venue-view.resolver.ts';

export const statisticsFeature = defineFeature<Platform, StatisticsServices>({
  name: 'statistics',
  tables: ['venue_view_day', 'site_view_day'],
  resolvers: [DashboardResolver, VenueViewResolver],
  services: statisticsServices,
  stop: ({ venueViews }) => venueViews.flush(),
});
