import { PHOTOS } from '../../../schema/owner-limits.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { PHOTO_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, planLimitReached, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { type PhotoSet, reordered, unknownPhoto, withAlt, withHomepageImage, without } from './photo-set.ts';
import { type PhotoAccess, photoAccessOf } from './photo.policy.ts';
import type { PhotoFile, PhotoService } from './photo.service.ts';
import type { VenuePhotosView } from './managed-photo.types.ts';
import { Photo } from './photo.entity.ts';
import { acceptedPhotos, managedPhotos, type PhotoVenue, venueOf, writePhotos } from './photo-writer.ts';
import { limitsOf } from '../billing/plan-limits.service.ts';
import { bumpSubmittedVersion } from './change-request-writer.ts';
import { lockVenues } from './venue-locks-writer.ts';
import { ReviewStatus } from './venue.enums.ts';
import { VenuesChanged } from './events.ts';

type Reading = Pick<Transaction, 'em' | 'query'>;

/** What change requests, which stand after this, do for pictures of approved venues. */
export interface PhotoProposals {
  /** The pictures that the pending change request of an owner wants; null = it leaves them, or there is none. */
  proposedPhotos(reading: Reading, venueId: string, userId: string): Promise<PhotoSet | null>;
  /** Makes his change request want these, pending ones included. */
  proposePhotos(transaction: Transaction, wanted: { venueId: string; userId: string } & PhotoSet): Promise<void>;
}

export interface PhotoEditingDependencies {
  database: Database;
  photos: PhotoService;
  limits: RateLimits;
  proposals: PhotoProposals;
}

/** What a caller wanted, for the words of a refusal. */
type Wish = 'view' | 'upload photos' | 'delete photos' | 'modify';

/** A venue that somebody may manage, and its pictures as he sees them. */
interface Managed {
  venue: PhotoVenue;
  access: Extract<PhotoAccess, 'direct' | 'proposal'>;
  set: PhotoSet;
}

/** Pictures of venues as those who run them change them. GraphQL and REST are two ways to it. */
export class PhotoEditingService {
  readonly #dependencies: PhotoEditingDependencies;

