import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import type { VenuesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { AddPhotosResult, ChangePhotosResult, PhotosAdded, PhotosChanged } from './photo-results.ts';
import { VenuePhotosView } from './managed-photo.types.ts';

const VENUE = { description: 'Id or slug of the venue.' };
const PHOTO = { description: 'Id of the picture.' };

const toChanged = (venuePhotos: VenuePhotosView): PhotosChanged => Object.assign(new PhotosChanged(), { venuePhotos });

/** Pictures of venues, for those who manage them. */
@Resolver()
export class PhotoResolver {
  @Allow('signedIn')
  @Query(() => VenuePhotosView, {
    nullable: true,
    description:
      'The pictures of a venue, as who manages it sees them; null = there is no such venue, or not for the caller.',
  })
  venuePhotos(
    @Arg('venueId', () => ID, VENUE) venueId: string,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<VenuePhotosView | null> {
    return orNull(photoEditing.photosOf(caller.viewer, venueId));
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => AddPhotosResult, {
    description: `Adds pictures (JPEG, PNG, WebP or AVIF, at most 10 MB) to a venue: 1 to ${PHOTOS.maxPerUpload}, all of them or none. An owner’s change of an approved venue goes into his change request.`,
  })
  async addPhotos(
    @Arg('venueId', () => ID, VENUE) venueId: string,
    @Arg('files', () => [GraphQLUpload], { description: 'The pictures.' }) files: Promise<FileUpload>[],
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<typeof AddPhotosResult> {
    const readable = files.map((file) => ({ read: async () => readUpload(await file) }));
    return toResultUnion(
      ['VALIDATION_FAILED', 'PLAN_LIMIT_REACHED', 'RATE_LIMITED', 'NOT_FOUND', 'FORBIDDEN'],
      photoEditing
        .add(caller.viewer, venueId, readable)
        .then(({ venue, added }) => Object.assign(new PhotosAdded(), { venuePhotos: venue, addedIds: added })),
    );
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => ChangePhotosResult, { description: 'Removes a picture from a venue.' })
  async removePhoto(
    @Arg('venueId', () => ID, VENUE) venueId: string,
    @Arg('photoId', () => ID, PHOTO) photoId: string,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<typeof ChangePhotosResult> {
    return change(photoEditing.remove(caller.viewer, venueId, photoId));
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => ChangePhotosResult, {
    description: 'Puts pictures of a venue first, in this order; those that are not named follow in theirs.',
  })
  async reorderPhotos(
    @Arg('venueId', () => ID, VENUE) venueId: string,
    @Arg('photoIds', () => [ID], { description: 'Ids in their order.' }) photoIds: string[],
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<typeof ChangePhotosResult> {
    return change(photoEditing.reorder(caller.viewer, venueId, photoIds));
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => ChangePhotosResult, { description: 'Chooses the picture of lists and the home page.' })
  async chooseHomepageImage(
    @Arg('venueId', () => ID, VENUE) venueId: string,
    @Arg('photoId', () => ID, PHOTO) photoId: string,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<typeof ChangePhotosResult> {
    return change(photoEditing.chooseHomepageImage(caller.viewer, venueId, photoId));
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_PHOTOS)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => ChangePhotosResult, { description: 'Says what a picture shows.' })
  async updatePhoto(
    @Arg('venueId', () => ID, VENUE) venueId: string,
    @Arg('photoId', () => ID, PHOTO) photoId: string,
    @Arg('alt', () => String, { description: `For those who do not see it; at most ${PHOTOS.altLength} characters.` })
    alt: string,
    @Ctx() { photoEditing, caller }: VenuesContext,
  ): Promise<typeof ChangePhotosResult> {
    return change(photoEditing.describe(caller.viewer, venueId, photoId, alt));
  }
}

function change(work: Promise<VenuePhotosView>): Promise<typeof ChangePhotosResult> {
  return toResultUnion(['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN'], work.then(toChanged));
}
