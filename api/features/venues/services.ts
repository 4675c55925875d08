import type { Transaction } from '../../platform/database/database.ts';
import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillVenueLimit, limitsOf } from '../billing/plan-limits.service.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { GeographyServices } from '../geography/services.ts';
import { BulkVenueService } from './bulk-venue.service.ts';
import { ChangeRequestService } from './change-request.service.ts';
import { ManagedVenueService } from './managed-venue.service.ts';
import { PhotoEditingService } from './photo-editing.service.ts';
import { PhotoService } from './photo.service.ts';
import { RestForms } from './rest-form.ts';
import { VenueAdminService } from './venue-admin.service.ts';
import { VenueExportService } from './venue-export.service.ts';
import { VenueNotifier } from './venue-notifier.ts';
import { VenueService } from './venue.service.ts';
import { VenueSteps } from './venue-steps.ts';

export type VenueNeeds = Platform & Pick<NotificationServices, 'notifications'> & GeographyServices;

/** Shows what the plan of an owner, who is locked, has room for again. */
async function fillLimit(transaction: Transaction, ownerId: string): Promise<string[]> {
  return (await fillVenueLimit(transaction, ownerId)).map(({ id }) => id);
}

export function venueServices({
  database,
  storage,
  jobs,
  outbox,
  limits,
  idempotency,
  logger,
  notifications,
}: VenueNeeds) {
  const photos = new PhotoService({ database, storage, jobs, logger });
  const news = new VenueNotifier(notifications, outbox);
  const steps = new VenueSteps({ jobs, news, limitsOf, fillLimit });
  const managedVenues = new ManagedVenueService(database);
  const parts = { database, jobs, news, limitsOf, fillLimit, steps, reader: managedVenues, idempotency };
  const changeRequests = new ChangeRequestService(parts);
  const restForms = new RestForms();
  return {
    photos,
    venues: new VenueService(parts),
    bulkVenues: new BulkVenueService(database, steps),
    managedVenues,
    changeRequests,
    venueExports: new VenueExportService(database),
    venueAdmin: new VenueAdminService({ database, limitsOf }),
    photoEditing: new PhotoEditingService({ database, photos, limits, limitsOf, proposals: changeRequests }),
    restForms,
    managedRest: restForms.of,
  };
}

export type VenueServices = ReturnType<typeof venueServices>;
export type VenuesContext = OperationContext & VenueServices;
