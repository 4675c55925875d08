import type { Database } from '../../platform/database/database.ts';
import type { DashboardActivity } from './dashboard.types.ts';

const SHOWN = 10;

/** The latest of one kind; each part gives no more than is shown of all. */
const part = (event: string, columns: string, from: string, at: string): string =>
  `(select ${event} as event, ${columns}, ${at} as at from ${from} order by ${at} desc limit ${SHOWN})`;

const OF_VENUE = `q.id as "objectId", v.name as subject`;
const KIND = `case q.type when 'CREATION' then 'VENUE' when 'UPDATE' then 'CHANGE' else 'DELETION' end`;

const PARTS = [
  part(`'QUOTE_REQUESTED'`, 'id as "objectId", reference as subject', 'quote_request', 'created_at'),
  part(`'MESSAGE_RECEIVED'`, 'id as "objectId", subject', 'contact_message', 'created_at'),
  part(
    `${KIND} || case when q.type = 'CREATION' then '_SUBMITTED' else '_REQUESTED' end`,
    OF_VENUE,
    'change_request q join venue v on v.id = q.venue_id',
    'q.submitted_at',
  ),
  part(
    `${KIND} || '_' || q.status`,
    OF_VENUE,
    `change_request q join venue v on v.id = q.venue_id
     where q.status in ('APPROVED', 'REJECTED') and q.processed_at is not null`,
    'q.processed_at',
  ),
  part(
    `'REGISTERED'`,
    `id as "objectId", coalesce(nullif(company_name, ''), last_name) as subject`,
    `user_account where role = 'CLIENT' and deleted_at is null and $1`,
    'created_at',
  ),
];

/** What happened last on the site. Who registered is told to administrators alone. */
export async function recentActivity(database: Database, ofUsers: boolean): Promise<DashboardActivity[]> {
  const rows = await database.rows<DashboardActivity>(
    `${PARTS.join('\nunion all\n')} order by at desc limit ${SHOWN}`,
    [ofUsers],
  );
  return rows.map(({ event, objectId, subject, at }) => ({ event, objectId, subject, at: new Date(at) }));
}
