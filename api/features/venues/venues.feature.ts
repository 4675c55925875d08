import { now } from '../../platform/clock.ts';
import { defineFeature } from '../../platform/feature.ts';
import { BillingVenuesResolver } from './billing-venues.resolver.ts';
import { ChangeRequest } from './change-request.entity.ts';
import { ChangeRequestResolver } from './change-request.resolver.ts';
import { ManagedVenueResolver } from './managed-venue.resolver.ts';
import { Photo } from './photo.entity.ts';
import { encodePhotoJob, PHOTO_ENCODE, sweepUploads, UPLOADS_SWEEP } from './photo.jobs.ts';
import { PhotoResolver } from './photo.resolver.ts';
import { PHOTO_ROUTES } from './photo.rest.ts';
import { Room } from './room.entity.ts';
import { type VenueNeeds, type VenueServices, venueServices } from './services.ts';
import { FormerSlug } from './slug.entity.ts';
import { subscribeToVenues } from './subscribers.ts';
import { VenueAdminResolver } from './venue-admin.resolver.ts';
import { Venue } from './venue.entity.ts';
import { handleVenueMails, VENUE_MAILS } from './mails/venue.mails.ts';
import { VenueResolver } from './venue.resolver.ts';
import { VENUE_ROUTES } from './venue.rest.ts';
import { AUDITED_VENUES } from './audited-tables.ts';

export const venuesFeature = defineFeature<VenueNeeds, VenueServices>({
  name: 'venues',
  entities: [Venue, Room, Photo, FormerSlug, ChangeRequest],
  audited: AUDITED_VENUES,
  resolvers: [
    BillingVenuesResolver,
    ManagedVenueResolver,
    VenueResolver,
    ChangeRequestResolver,
    VenueAdminResolver,
    PhotoResolver,
  ],
  queues: [PHOTO_ENCODE, UPLOADS_SWEEP],
  mails: VENUE_MAILS,
  services: venueServices,
  handleJobs: (jobs, platform) => {
    jobs.handle(PHOTO_ENCODE, ({ photoId }, context) => encodePhotoJob(platform, photoId, context));
    jobs.handle(UPLOADS_SWEEP, async (_data, context) => void (await sweepUploads(platform, context, now())));
  },
  handleMails: (mailer, { database }) => handleVenueMails(mailer, database),
  subscribe: subscribeToVenues,
  rest: [...VENUE_ROUTES, ...PHOTO_ROUTES],
});
