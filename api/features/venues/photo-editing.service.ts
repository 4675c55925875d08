import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, planLimitReached, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { limitsOf } from '../billing/plan-limits.queries.ts';
import { bumpSubmission } from './change-request-writer.ts';
import { VenuesChanged } from './events.ts';
import { PHOTO_LIMITS } from './limits.ts';
import type { VenuePhotos } from './photo.types.ts';
import { type ManagedRecord, type Reading, recordOf } from './managed-venue-record.queries.ts';
import { contentFor, toPhotos } from './managed-venue-view.ts';
import type { PhotoFile, PhotoService } from './photo.service.ts';
import { writePhotos } from './photo-writer.ts';
import type { EditableContent } from './venue-patch-content.ts';
import type { VenueTransitions } from './venue-transitions.ts';
import { lockVenues } from './venue.queries.ts';
import { maySee, needsReview } from './venue.policy.ts';
import { ReviewStatus } from './venue.enums.ts';
import { countChange } from './venue-writer.ts';

export interface PhotoEditingDependencies {
  database: Database;
  photos: PhotoService;
  limits: RateLimits;
  venueTransitions: VenueTransitions;
}

/** The tried action, for the message of a refusal. */
type Attempt = 'view' | 'upload photos' | 'delete photos' | 'modify';

/** The pictures of a venue in their order, and the main one. */
type PhotoSet = Pick<EditableContent, 'photos' | 'homepageImageId'>;

/** A venue that the viewer may manage, with its pictures as the viewer sees them. */
interface Managed {
  record: ManagedRecord;
  set: PhotoSet;
  /** Whether changes become a change request. */
  needsApproval: boolean;
}

/** Changes of the pictures of venues by their managers, for GraphQL and REST. */
export class PhotoEditingService {
  readonly #dependencies: PhotoEditingDependencies;

  constructor(dependencies: PhotoEditingDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async photosOf(viewer: Viewer, idOrSlug: string): Promise<VenuePhotos> {
    const { database } = this.#dependencies;
    return view(database, viewer, await managed(database, viewer, idOrSlug, 'view'));
  }

  /**
   * Appends pictures, all of them or none. Files are read one after the other.
   * @throws AppError NOT_FOUND, FORBIDDEN, PLAN_LIMIT_REACHED, RATE_LIMITED, VALIDATION_FAILED, PAYLOAD_TOO_LARGE.
   */
  async add(
    viewer: Viewer,
    idOrSlug: string,
    files: readonly Pick<PhotoFile, 'read'>[],
  ): Promise<{ venue: VenuePhotos; added: string[] }> {
    const { database, photos, limits } = this.#dependencies;
    const before = await managed(database, viewer, idOrSlug, 'upload photos');
    if (!files.length) throw validationFailed([{ path: 'photos', code: 'required' }]);
    if (files.length > PHOTOS.maxPerUpload)
      throw validationFailed([{ path: 'photos', code: 'tooMany', params: { max: PHOTOS.maxPerUpload } }]);
    // Pictures beyond the limit are refused before they are encoded.
    await assertRoom(database, viewer, before, files.length);
    for (const _ of files) await limits.count([[PHOTO_LIMITS.photosPerUser, viewer.id]]);
    const pending = files.map((file) => ({ read: () => file.read(), id: crypto.randomUUID(), isPending: true }));
    const ids = pending.map(({ id }) => id);
    await photos.addPhotos(before.record.id, pending, async (transaction) => {
      // The venue may have changed while the pictures were encoded; from here on it is locked.
      const venue = await managed(transaction, viewer, before.record.id, 'upload photos');
      await assertRoom(transaction, viewer, venue, files.length);
      const added = ids.map((id) => ({ id, alt: '' }));
      await this.#write(transaction, viewer, venue, { photos: [...venue.set.photos, ...added] });
    });
    return { venue: await this.photosOf(viewer, before.record.id), added: ids };
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async remove(viewer: Viewer, idOrSlug: string, photoId: string): Promise<VenuePhotos> {
    return this.#change(viewer, idOrSlug, 'delete photos', [photoId], ({ photos, homepageImageId }) => ({
      photos: photos.filter(({ id }) => id !== photoId),
      homepageImageId: homepageImageId === photoId ? null : homepageImageId,
    }));
  }

  /**
   * Moves these pictures to the front, in this order; others follow, so that a client with an outdated list loses none.
   * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED.
   */
  async reorder(viewer: Viewer, idOrSlug: string, photoIds: readonly string[]): Promise<VenuePhotos> {
    if (photoIds.length > 2 * PHOTOS.maxPerVenue) throw validationFailed([{ path: 'photoIds', code: 'tooMany' }]);
    return this.#change(viewer, idOrSlug, 'modify', photoIds, ({ photos }) => {
      const named = photoIds.flatMap((photoId) => photos.filter(({ id }) => id === photoId));
      return { photos: [...new Set([...named, ...photos])] };
    });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async chooseHomepageImage(viewer: Viewer, idOrSlug: string, photoId: string): Promise<VenuePhotos> {
    return this.#change(viewer, idOrSlug, 'modify', [photoId], () => ({ homepageImageId: photoId }));
  }

  /**
   * Sets the description of a picture.
   * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED.
   */
  async describe(viewer: Viewer, idOrSlug: string, photoId: string, given: string): Promise<VenuePhotos> {
    if (given.length > PHOTOS.altLength)
      throw validationFailed([{ path: 'alt', code: 'tooLong', params: { max: PHOTOS.altLength } }]);
    const alt = oneLine(given, PHOTOS.altLength);
    return this.#change(viewer, idOrSlug, 'modify', [photoId], ({ photos }) => ({
      photos: photos.map((photo) => (photo.id === photoId ? { ...photo, alt } : photo)),
    }));
  }

  /** Checks before an upload whether the viewer may add pictures. @throws AppError NOT_FOUND, FORBIDDEN. */
  async assertMayAdd(viewer: Viewer, idOrSlug: string): Promise<void> {
    await managed(this.#dependencies.database, viewer, idOrSlug, 'upload photos');
  }

  /** Changes the set of pictures. @throws AppError NOT_FOUND for an unknown picture. */
  async #change(
    viewer: Viewer,
    idOrSlug: string,
    wish: Attempt,
    photoIds: readonly string[],
    change: (set: PhotoSet) => Partial<PhotoSet>,
  ): Promise<VenuePhotos> {
    return this.#dependencies.database.transaction(async (transaction) => {
      await lockVenues(transaction, [idOrSlug]);
      const venue = await managed(transaction, viewer, idOrSlug, wish);
      const { record, set, needsApproval } = venue;
      if (photoIds.some((photoId) => !set.photos.some(({ id }) => id === photoId))) throw notFound(wish);
      if (wish === 'delete photos' && !needsApproval)
        await this.#dependencies.photos.removePhoto(transaction, record.id, photoIds[0]!);
      await this.#write(transaction, viewer, venue, change(set));
      return view(transaction, viewer, await managed(transaction, viewer, record.id, wish));
    });
  }

  async #write(
    transaction: Transaction,
    viewer: Viewer,
    { record, set, needsApproval }: Managed,
    change: Partial<PhotoSet>,
  ): Promise<void> {
    const wanted = { ...set, ...change };
    if (needsApproval) {
      await this.#dependencies.venueTransitions.change(transaction, viewer, record, wanted, null);
      return;
    }
    await writePhotos(transaction, record.id, wanted);
    // A decision on a submitted venue has to be based on these pictures.
    if (record.reviewStatus === ReviewStatus.PENDING) {
      await countChange(transaction, [record.id]);
      await bumpSubmission(transaction, record.id);
    }
    await transaction.publish(new VenuesChanged([record.id]));
  }
}

