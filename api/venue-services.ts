import type { Database, Transaction } from './database/database.ts';
import { applyVenueLimit, limitsOf } from './features/billing/plan-limits.service.ts';
import { refreshCatalogue } from './features/search/catalogue.writer.ts';
import { managedVenueList } from './features/search/managed-list.service.ts';
import { managedRestOf } from './features/search/managed-rest.service.ts';
import { PreviewService } from './features/search/preview.service.ts';
import { BulkVenueService } from './features/venues/bulk-venue.service.ts';
import { ChangeRequestService } from './features/venues/change-request.service.ts';
import { ManagedVenueService } from './features/venues/managed-venue.service.ts';
import { PhotoEditingService } from './features/venues/photo-editing.service.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import type { VenueNews } from './features/venues/venue.news.ts';
import { VenueExportService } from './features/venues/venue-export.service.ts';
import { VenueDeskService } from './features/venues/venue-desk.service.ts';
import { VenueService } from './features/venues/venue.service.ts';
import { VenueSteps } from './features/venues/venue.steps.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import type { RateLimits } from './kernel/rate-limit/rate-limits.ts';

export interface VenueGround {
  database: Database;
  jobs: Jobs;
  photos: PhotoService;
  limits: RateLimits;
}

/** The plan of an owner, applied to all his venues at once; one change after the other. */
async function applyLimit(transaction: Transaction, ownerId: string): Promise<string[]> {
  await transaction.query(`select 1 from user_account where id = $1 for no key update`, [ownerId]);
  const { hidden, shown } = await applyVenueLimit(transaction, ownerId);
  return [...hidden, ...shown];
}

/** What those who keep venues call; plans and the public catalogue, which stand after venues, are handed to it here. */
export function venueServices({ database, jobs, photos, limits }: VenueGround, news: VenueNews) {
  const venuesChanged = refreshCatalogue;
  const steps = new VenueSteps({ jobs, news, limitsOf, applyLimit, venuesChanged });
  const reader = new ManagedVenueService(database);
  const parts = { database, jobs, news, limitsOf, applyLimit, venuesChanged, steps, reader };
  const venues = new VenueService(parts);
  const changeRequests = new ChangeRequestService(parts);
  return {
    venues,
    bulkVenues: new BulkVenueService(venues),
    managedVenues: reader,
    changeRequests,
    venueExports: new VenueExportService(database),
    venueDesk: new VenueDeskService({ database, limitsOf }),
    photoEditing: new PhotoEditingService({
      database,
      photos,
      limits,
      limitsOf,
      proposals: changeRequests,
      venuesChanged,
    }),
    previews: new PreviewService(database, reader),
    managedRest: (venueId: string) => managedRestOf(database, venueId),
    managedList: managedVenueList(database),
  };
}
