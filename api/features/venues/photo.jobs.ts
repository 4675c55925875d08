import { raw } from '@mikro-orm/core';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../platform/database/database.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { JobContext } from '../../platform/jobs/job-runner.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Photo, type PhotoVariant } from './photo.entity.ts';
import { isSourceKey, photoOfKey, sourceKey, storeVariant } from './photo-files.ts';
import { encodeAvif } from './photo-pipeline.ts';
import { VenuesChanged } from './events.ts';
import { deleteUploads } from '../../platform/storage/uploads.jobs.ts';

/** Encodes a new photo in AVIF. One at a time, because it needs a core. */
export const PHOTO_ENCODE = defineQueue<{ photoId: string }>('photo.encode', { limitSeconds: 120 });
/** Deletes files without a photo: left by a process that was killed, or of deleted venues. */
export const UPLOADS_SWEEP = defineQueue('uploads.sweep', { schedule: '35 3 * * *', limitSeconds: 3_600, retries: 2 });

/** Younger files without a photo may belong to one that is about to be saved. */
const ORPHAN_AFTER_MS = 24 * 3_600_000;
const SWEEP_BATCH = 500;

export interface PhotoWorld {
  database: Database;
  storage: Storage;
}

/** Handler of PHOTO_ENCODE. A photo that was deleted, or has its AVIF already, is skipped. */
export async function encodePhotoJob(
  world: PhotoWorld,
  photoId: string,
  { signal, logger }: JobContext,
): Promise<void> {
  const { database, storage } = world;
  const photo = await database.em.findOne(Photo, { id: photoId });
  if (!photo) return;
  const folder = { venueId: photo.venue.id, photoId };
  if (!hasAvif(photo.variants)) {
    const started = performance.now();
    const written: string[] = [];
    const encoded: PhotoVariant[] = [];
    for await (const variant of encodeAvif(await readSource(storage, photo))) {
      signal.throwIfAborted();
      encoded.push(await storeVariant(storage, folder, variant, (key) => written.push(key)));
    }
    const saved = await database.transaction(async (transaction) => {
      const variants = raw('?::jsonb || variants', [JSON.stringify(encoded)]);
      const count = await transaction.em.nativeUpdate(Photo, { id: photoId }, { variants });
      if (count) await transaction.publish(new VenuesChanged([folder.venueId]));
      return count > 0;
    });
    if (!saved) return deleteUploads(storage, written);
    logger.debug({ photoId, ms: Math.round(performance.now() - started) }, 'photo encoded in AVIF');
  }
  await storage.delete(sourceKey(folder));
}

/** Handler of UPLOADS_SWEEP. Files with other names than those of photos are not touched. Returns the number of deleted files. */
export async function sweepUploads(
  { database, storage }: Pick<PhotoWorld, 'database' | 'storage'>,
  { signal, logger }: Pick<JobContext, 'signal' | 'logger'>,
  now: Date,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async (): Promise<void> => {
    signal.throwIfAborted();
    const orphans = await orphansAmong(database, batch);
    await deleteUploads(storage, orphans);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list('')) {
    if (!photoOfKey(key) || now.getTime() - modifiedAt.getTime() < ORPHAN_AFTER_MS) continue;
    batch.push(key);
    if (batch.length === SWEEP_BATCH) await sweep();
  }
  await sweep();
  if (removed) logger.info({ removed }, 'files without a photo removed');
  return removed;
}

async function orphansAmong(database: Database, keys: string[]): Promise<string[]> {
  if (!keys.length) return [];
  const ids = [...new Set(keys.map((key) => photoOfKey(key)!.photoId))];
  const photos = await database.em.find(Photo, { id: { $in: ids } }, { fields: ['variants'] });
  const used = new Set(photos.flatMap(({ variants }) => variants.map(({ key }) => key)));
  const waiting = new Set(photos.filter(({ variants }) => !hasAvif(variants)).map(({ id }) => id));
  return keys.filter((key) => !used.has(key) && !(isSourceKey(key) && waiting.has(photoOfKey(key)!.photoId)));
}

/** Without the source, the largest version is used. */
async function readSource(storage: Storage, { id, venue, variants }: Photo): Promise<Buffer> {
  const largest = variants.toSorted((a, b) => b.width - a.width);
  const fallback = largest.find(({ type }) => type === 'image/webp') ?? largest[0];
  const keys = [sourceKey({ venueId: venue.id, photoId: id }), ...(fallback ? [fallback.key] : [])];
  for (const key of keys) {
    const stream = await storage.read(key);
    if (stream) return buffer(stream);
  }
  throw new Error(`The files of photo ${id} are missing.`);
}

function hasAvif(variants: PhotoVariant[]): boolean {
  return variants.some(({ type }) => type === 'image/avif');
}
