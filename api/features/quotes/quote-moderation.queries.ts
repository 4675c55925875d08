import type { Database } from '../../platform/database/database.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { type ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import { WAITS } from './quote-venue.queries.ts';
import type { QuoteStateCount } from './quote-list.types.ts';
import { QuoteAnswerKind, QuoteRequestState } from './quote.enums.ts';

const ORDERS: Readonly<Record<ManagedQuoteSort, string>> = {
  [ManagedQuoteSort.NEWEST]: 'q.created_at desc, q.id',
  [ManagedQuoteSort.OLDEST]: 'q.created_at, q.id',
  [ManagedQuoteSort.EVENT_DATE]: 'q.start_date asc nulls last, q.created_at desc, q.id',
  [ManagedQuoteSort.PARTICIPANTS]: 'q.participants desc, q.created_at desc, q.id',
  [ManagedQuoteSort.COMPANY]: 'lower(q.company_name), q.created_at desc, q.id',
  [ManagedQuoteSort.UPDATED]: 'q.updated_at desc, q.id',
};

/** What the platform counts of a request. */
export interface QuoteFigures {
  venueCount: number;
  offerCount: number;
  waitingCount: number;
  isUnread: boolean;
}

/** The figures of requests by their ids; what is unread is so to this viewer. */
export async function figuresOf(
  database: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuoteFigures>> {
  const rows = await database.rows<QuoteFigures & { id: string }>(
    `select q.id, (select count(*)::int from quote_request_venue v where v.request_id = q.id) as "venueCount",
       (select count(*)::int from quote_answer a where a.request_id = q.id and a.kind = '${QuoteAnswerKind.OFFER}') as "offerCount",
       (select count(*)::int from quote_request_venue rv where rv.request_id = q.id and ${WAITS}) as "waitingCount",
       exists (select 1 from notification n where n.recipient_id = $2 and not n.is_read
         and n.params ->> 'reference' = q.reference) as "isUnread"
     from quote_request q where q.id = any($1::uuid[])`,
    [ids, viewerId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of one page of all requests, and how many there are in each state. */
export async function pageOfQuotes(
  database: Database,
  filter: ManagedQuoteFilter,
  sort: ManagedQuoteSort,
  paging: Paging,
) {
  const { everywhere, states } = conditionsOf(filter);
  const [rows, stateCounts] = await Promise.all([
    database.rows<{ id: string }>(
      `select q.id from quote_request q where ${WHERE} order by ${ORDERS[sort]} limit $6 offset $7`,
      [...everywhere, states, paging.pageSize, offsetOf(paging)],
    ),
    countByState(database, everywhere),
  ]);
  const wanted = stateCounts.filter(({ state }) => !states.length || states.includes(state));
  const totalCount = wanted.reduce((sum, { count }) => sum + count, 0);
  return { ids: rows.map(({ id }) => id), stateCounts, ...pagePlace(totalCount, paging) };
}

/** The ids of the requests of each state that were changed last, and how many there are. Every state has its column. */
export async function columnsOfQuotes(database: Database, filter: ManagedQuoteFilter, cards: number) {
  const { everywhere, states } = conditionsOf(filter);
  const wanted = states.length ? states : Object.values(QuoteRequestState);
  const [rows, counts] = await Promise.all([
    database.rows<{ id: string }>(
      `select found.id from unnest($5::text[]) as s (state) cross join lateral (
         select q.id, q.updated_at from quote_request q where q.state = s.state and ${EVERYWHERE}
         order by q.updated_at desc, q.id limit $6
       ) found order by found.updated_at desc, found.id`,
      [...everywhere, wanted, cards],
    ),
    countByState(database, everywhere),
  ]);
  const columns = Object.values(QuoteRequestState)
    .filter((state) => wanted.includes(state))
    .map((state) => ({ state, totalCount: counts.find((each) => each.state === state)?.count ?? 0 }));
  return { ids: rows.map(({ id }) => id), columns };
}

async function countByState(database: Database, conditions: unknown[]): Promise<QuoteStateCount[]> {
  return database.rows(
    `select q.state, count(*)::int as count from quote_request q where ${EVERYWHERE} group by q.state order by q.state`,
    conditions,
  );
}

/** Conditions on requests `q`, by the values of `conditionsOf`. The states come last, as counts by state leave them out. */
export const EVERYWHERE = `($1::text is null or q.id in (
    select w.id from quote_request w
    where w.reference || ' ' || w.company_name || ' ' || w.first_name || ' ' || w.last_name || ' ' || w.email ilike $1
    union all select rv.request_id from quote_request_venue rv where rv.name ilike $1))
  and (cardinality($2::text[]) = 0 or q.event_type = any($2))
  and ($3::date is null or q.end_date >= $3) and ($4::date is null or q.start_date <= $4)`;
export const WHERE = `${EVERYWHERE} and (cardinality($5::text[]) = 0 or q.state = any($5))`;

/** What the placeholders $1 to $4 stand for, and $5: the states. */
export function conditionsOf({ states, eventTypes, eventFrom, eventTo, text }: ManagedQuoteFilter) {
  const like = text?.trim() ? `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  return { everywhere: [like, eventTypes ?? [], eventFrom ?? null, eventTo ?? null], states: states ?? [] };
}
