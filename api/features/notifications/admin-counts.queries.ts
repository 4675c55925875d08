import type { Database } from '../../platform/database/database.ts';
import type { AdminCounts } from './admin-counts.types.ts';

/** What waits for the platform: four counts by their indexes. */
export async function countAdminQueues(database: Database): Promise<AdminCounts> {
  const [row] = await database.rows<AdminCounts>(
    `select
       (select count(*)::int from user_account where status = 'PENDING' and deleted_at is null) as registrations,
       (select count(*)::int from venue where review_status = 'PENDING' and deleted_at is null) as venues,
       (select count(*)::int from change_request where status = 'PENDING' and type <> 'CREATION') as "changeRequests",
       (select count(*)::int from contact_message where state = 'NEW') as messages`,
  );
  return row!;
}
