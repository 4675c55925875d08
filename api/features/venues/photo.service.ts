import { raw } from '@mikro-orm/core';
import { now } from '../../platform/clock.ts';
import { Venue } from './venue.entity.ts';
import { SAME_VERSION } from './venue-version.ts';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import { Photo, type PhotoVariant } from './photo.entity.ts';
import { sourceKey, storeVariant } from './photo-files.ts';
import { deleteUploads, removeUploadsLater } from '../../platform/storage/uploads.jobs.ts';
import { PHOTO_ENCODE, type PhotoWorld } from './photo.jobs.ts';
import { encodePhoto, type EncodedPhoto } from './photo-pipeline.ts';
import { filesOf } from './photo-writer.ts';
import { lockVenues } from './venue.queries.ts';
import { VenuesChanged } from './events.ts';

/** Uploaded pictures encoded at a time; one core, and the threads that read files, are left for other requests. */
const ENCODED_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

/** One uploaded file. It is read when it is encoded, so that ten of them are not in memory at once. */
export interface PhotoFile extends PhotoSettings {
  read(): Promise<Uint8Array>;
}

/** A picture that somebody else encodes, when its turn comes. */
export interface EncodedFile extends PhotoSettings {
  encoded(): Promise<EncodedPhoto>;
}

interface PhotoSettings {
  /** A UUID, if the id has to be known in advance. */
  id?: string;
  /** The description, for the `alt` attribute. */
  alt?: string;
  /** When it is encoded in AVIF: after the upload, by `encodeLater`, or never. */
  avif?: 'soon' | 'later' | 'never';
  /** Pending: not public yet. */
  isPending?: boolean;
}

/** A photo whose files are stored, before its row is written. */
interface StoredPhoto {
  row: Pick<Photo, 'id' | 'alt' | 'width' | 'height' | 'placeholder' | 'variants' | 'isPending'>;
  avif: NonNullable<PhotoFile['avif']>;
}

export interface PhotoServiceOptions extends PhotoWorld {
  jobs: Jobs;
  logger: Logger;
}

/** Pictures of venues: files in the storage and rows in the database, always both. */
export class PhotoService {
  readonly #world: PhotoServiceOptions;
  readonly #encoding = pLimit(ENCODED_AT_ONCE);

  constructor(options: PhotoServiceOptions) {
    this.#world = options;
  }

  /**
   * Appends pictures to a venue, all or none; if it fails (not a picture, aborted upload, refusal of
   * `within`), their files are deleted.
   * @param within called in the transaction that adds them, with the new number of photos of the venue:
   * for limits and permissions.
   * @returns the ids, in the order of the files.
   * @throws AppError of `encodePhoto`, or NOT_FOUND for an unknown venue.
   */
  async addPhotos(
    venueId: string,
    files: Iterable<PhotoFile | EncodedFile>,
    within: (transaction: Transaction, count: number) => Promise<void> = async () => {},
  ): Promise<string[]> {
    const written: string[] = [];
    try {
      const photos: StoredPhoto[] = [];
      for (const file of files) {
        photos.push(await this.#store(venueId, file, `photos.${photos.length}`, (key) => written.push(key)));
      }
      await this.#world.database.transaction(async (transaction) => {
        const count = await this.#insert(transaction, venueId, photos);
        await within(transaction, count);
      });
      return photos.map(({ row }) => row.id);
    } catch (error) {
      await this.#discard(written);
      throw error;
    }
  }

  /** Inserts the rows of stored photos and enqueues their slow formats. Returns the new number of photos of the venue. */
  async #insert(transaction: Transaction, venueId: string, photos: StoredPhoto[]): Promise<number> {
    const { jobs } = this.#world;
    // Concurrent uploads get different positions.
    await lockVenues(transaction, [venueId]);
    const { em } = transaction;
    const touched = await em.nativeUpdate(Venue, { id: venueId }, { updatedAt: now(), ...SAME_VERSION });
    if (!touched) throw new AppError('NOT_FOUND');
    const [last] = await em.find(
      Photo,
      { venue: venueId },
      { orderBy: { position: 'desc' }, limit: 1, disableIdentityMap: true },
    );
    const first = (last?.position ?? -1) + 1;
    await em.insertMany(
      Photo,
      photos.map(({ row }, index) => ({ ...row, venue: venueId, position: first + index })),
    );
    for (const { row, avif } of photos)
      if (avif === 'soon') await jobs.enqueue(transaction, PHOTO_ENCODE, { photoId: row.id }, { dedupeKey: row.id });
    if (photos.some(({ row }) => !row.isPending)) await transaction.publish(new VenuesChanged([venueId]));
    return em.count(Photo, { venue: venueId });
  }

  /** Enqueues the AVIF of photos that were added without it, with low priority. */
  async encodeLater(transaction: Transaction, photoIds: string[]): Promise<void> {
    for (const photoId of photoIds) {
      await this.#world.jobs.enqueue(transaction, PHOTO_ENCODE, { photoId }, { dedupeKey: photoId, priority: -1 });
    }
  }

  /**
   * Removes a photo of a venue; its files are deleted some minutes later.
   * @throws AppError NOT_FOUND if the venue has no such photo.
   */
  async removePhoto(transaction: Transaction, venueId: string, photoId: string): Promise<void> {
    const { jobs } = this.#world;
    const { em } = transaction;
    const photo = await em.findOne(Photo, { id: photoId, venue: venueId }, { disableIdentityMap: true });
    if (!photo) throw new AppError('NOT_FOUND');
    await em.nativeDelete(Photo, { id: photoId });
    await em.nativeUpdate(
      Venue,
      { id: venueId },
      { updatedAt: now(), homepageImageId: raw('nullif(homepage_image_id, ?)', [photoId]), ...SAME_VERSION },
    );
    await removeUploadsLater(jobs)(transaction, filesOf(photo));
    await transaction.publish(new VenuesChanged([venueId]));
  }

  /** Stores the immediate versions of one file. */
  async #store(
    venueId: string,
    file: PhotoFile | EncodedFile,
    path: string,
    keep: (key: string) => void,
  ): Promise<StoredPhoto> {
    const { storage } = this.#world;
    const encoded = await ('encoded' in file
      ? file.encoded()
      : this.#encoding(async () => encodePhoto(await file.read(), path)));
    const { id = crypto.randomUUID(), alt = '', avif = 'soon', isPending = false } = file;
    const folder = { venueId, photoId: id };
    if (avif !== 'never') {
      const source = sourceKey(folder);
      keep(source);
      await storage.put(source, encoded.source, 'application/octet-stream');
    }
    const variants: PhotoVariant[] = [];
    for (const variant of encoded.variants) variants.push(await storeVariant(storage, folder, variant, keep));
    const { width, height, placeholder } = encoded;
    return { row: { id, alt, width, height, placeholder, variants, isPending }, avif };
  }

  /** Files that cannot be deleted now, because the storage is unavailable, are deleted by the sweep. */
  async #discard(keys: string[]): Promise<void> {
    try {
      await deleteUploads(this.#world.storage, keys);
    } catch (error) {
      this.#world.logger.warn({ err: error, files: keys.length }, 'files of a failed upload are left to the sweep');
    }
  }
}
