import { type FilterObject, type QueryOrderMap, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../platform/database/database.ts';
import { type ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import type { QuoteStateCount } from './quote-list.types.ts';
import { AWAITS_ANSWER } from './quote-venue.queries.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteAnswerKind, QuoteRequestState } from './quote.enums.ts';

/** Orders of the list. Null sorts last, so that requests with open dates follow the others. */
export const QUOTE_ORDERS: Readonly<Record<ManagedQuoteSort, QueryOrderMap<QuoteRequest>>> = {
  [ManagedQuoteSort.NEWEST]: { createdAt: 'desc', id: 'asc' },
  [ManagedQuoteSort.OLDEST]: { createdAt: 'asc', id: 'asc' },
  [ManagedQuoteSort.EVENT_DATE]: { startDate: 'asc', createdAt: 'desc', id: 'asc' },
  [ManagedQuoteSort.PARTICIPANTS]: { participants: 'desc', createdAt: 'desc', id: 'asc' },
  [ManagedQuoteSort.COMPANY]: { companyOrder: 'asc', createdAt: 'desc', id: 'asc' },
  [ManagedQuoteSort.UPDATED]: { updatedAt: 'desc', id: 'asc' },
};

/** The figures of a request. */
export interface QuoteFigures {
  venueCount: number;
  offerCount: number;
  waitingCount: number;
  isUnread: boolean;
}

/** The figures of requests by their ids; `isUnread` is that of the viewer. */
export async function figuresOf(
  database: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuoteFigures>> {
  const rows = await database.rows<QuoteFigures & { id: string }>(
    `select q.id, (select count(*)::int from quote_request_venue v where v.request_id = q.id) as "venueCount",
       (select count(*)::int from quote_answer a where a.request_id = q.id and a.kind = '${QuoteAnswerKind.OFFER}') as "offerCount",
       (select count(*)::int from quote_request_venue rv where rv.request_id = q.id and ${AWAITS_ANSWER}) as "waitingCount",
       exists (select 1 from notification n where n.recipient_id = $2 and not n.is_read
         and n.params ->> 'reference' = q.reference) as "isUnread"
     from quote_request q where q.id = any($1::uuid[])`,
    [ids, viewerId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The conditions of a filter. A text is searched in requests and in names of venues separately, so that each search uses its index. */
export function conditionsOf(filter: ManagedQuoteFilter, states = filter.states): FilterObject<QuoteRequest> {
  const { eventTypes, eventFrom, eventTo, text } = filter;
  const like = text?.trim() && `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return {
    ...(like && { id: { $in: raw(FOUND, [like, like]) } }),
    ...(states?.length && { state: { $in: states } }),
    ...(eventTypes?.length && { eventType: { $in: eventTypes } }),
    ...(eventFrom && { endDate: { $gte: eventFrom } }),
    ...(eventTo && { startDate: { $lte: eventTo } }),
  };
}

const FOUND = `select w.id from quote_request w
  where w.reference || ' ' || w.company_name || ' ' || w.first_name || ' ' || w.last_name || ' ' || w.email ilike ?
  union all select rv.request_id from quote_request_venue rv where rv.name ilike ?`;

/** The number of requests by state, under all conditions but the one on states. */
export async function countByState(em: EntityManager, filter: ManagedQuoteFilter): Promise<QuoteStateCount[]> {
  const counts = await em.countBy(QuoteRequest, 'state', { where: conditionsOf(filter, null) });
  return Object.values(QuoteRequestState).flatMap((state) => (counts[state] ? [{ state, count: counts[state] }] : []));
}

/** The last changed requests of each state, in one list. */
export async function latestOfStates(
  em: EntityManager,
  filter: ManagedQuoteFilter,
  cards: number,
): Promise<QuoteRequest[]> {
  const [column, ...columns] = (filter.states?.length ? filter.states : Object.values(QuoteRequestState)).map((state) =>
    em
      .createQueryBuilder(QuoteRequest)
      .select('id')
      .where(conditionsOf(filter, [state]))
      .orderBy(QUOTE_ORDERS.UPDATED)
      .limit(cards),
  );
  return em.find(QuoteRequest, { id: { $in: column!.unionAll(...columns) } }, { orderBy: QUOTE_ORDERS.UPDATED });
}
