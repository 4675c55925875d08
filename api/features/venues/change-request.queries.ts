import { offsetOf } from '../../platform/graphql/paging.ts';
import type { Viewer } from '../../platform/authz.ts';
import { isUuid } from '../../platform/text.ts';
import type { ChangeRequestStatusCount, ChangeRequestDetails } from './change-request.types.ts';
import type { ChangeRequestsArgs, ChangeRequestSort } from './managed-venue.inputs.ts';
import type { Reading } from './managed-venue-record.queries.ts';
import { likeWords } from './managed-venue.queries.ts';
import type { ReviewPlace } from './venue-admin.types.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import { isModerator, type JudgedRequest } from './venue.policy.ts';

type Copied = 'id' | 'type' | 'reason' | 'note' | 'comment' | 'submittedBy' | 'processedBy' | 'version';

/** A change request; instants are texts of PostgreSQL. */
export interface RequestRecord extends JudgedRequest, Pick<ChangeRequestDetails, Copied> {
  venueId: string;
  before: VenuePatch;
  after: VenuePatch;
  submittedAt: string;
  processedAt: string | null;
}

/** The user with this alias, as JSON. */
const person = (user: string): string => `case when ${user}.id is not null then jsonb_build_object('id', ${user}.id,
  'name', trim(${user}.first_name || ' ' || ${user}.last_name), 'companyName', ${user}.company_name) end`;

const SELECT = `
  select q.id, q.type, q.status, q.before, q.after, q.comment, q.reason, q.note, q.user_id as "userId",
    q.submitted_at as "submittedAt", q.processed_at as "processedAt", q.version, v.owner_id as "ownerId",
    q.venue_id as "venueId", ${person('s')} as "submittedBy", ${person('m')} as "processedBy"
  from change_request q
  join venue v on v.id = q.venue_id
  left join user_account s on s.id = q.user_id
  left join user_account m on m.id = q.processed_by_id`;

/** The request with this id; null if there is none. */
export async function requestOf({ query }: Reading, id: string): Promise<RequestRecord | null> {
  if (!isUuid(id)) return null;
  const [row] = await query<RequestRecord>(`${SELECT} where q.id = $1`, [id]);
  return row ?? null;
}

/** The pending requests of these venues, by venue. */
export async function pendingRequests(
  { query }: Reading,
  venueIds: readonly string[],
): Promise<Map<string, RequestRecord>> {
  const where = `where q.venue_id = any($1::uuid[]) and q.status = 'PENDING'`;
  const rows = await query<RequestRecord>(`${SELECT} ${where}`, [venueIds]);
  return new Map(rows.map((row) => [row.venueId, row]));
}

const ORDERS: Readonly<Record<ChangeRequestSort, string>> = {
  NEWEST: 'q.submitted_at desc, q.id',
  OLDEST: 'q.submitted_at, q.id',
  VENUE: 'v.folded_name, q.submitted_at desc, q.id',
};

const FOUND = 'from change_request q join venue v on v.id = q.venue_id join commune c on c.code = v.commune_code';

/** One page of the requests with these statuses, and their number by status: of the viewer's venues, for moderators of all. */
export async function findRequests(
  { query }: Reading,
  viewer: Viewer,
  { filter, sort, ...paging }: ChangeRequestsArgs,
  statuses: readonly string[],
): Promise<{ rows: RequestRecord[]; counted: ChangeRequestStatusCount[] }> {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = ['true'];
  if (!isModerator(viewer)) conditions.push(`v.owner_id = ${value(viewer.id)}::uuid`);
  if (filter.venueId) conditions.push(isUuid(filter.venueId) ? `v.id = ${value(filter.venueId)}::uuid` : 'false');
  if (filter.types?.length) conditions.push(`q.type = any(${value(filter.types)}::text[])`);
  for (const pattern of likeWords(filter.text)) {
    conditions.push(`v.folded_name || ' ' || c.folded_label like f_unaccent(${value(pattern)})`);
  }
  const where = `where ${conditions.join(' and ')}`;
  const counted = await query<ChangeRequestStatusCount>(
    `select q.status, count(*)::int as count ${FOUND} ${where} group by q.status`,
    [...values],
  );
  // Details are read for the requests of the page only.
  const page = `select q.id ${FOUND} ${where} and q.status = any(${value(statuses)}::text[])
    order by ${ORDERS[sort]} limit ${value(paging.pageSize)} offset ${value(offsetOf(paging))}`;
  const rows = await query<RequestRecord>(
    `${SELECT} where q.id = any(array(${page})) order by ${ORDERS[sort]}`,
    values,
  );
  return { rows, counted };
}

/** The position of a request among the pending ones of its type that a moderator may decide; null if there is no such request. */
export async function findReviewPlace(
  { query }: Reading,
  id: string,
  moderatorId: string,
): Promise<ReviewPlace | null> {
  const [place] = await query<ReviewPlace>(
    `with here as (
       select id, submitted_at, type = $2 as creation from change_request where id = $1
     ), queue as (
       select q.id, q.submitted_at from here, change_request q join venue v on v.id = q.venue_id
       where q.status = $3 and (q.type = $2) = here.creation
         and v.owner_id is distinct from $4::uuid and q.user_id is distinct from $4::uuid
     )
     select (select count(*)::int from queue) as waiting,
       case when exists (select 1 from queue q where q.id = here.id) then
         (select count(*)::int from queue q where (q.submitted_at, q.id) <= (here.submitted_at, here.id))
       end as position,
       (select q.id from queue q where (q.submitted_at, q.id) < (here.submitted_at, here.id)
         order by q.submitted_at desc, q.id desc limit 1) as "previousId",
       (select q.id from queue q where (q.submitted_at, q.id) > (here.submitted_at, here.id)
         order by q.submitted_at, q.id limit 1) as "nextId"
     from here`,
    [id, ChangeRequestType.CREATION, ChangeRequestStatus.PENDING, moderatorId],
  );
  return place ?? null;
}