  constructor(dependencies: PhotoEditingDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async photosOf(viewer: Viewer, idOrSlug: string): Promise<VenuePhotosView> {
    const { database } = this.#dependencies;
    const reading: Reading = { em: database.em, query: (text, values) => database.rows(text, values) };
    return this.#view(reading, viewer, await this.#managed(reading, viewer, idOrSlug, 'view'));
  }

  /**
   * Adds pictures after those that the venue has; all of them or none. Files are read one after the other.
   * @throws AppError NOT_FOUND, FORBIDDEN, PLAN_LIMIT_REACHED, RATE_LIMITED, VALIDATION_FAILED, PAYLOAD_TOO_LARGE.
   */
  async add(
    viewer: Viewer,
    idOrSlug: string,
    files: readonly Pick<PhotoFile, 'read'>[],
  ): Promise<{ venue: VenuePhotosView; added: string[] }> {
    const { database, photos, limits } = this.#dependencies;
    const reading: Reading = { em: database.em, query: (text, values) => database.rows(text, values) };
    const before = await this.#managed(reading, viewer, idOrSlug, 'upload photos');
    if (!files.length) throw validationFailed([{ path: 'photos', code: 'required' }]);
    if (files.length > PHOTOS.maxPerUpload)
      throw validationFailed([{ path: 'photos', code: 'tooMany', params: { max: PHOTOS.maxPerUpload } }]);
    // Nobody waits for ten pictures to be encoded only to be told that there is no room.
    await this.#assertRoom(reading, viewer, before, files.length);
    for (const _ of files) await limits.count([[PHOTO_LIMITS.photosPerUser, viewer.id]]);
    const pending = files.map((file) => ({ read: () => file.read(), id: crypto.randomUUID(), isPending: true }));
    const ids = pending.map(({ id }) => id);
    await photos.addPhotos(before.venue.id, pending, async (transaction) => {
      // Things may have changed while the pictures were encoded; from here on the venue is locked.
      const managed = await this.#managed(transaction, viewer, before.venue.id, 'upload photos');
      await this.#assertRoom(transaction, viewer, managed, files.length);
      const added = ids.map((id) => ({ id, alt: '' }));
      await this.#write(transaction, viewer, managed, {
        ...managed.set,
        photos: [...managed.set.photos, ...added],
      });
    });
    return { venue: await this.photosOf(viewer, before.venue.id), added: ids };
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async remove(viewer: Viewer, idOrSlug: string, photoId: string): Promise<VenuePhotosView> {
    return this.#change(viewer, idOrSlug, 'delete photos', async (transaction, { venue, access, set }) => {
      const next = without(set, photoId);
      const photo = await transaction.em.findOne(Photo, { id: photoId }, { disableIdentityMap: true });
      // What the public sees stays until the change request is accepted.
      if (photo && (access === 'direct' || photo.isPending))
        await this.#dependencies.photos.removePhoto(transaction, venue.id, photoId);
      return next;
    });
  }

  /**
   * Puts these pictures first, in this order.
   * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED.
   */
  async reorder(viewer: Viewer, idOrSlug: string, photoIds: readonly string[]): Promise<VenuePhotosView> {
    if (photoIds.length > 2 * PHOTOS.maxPerVenue) throw validationFailed([{ path: 'photoIds', code: 'tooMany' }]);
    return this.#change(viewer, idOrSlug, 'modify', async (_, { set }) => reordered(set, photoIds));
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async chooseHomepageImage(viewer: Viewer, idOrSlug: string, photoId: string): Promise<VenuePhotosView> {
    return this.#change(viewer, idOrSlug, 'modify', async (_, { set }) => withHomepageImage(set, photoId));
  }

  /**
   * Says what a picture shows.
   * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED.
   */
  async describe(viewer: Viewer, idOrSlug: string, photoId: string, alt: string): Promise<VenuePhotosView> {
    if (alt.length > PHOTOS.altLength)
      throw validationFailed([{ path: 'alt', code: 'tooLong', params: { max: PHOTOS.altLength } }]);
    const text = oneLine(alt, PHOTOS.altLength);
    return this.#change(viewer, idOrSlug, 'modify', async (_, { set }) => withAlt(set, photoId, text));
  }

  /** Whether somebody may add pictures, asked before he sends any. @throws AppError NOT_FOUND, FORBIDDEN. */
  async assertMayAdd(viewer: Viewer, idOrSlug: string): Promise<void> {
    const { database } = this.#dependencies;
    const reading: Reading = { em: database.em, query: (text, values) => database.rows(text, values) };
    await this.#managed(reading, viewer, idOrSlug, 'upload photos');
  }

  async #change(
    viewer: Viewer,
    idOrSlug: string,
    wish: Wish,
    work: (transaction: Transaction, managed: Managed) => Promise<PhotoSet>,
  ): Promise<VenuePhotosView> {
    return this.#dependencies.database.transaction(async (transaction) => {
      await lockVenues(transaction, [idOrSlug]);
      const managed = await this.#managed(transaction, viewer, idOrSlug, wish);
      const set = await work(transaction, managed);
      await this.#write(transaction, viewer, managed, set);
      // As it was written: a change request may have its own idea of the version.
      return this.#view(transaction, viewer, await this.#managed(transaction, viewer, managed.venue.id, wish));
    });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN. */
  async #managed(reading: Reading, viewer: Viewer, idOrSlug: string, wish: Wish): Promise<Managed> {
    const venue = await venueOf(reading, idOrSlug);
    const access = venue ? photoAccessOf(viewer, venue) : 'hidden';
    if (!venue || access === 'hidden')
      throw wish === 'view' || wish === 'upload photos'
        ? new AppError('NOT_FOUND', 'Establishment not found')
        : unknownPhoto();
    if (access === 'forbidden')
      throw new AppError('FORBIDDEN', `Permission denied: You do not have permission to ${words(wish)}`);
    const accepted = { photos: await acceptedPhotos(reading, venue.id), homepageImageId: venue.homepageImageId };
    const proposed =
      access === 'proposal' ? await this.#dependencies.proposals.proposedPhotos(reading, venue.id, viewer.id) : null;
    return { venue, access, set: proposed ?? accepted };
  }

  async #write(transaction: Transaction, viewer: Viewer, { venue, access }: Managed, set: PhotoSet): Promise<void> {
    const { proposals } = this.#dependencies;
    if (access === 'proposal')
      return proposals.proposePhotos(transaction, { venueId: venue.id, userId: viewer.id, ...set });
    await writePhotos(transaction, venue.id, set);
    // Who decides about it has to have seen these pictures.
    if (venue.reviewStatus === ReviewStatus.PENDING) await bumpSubmittedVersion(transaction, venue.id);
    await transaction.publish(new VenuesChanged([venue.id]));
  }

  /** How many pictures there may be: an owner's plan decides, those who moderate are bound by the product's own limit alone. */
  async #limit(reading: Reading, viewer: Viewer, { ownerId }: PhotoVenue): Promise<{ limit: number; ofPlan: boolean }> {
    const plan = ownerId === viewer.id ? (await limitsOf(reading, ownerId)).photosPerVenue : null;
    const ofPlan = plan !== null && plan < PHOTOS.maxPerVenue;
    return { limit: ofPlan ? plan : PHOTOS.maxPerVenue, ofPlan };
  }

  async #assertRoom(reading: Reading, viewer: Viewer, { venue, set }: Managed, more: number): Promise<void> {
    const { limit, ofPlan } = await this.#limit(reading, viewer, venue);
    if (set.photos.length + more <= limit) return;
    if (ofPlan) throw planLimitReached('photos', limit);
    throw validationFailed([{ path: 'photos', code: 'tooMany', params: { max: limit } }]);
  }

  async #view(reading: Reading, viewer: Viewer, { venue, access, set }: Managed): Promise<VenuePhotosView> {
    const { limit, ofPlan } = await this.#limit(reading, viewer, venue);
    const photos = await managedPhotos(reading, venue.id, set);
    return {
      id: venue.id,
      venueVersion: venue.version,
      photos,
      homepageImageId: photos.find(({ id }) => id === set.homepageImageId)?.id ?? photos[0]?.id ?? null,
      limit,
      limitOfPlan: ofPlan,
      needsApproval: access === 'proposal',
    };
  }
}

function words(wish: Wish): string {
  return wish === 'view' || wish === 'modify' ? `${wish} this establishment` : wish;
}
