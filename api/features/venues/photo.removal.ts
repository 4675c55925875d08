import type { Transaction } from '../../database/database.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { PhotoVariant } from './photo.entity.ts';
import { sourceKey } from './photo.files.ts';
import { UPLOADS_DELETE } from './photo.jobs.ts';

/** So long pages that are open somewhere still find the files of a photo that was removed. */
const REMOVED_KEPT_SECONDS = 300;

/** Which photos of a venue are removed. */
export interface Removed {
  /** All but these; none = nothing is kept. */
  keep: readonly string[];
  /** Only such as wait for a moderator. */
  pendingOnly: boolean;
}

/** Removes photos of a venue; their files follow a few minutes later. The catalogue is the caller's to refresh. */
export async function removePhotos(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueue'>,
  venueId: string,
  { keep, pendingOnly }: Removed,
): Promise<void> {
  const removed = await transaction.query<{ id: string; variants: PhotoVariant[] }>(
    `delete from photo where venue_id = $1 and not (id = any($2::uuid[])) and (is_pending or not $3)
     returning id, variants`,
    [venueId, keep, pendingOnly],
  );
  if (!removed.length) return;
  const keys = removed.flatMap(({ id, variants }) => [
    ...variants.map(({ key }) => key),
    sourceKey({ venueId, photoId: id }),
  ]);
  await jobs.enqueue(transaction, UPLOADS_DELETE, { keys }, { startAfter: REMOVED_KEPT_SECONDS });
}
