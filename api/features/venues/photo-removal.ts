import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PhotoVariant } from './photo.entity.ts';
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
  const removed = await transaction.query<{ id: string; venue_id: string; variants: PhotoVariant[] }>(
    `delete from photo where venue_id = any($1::uuid[]) and not (id = any($2::uuid[])) and (is_pending or not $3)
     returning id, venue_id, variants`,
    [venueIds, keep, pendingOnly],
  );
  if (!removed.length) return;
  const keys = removed.flatMap(({ id, venue_id: venueId, variants }) => [
    ...variants.map(({ key }) => key),
    sourceKey({ venueId, photoId: id }),
  ]);
  await removeUploadsLater(jobs)(transaction, keys);
}
