import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { type ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import {
  type RequestedVenue,
  type ManagedQuoteLine,
  type ManagedQuotePage,
  QuoteColumn,
} from './quote-moderation.types.ts';
import { conditionsOf, EVERYWHERE, WHERE } from './quote-moderation-where.ts';
import { ASKED_ON, WAITS } from './quote-reminder-writer.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { fitOf } from './quote-fit.ts';
import { listedColumns } from './quote-listed.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { QuoteActor, QuoteAnswerKind, QuoteRequestState } from './quote.enums.ts';

const ORDERS: Readonly<Record<ManagedQuoteSort, string>> = {
  [ManagedQuoteSort.NEWEST]: 'q.created_at desc, q.id',
  [ManagedQuoteSort.OLDEST]: 'q.created_at, q.id',
  [ManagedQuoteSort.EVENT_DATE]: 'q.start_date asc nulls last, q.created_at desc, q.id',
  [ManagedQuoteSort.PARTICIPANTS]: 'q.participants desc, q.created_at desc, q.id',
  [ManagedQuoteSort.COMPANY]: 'lower(q.company_name), q.created_at desc, q.id',
  [ManagedQuoteSort.UPDATED]: 'q.updated_at desc, q.id',
};

/** The fields of a type of GraphQL, as a row has them. */
type Row<View> = Pick<View, keyof View>;

interface LineRow extends Omit<Row<ManagedQuoteLine>, 'moves'> {
  withdrawnAt: Date | null;
  anonymisedAt: Date | null;
}

/** Columns of a line of requests `q`. @param viewer placeholder of the id of who asks. */
const lineColumns = (viewer: string): string => `
  q.id, q.reference, q.state, q.company_name as "companyName", btrim(q.first_name || ' ' || q.last_name) as "contactName",
  q.event_type as "eventType", q.participants, to_char(q.start_date, 'YYYY-MM-DD') as "startDate",
  to_char(q.end_date, 'YYYY-MM-DD') as "endDate", q.flexible_dates as "flexibleDates",
  q.budget_per_person_cents as "budgetPerPersonCents", q.created_at as "createdAt", q.updated_at as "updatedAt", q.version,
  q.withdrawn_at as "withdrawnAt", q.anonymised_at as "anonymisedAt",
  (select count(*)::int from quote_request_venue v where v.request_id = q.id) as "venueCount",
  (select count(*)::int from quote_answer a where a.request_id = q.id and a.kind = '${QuoteAnswerKind.OFFER}') as "offerCount",
  (select count(*)::int from quote_request_venue rv where rv.request_id = q.id and ${WAITS}) as "waitingCount",
  exists (select 1 from notification n where n.recipient_id = ${viewer} and not n.is_read
    and n.params ->> 'reference' = q.reference) as unread`;

/** One page of all requests, and how many there are in each state. */
export async function listManagedQuotes(
  database: Database,
  viewerId: string,
  filter: ManagedQuoteFilter,
  sort: ManagedQuoteSort,
  paging: Paging,
): Promise<ManagedQuotePage> {
  const { everywhere, states } = conditionsOf(filter);
  const [items, stateCounts] = await Promise.all([
    database.rows<LineRow>(
      // What a line counts is counted for the lines of the page alone.
      `with page as materialized (
         select q.id from quote_request q where ${WHERE} order by ${ORDERS[sort]} limit $7 offset $8
       )
       select ${lineColumns('$6')} from page join quote_request q on q.id = page.id order by ${ORDERS[sort]}`,
      [...everywhere, states, viewerId, paging.pageSize, offsetOf(paging)],
    ),
    countByState(database, everywhere),
  ]);
  const wanted = stateCounts.filter(({ state }) => !states.length || states.includes(state));
  const totalCount = wanted.reduce((sum, { count }) => sum + count, 0);
  return { items: items.map(toLine), stateCounts, ...pagePlace(totalCount, paging) };
}

/** The requests by where they stand, those of each state that were changed last. Every state has its column. */
export async function quoteBoard(
  database: Database,
  viewerId: string,
  filter: ManagedQuoteFilter,
  cards: number,
): Promise<QuoteColumn[]> {
  const { everywhere, states } = conditionsOf(filter);
  const wanted = states.length ? states : Object.values(QuoteRequestState);
  const [rows, counts] = await Promise.all([
    database.rows<LineRow>(
      `with cards as materialized (
         select found.id from unnest($5::text[]) as s (state) cross join lateral (
           select q.id from quote_request q where q.state = s.state and ${EVERYWHERE}
           order by q.updated_at desc, q.id limit $7
         ) found
       )
       select ${lineColumns('$6')} from cards join quote_request q on q.id = cards.id order by q.updated_at desc, q.id`,
      [...everywhere, wanted, viewerId, cards],
    ),
    countByState(database, everywhere),
  ]);
  const lines = rows.map(toLine);
  return Object.values(QuoteRequestState)
    .filter((state) => wanted.includes(state))
    .map((state) =>
      Object.assign(new QuoteColumn(), {
        state,
        totalCount: counts.find((each) => each.state === state)?.count ?? 0,
        items: lines.filter((line) => line.state === state),
      }),
    );
}

async function countByState(database: Database, conditions: unknown[]): Promise<ManagedQuotePage['stateCounts']> {
  return database.rows(
    `select q.state, count(*)::int as count from quote_request q where ${EVERYWHERE} group by q.state order by q.state`,
    conditions,
  );
}

function toLine({ withdrawnAt, anonymisedAt, ...row }: LineRow): ManagedQuoteLine {
  const actions = quoteWorkflow.allowed({ state: row.state, withdrawnAt, anonymisedAt }, QuoteActor.MODERATOR);
  const moves = actions.flatMap((action) => {
    const to = quoteWorkflow.next(row.state, action, QuoteActor.MODERATOR);
    return to && to !== row.state ? [{ action, to }] : [];
  });
  return { ...row, moves, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
}

interface RequestedRow extends Omit<Row<RequestedVenue>, 'fit'> {
  largestRoom: number | null;
  bedrooms: number | null;
  promotionCents: number | null;
}

/** The venues of a request, whether somebody is there to be handed it, and how they stand to what is asked. */
export async function requestedVenuesOf(database: Database, request: QuoteRequest): Promise<RequestedVenue[]> {
  const rows = await database.rows<RequestedRow>(
    `select v.id as "venueId", rv.name, rv.city, rv.forwarded_at as "forwardedAt", rv.reminded_at as "remindedAt",
       o.id is not null as "hasOwner", ${WAITS} as waits,
       o.id is not null and ${WAITS} and ${ASKED_ON} < $2::date as "mayBeReminded", ${listedColumns('$2')}
     from quote_request_venue rv join quote_request q on q.id = rv.request_id
     left join venue v on v.id = rv.venue_id and v.deleted_at is null
     left join user_account o on o.id = v.owner_id and o.status = 'APPROVED'
     where rv.request_id = $1 order by rv.position`,
    [request.id, today()],
  );
  return rows.map(({ largestRoom, bedrooms, promotionCents, ...row }) => ({
    ...row,
    forwardedAt: row.forwardedAt && new Date(row.forwardedAt),
    remindedAt: row.remindedAt && new Date(row.remindedAt),
    fit: row.venueId ? fitOf(request, { largestRoom, bedrooms, promotionCents }, today()) : [],
  }));
}
