import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { GeographyServices } from '../geography/services.ts';
import { BulkVenueService } from './bulk-venue.service.ts';
import { ChangeRequestService } from './change-request.service.ts';
import { ManagedVenueService } from './managed-venue.service.ts';
import { PhotoEditingService } from './photo-editing.service.ts';
import { PhotoService } from './photo.service.ts';
import { VenueAdminService } from './venue-admin.service.ts';
import { VenueExportService } from './venue-export.service.ts';
import { VenueService } from './venue.service.ts';
import { VenueTransitions } from './venue-transitions.ts';

export type VenueNeeds = Platform & Pick<NotificationServices, 'notifications'> & GeographyServices;

export function venueServices({ database, storage, jobs, limits, idempotency, logger }: VenueNeeds) {
  const photos = new PhotoService({ database, storage, jobs, logger });
  const venueTransitions = new VenueTransitions(jobs);
  const managedVenues = new ManagedVenueService(database);
  const parts = { database, jobs, venueTransitions, reader: managedVenues, idempotency };
  return {
    photos,
    venues: new VenueService(parts),
    bulkVenues: new BulkVenueService(database, venueTransitions),
    managedVenues,
    venueTransitions,
    changeRequests: new ChangeRequestService(parts),
    venueExports: new VenueExportService(database),
    venueAdmin: new VenueAdminService(database),
    photoEditing: new PhotoEditingService({ database, photos, limits, venueTransitions }),
  };
}

/**
 * Reads the REST format of a venue, with its version, public or not. It uses the catalogue, whose feature comes
 * later and adds this to the context. @throws AppError NOT_FOUND.
 */
export type ManagedRest = (venueId: string) => Promise<{ json: Buffer; version: number }>;

export type VenueServices = ReturnType<typeof venueServices>;
export type VenuesContext = OperationContext & VenueServices & { managedRest: ManagedRest };
