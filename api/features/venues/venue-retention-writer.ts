import { LockMode } from '@mikro-orm/core';
import { Venue } from './venue.entity.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removePhotos } from './photo-writer.ts';

/** The size of a batch, as pictures, rooms and requests are deleted with each venue. */
const BATCH = 50;

/** Deleted venues past the period in which they can be restored. Their files are deleted by jobs. */
export function venueRetention(jobs: Pick<Jobs, 'enqueue'>): RetentionRule {
  return {
    due: 'from venue where deleted_at < $1',
    since: 'deleted_at',
    reference: 'slug',
    forget: (database, before) => purgeVenues(database, jobs, before),
  };
}

async function purgeVenues(database: Database, jobs: Pick<Jobs, 'enqueue'>, before: Date): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const { em } = transaction;
      const due = await em.find(
        Venue,
        { deletedAt: { $lt: before } },
        { orderBy: { deletedAt: 'asc' }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, fields: ['slug'] },
      );
      const ids = due.map(({ id }) => id);
      await removePhotos(transaction, jobs, ids, { keep: [], pendingOnly: false });
      return em.nativeDelete(Venue, { id: { $in: ids } });
    });
    purged += count;
    if (count < BATCH) return purged;
  }
}
