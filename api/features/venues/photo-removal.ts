import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { Photo } from './photo.entity.ts';
import { sourceKey } from './photo-files.ts';
import { removeUploadsLater } from '../../platform/storage/uploads.jobs.ts';

/** Which photos are removed. */
export interface Removed {
  /** All but these; none = nothing is kept. */
  keep: readonly string[];
  /** Only such as wait for a moderator. */
  pendingOnly: boolean;
}

/** Removes photos of venues; their files follow a few minutes later. The catalogue is the caller's to refresh. */
export async function removePhotos(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueue'>,
  venueIds: readonly string[],
  { keep, pendingOnly }: Removed,
): Promise<void> {
  const { em } = transaction;
  const goes = { venue: { $in: [...venueIds] }, id: { $nin: [...keep] }, ...(pendingOnly ? { isPending: true } : {}) };
  const removed = await em.find(Photo, goes, { disableIdentityMap: true });
  if (!removed.length) return;
  await em.nativeDelete(Photo, { id: { $in: removed.map(({ id }) => id) } });
  const keys = removed.flatMap(({ id, venue, variants }) => [
    ...variants.map(({ key }) => key),
    sourceKey({ venueId: venue.id, photoId: id }),
  ]);
  await removeUploadsLater(jobs)(transaction, keys);
}
