import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { DashboardService } from './dashboard.service.ts';
import { VenueViewService } from './venue-view.service.ts';

export function statisticsServices({ database, logger }: Platform) {
  return { dashboard: new DashboardService(database), venueViews: new VenueViewService({ database, logger }) };
}

export type StatisticsServices = ReturnType<typeof statisticsServices>;
export type StatisticsContext = OperationContext & StatisticsServices;