/** @throws AppError NOT_FOUND, FORBIDDEN. */
async function managed(reading: Reading, viewer: Viewer, idOrSlug: string, wish: Attempt): Promise<Managed> {
  const record = await recordOf(reading, idOrSlug);
  const isManaged = record !== null && record.deletedAt === null && maySee(viewer, record);
  if (!isManaged && record?.isPublic) {
    const words = wish === 'view' || wish === 'modify' ? `${wish} this establishment` : wish;
    throw new AppError('FORBIDDEN', `Permission denied: You do not have permission to ${words}`);
  }
  if (!isManaged) throw notFound(wish);
  const { photos, homepageImageId } = contentFor(viewer, record);
  return { record, set: { photos, homepageImageId }, needsApproval: needsReview(viewer, record) };
}

function notFound(wish: Attempt): AppError {
  const what = wish === 'view' || wish === 'upload photos' ? 'Establishment' : 'Photo or establishment';
  return new AppError('NOT_FOUND', `${what} not found`);
}

/** The greatest number of pictures: by the plan of the owner; for moderators the limit of the product. */
async function limitOf(reading: Reading, viewer: Viewer, { ownerId }: ManagedRecord) {
  const plan = ownerId === viewer.id ? (await limitsOf(reading, ownerId)).photosPerVenue : null;
  const ofPlan = plan !== null && plan < PHOTOS.maxPerVenue;
  return { limit: ofPlan ? plan : PHOTOS.maxPerVenue, ofPlan };
}

async function assertRoom(reading: Reading, viewer: Viewer, { record, set }: Managed, more: number): Promise<void> {
  const { limit, ofPlan } = await limitOf(reading, viewer, record);
  if (set.photos.length + more <= limit) return;
  if (ofPlan) throw planLimitReached('photos', limit);
  throw validationFailed([{ path: 'photos', code: 'tooMany', params: { max: limit } }]);
}

async function view(reading: Reading, viewer: Viewer, { record, set, needsApproval }: Managed): Promise<VenuePhotos> {
  const { limit, ofPlan } = await limitOf(reading, viewer, record);
  const photos = toPhotos(record, set.photos);
  return {
    id: record.id,
    venueVersion: record.version,
    photos,
    homepageImageId: photos.find(({ id }) => id === set.homepageImageId)?.id ?? photos[0]?.id ?? null,
    limit,
    limitOfPlan: ofPlan,
    needsApproval,
  };
}
