import type { Database } from '../../platform/database/database.ts';
import { beginInParis } from '../../platform/database/paris-day.ts';
import { addMonths } from '../../platform/days.ts';
import { QuoteRequestState } from '../quotes/quote.enums.ts';
import type { DashboardActivity, DashboardMonth, DashboardRegion, DashboardState } from './dashboard.types.ts';

const MONTHS = 12;
/** Accounts that were approved, whatever their status now. */
const ACCEPTED = `status not in ('PENDING', 'REJECTED') and deleted_at is null`;

interface Totals {
  venues: number;
  publicVenues: number;
  users: number;
  usersBefore: number;
}

const SHOWN = 10;

/** The latest of each kind, up to the number that is shown in all. */
const part = (event: string, columns: string, from: string, at: string): string =>
  `(select ${event} as event, ${columns}, ${at} as at from ${from} order by ${at} desc limit ${SHOWN})`;

const OF_VENUE = `q.id as "objectId", v.name as subject`;
const OF_CLIENT = `id as "objectId", coalesce(nullif(company_name, ''), last_name) as subject`;
/** Visible to administrators only. */
const CLIENTS = `user_account where role = 'CLIENT' and deleted_at is null and $1`;
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
  part(`'REGISTERED'`, OF_CLIENT, `${CLIENTS} and registration_number is not null`, 'created_at'),
  // Only the form gives a number; who is invited proves the address by choosing a password.
  part(
    `'INVITATION_ACCEPTED'`,
    OF_CLIENT,
    `${CLIENTS} and registration_number is null and email_verified_at is not null`,
    'email_verified_at',
  ),
];

/** The latest activities on the site. What is about accounts is visible to administrators only. */
export async function recentActivity(database: Database, ofUsers: boolean): Promise<DashboardActivity[]> {
  const rows = await database.rows<DashboardActivity>(
    `${PARTS.join('\nunion all\n')} order by at desc limit ${SHOWN}`,
    [ofUsers],
  );
  return rows.map(({ event, objectId, subject, at }) => ({ event, objectId, subject, at: new Date(at) }));
}

export async function countTotals(database: Database, thisMonth: string, ofUsers: boolean): Promise<Totals> {
  const [row] = await database.rows<Totals>(
    `select (select count(*)::int from venue where deleted_at is null) as venues,
       (select count(*)::int from catalogue_venue) as "publicVenues", u.users, u."usersBefore"
     from (select count(*)::int as users, (count(*) filter (where created_at < ${beginInParis('$1')}))::int as "usersBefore"
       from user_account where ${ACCEPTED} and $2) u`,
    [thisMonth, ofUsers],
  );
  return row!;
}

/** Each of the last months, the oldest first. */
export async function countMonths(database: Database, thisMonth: string, ofUsers: boolean): Promise<DashboardMonth[]> {
  const from = addMonths(thisMonth, 1 - MONTHS);
  const starts = Array.from({ length: MONTHS }, (_, index) => addMonths(from, index));
  // Each row is assigned to its month by one comparison of instants; time zones are computed twelve times, not once per row.
  const inMonths = (table: string, condition: string): string =>
    `select width_bucket(created_at, s.at) as bucket, count(*)::int as count from ${table}, s
     where ${condition} and created_at >= s.at[1] group by 1`;
  const rows = await database.rows<{ kind: string; bucket: number; count: number }>(
    `with s as (select array_agg(${beginInParis('day')} order by day) as at from unnest($1::date[]) day)
     select 'venues' as kind, v.* from (${inMonths('venue', 'deleted_at is null')}) v
     union all select 'users', u.* from (${inMonths('user_account', `${ACCEPTED} and $2`)}) u
     union all select 'quoteRequests', q.* from (${inMonths('quote_request', 'true')}) q
     union all select 'pageViews', width_bucket(day, $1::date[]), sum(views)::int
       from site_view_day where day >= ($1::date[])[1] group by 2`,
    [starts, ofUsers],
  );
  const counts = new Map(rows.map(({ kind, bucket, count }) => [`${kind} ${bucket}`, count]));
  return starts.map((month, index) => {
    const of = (kind: string): number => counts.get(`${kind} ${index + 1}`) ?? 0;
    return {
      month,
      venues: of('venues'),
      users: ofUsers ? of('users') : null,
      quoteRequests: of('quoteRequests'),
      pageViews: of('pageViews'),
    };
  });
}

export async function countQuoteRequests(database: Database): Promise<DashboardState[]> {
  const rows = await database.rows<DashboardState>(
    `select state, count(*)::int as count from quote_request group by state`,
  );
  return Object.values(QuoteRequestState).map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0,
  }));
}

export function countRegions(database: Database): Promise<DashboardRegion[]> {
  return database.rows<DashboardRegion>(
    `select r.code, r.name, c.count from
       (select region_code, count(*)::int as count from catalogue_venue group by region_code) c
     join region r on r.code = c.region_code order by c.count desc, r.name`,
  );
}
