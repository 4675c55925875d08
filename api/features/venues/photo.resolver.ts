import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import type { VenuesContext } from './services.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import {
  Forbidden,
  NotFound,
  PlanLimitReached,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { AddPhotosInput, ReorderPhotosInput, UpdatePhotoInput, VenuePhotoInput } from './photo.inputs.ts';
import { VenuePhotos } from './photo.types.ts';

const PHOTO = 'The picture and its venue.';

const VENUE_PHOTOS = {
  venuePhotos: [() => VenuePhotos, 'All pictures of the venue, as they are now.'],
} as const;
/** NotFound: there is no such venue or picture, or not for the caller. */
const PHOTO_ERRORS = [ValidationFailed, NotFound, Forbidden];

/** Pictures of venues, for their managers. */
@Resolver()
export class PhotoResolver {
  @Allow('signedIn')
  @Query(() => VenuePhotos, {
    nullable: true,
    description:
      'The pictures of a venue, for those who manage it; null if there is no such venue that the caller may see.',
  })
  venuePhotos(
    @Arg('venueId', () => ID, { description: 'The id or the slug of the venue.' }) venueId: string,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<VenuePhotos | null> {
    return orNull(photoEditing.photosOf(caller.viewer, venueId));
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation(
    `Adds pictures (JPEG, PNG, WebP or AVIF, at most 10 MB) to a venue: 1 to ${PHOTOS.maxPerUpload}, all of them or none. An owner’s change of an approved venue goes into their change request. ValidationFailed names the file that was not taken: photos.0.`,
    { ...VENUE_PHOTOS, addedIds: [() => [ID], 'The ids of the new ones, in the order of the files.'] },
    [ValidationFailed, PlanLimitReached, RateLimited, NotFound, Forbidden],
  )
  async addPhotos(
    @Input('The pictures and their venue.', CHECKED_BY_SERVICE) { venueId, files }: AddPhotosInput,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ) {
    const readable = files.map((file) => ({ read: async () => readUpload(await file) }));
    const { venue, added } = await photoEditing.add(caller.viewer, venueId, readable);
    return { venuePhotos: venue, addedIds: added };
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Removes a picture from a venue.', VENUE_PHOTOS, PHOTO_ERRORS)
  async removePhoto(
    @Input(PHOTO, CHECKED_BY_SERVICE) { venueId, photoId }: VenuePhotoInput,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ) {
    return { venuePhotos: await photoEditing.remove(caller.viewer, venueId, photoId) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation(
    'Puts pictures of a venue first, in this order; those that are not named follow in theirs.',
    VENUE_PHOTOS,
    PHOTO_ERRORS,
  )
  async reorderPhotos(
    @Input('The venue and the order of its pictures.', CHECKED_BY_SERVICE) { venueId, photoIds }: ReorderPhotosInput,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ) {
    return { venuePhotos: await photoEditing.reorder(caller.viewer, venueId, photoIds) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Chooses the picture of lists and the home page.', VENUE_PHOTOS, PHOTO_ERRORS)
  async chooseHomepageImage(
    @Input(PHOTO, CHECKED_BY_SERVICE) { venueId, photoId }: VenuePhotoInput,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ) {
    return { venuePhotos: await photoEditing.chooseHomepageImage(caller.viewer, venueId, photoId) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Says what a picture shows.', VENUE_PHOTOS, PHOTO_ERRORS)
  async updatePhoto(
    @Input('The picture and its description.', CHECKED_BY_SERVICE) { venueId, photoId, alt }: UpdatePhotoInput,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ) {
    return { venuePhotos: await photoEditing.describe(caller.viewer, venueId, photoId, alt) };
  }
}
