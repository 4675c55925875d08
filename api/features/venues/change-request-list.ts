import type { Viewer } from '../../platform/authz.ts';
import { isUuid } from '../../platform/text.ts';
import { FROM_REQUESTS, type RequestRecord, SELECT_REQUESTS, toRequestItem } from './change-request-record.ts';
import type { ChangeRequestPage, ChangeRequestStatusCount } from './change-request.types.ts';
import type { ChangeRequestsArgs, ChangeRequestSort } from './managed-venue.inputs.ts';
import { likeWords } from './managed-venue-where.ts';
import type { Reading } from './managed-venue-record.ts';
import { isModerator } from './venue.policy.ts';
import { ChangeRequestStatus } from './venue-management.enums.ts';

const ORDERS: Readonly<Record<ChangeRequestSort, string>> = {
  NEWEST: 'q.submitted_at desc, q.id',
  OLDEST: 'q.submitted_at, q.id',
  VENUE: 'v.folded_name, q.submitted_at desc, q.id',
};

const FOUND = 'from change_request q join venue v on v.id = q.venue_id join commune c on c.code = v.commune_code';
const STATUSES = Object.values(ChangeRequestStatus);

/** One page of change requests: those of the viewer's venues, for moderators those of all. Two statements. */
export async function listRequests(
  { query }: Reading,
  viewer: Viewer,
  { filter, sort, page, pageSize }: ChangeRequestsArgs,
): Promise<ChangeRequestPage> {
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
  const asked = filter.statuses?.length ? filter.statuses : STATUSES;
  // What a page shows is read for its own requests alone.
  const found = `select q.id ${FOUND} ${where} and q.status = any(${value(asked)}::text[])
    order by ${ORDERS[sort]} limit ${value(pageSize)} offset ${value((page - 1) * pageSize)}`;
  const rows = await query<RequestRecord>(
    `${SELECT_REQUESTS} ${FROM_REQUESTS} where q.id = any(array(${found})) order by ${ORDERS[sort]}`,
    values,
  );
  const totalCount = counted.filter(({ status }) => asked.includes(status)).reduce((sum, { count }) => sum + count, 0);
  return {
    items: rows.map((row) => toRequestItem(viewer, row)),
    totalCount,
    page,
    pageCount: Math.ceil(totalCount / pageSize),
    statuses: STATUSES.flatMap((status) => counted.find((each) => each.status === status) ?? []),
  };
}
