import { today } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { type ForwardedQuoteFilter, ForwardedQuoteSort } from './quote-owner.inputs.ts';
import type { PromisedEvent } from './quote.types.ts';
import { OwnerQuoteProgress, QuoteAnswerKind, QuoteRequestState } from './quote.enums.ts';

const { TO_ANSWER, ANSWERED, ENDED } = OwnerQuoteProgress;

/** States in which owners are asked. */
const OPEN = [QuoteRequestState.FORWARDED, QuoteRequestState.ANSWERED];

/** A request that an owner was handed, and what it is to them. */
export interface OwnedRow {
  id: string;
  progress: OwnerQuoteProgress;
  forwardedAt: Date;
}

/** $1 = owner, $2 = kind that asks, $3 = open states. A reply to a question waits for an answer again. */
const OWNED = `
  with own as (
    select rv.request_id, min(rv.forwarded_at) as forwarded_at, string_agg(rv.name, ' ') as venue_names,
      bool_or(a.id is null or (a.kind = $2 and a.reply is not null)) as waits
    from quote_request_venue rv
    join venue v on v.id = rv.venue_id and v.owner_id = $1 and v.deleted_at is null
    left join quote_answer a on a.request_id = rv.request_id and a.venue_id = rv.venue_id
    where rv.forwarded_at is not null
    group by rv.request_id
  ), owned as (
    select q.id, q.reference, q.start_date, q.participants, own.forwarded_at, own.venue_names,
      case when q.state = any($3) then q.company_name end as company_name,
      case when not q.state = any($3) then '${ENDED}' when own.waits then '${TO_ANSWER}' else '${ANSWERED}' end as progress
    from own join quote_request q on q.id = own.request_id
  )`;

const ORDERS: Readonly<Record<ForwardedQuoteSort, string>> = {
  [ForwardedQuoteSort.NEWEST]: 'forwarded_at desc, id',
  [ForwardedQuoteSort.EVENT_DATE]: 'start_date asc nulls last, forwarded_at desc, id',
  [ForwardedQuoteSort.PARTICIPANTS]: 'participants desc, forwarded_at desc, id',
};

const OWNED_BY = (ownerId: string) => [ownerId, QuoteAnswerKind.QUESTION, OPEN];
const COLUMNS = `id, progress, forwarded_at as "forwardedAt"`;

const withDate = ({ forwardedAt, ...row }: OwnedRow): OwnedRow => ({ ...row, forwardedAt: new Date(forwardedAt) });

/** One page of the requests that an owner was handed, and their number. Senders can be searched for while they can be seen. */
export async function pageOfOwned(
  database: Database,
  ownerId: string,
  { progress = null, text = null }: ForwardedQuoteFilter,
  sort: ForwardedQuoteSort,
  paging: Paging,
) {
  const like = text?.trim() ? `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const where = `($4::text is null or progress = $4)
    and ($5::text is null or reference ilike $5 or company_name ilike $5 or venue_names ilike $5)`;
  const values = [...OWNED_BY(ownerId), progress, like];
  const [rows, [counted]] = await Promise.all([
    database.rows<OwnedRow>(
      `${OWNED} select ${COLUMNS} from owned where ${where} order by ${ORDERS[sort]} limit $6 offset $7`,
      [...values, paging.pageSize, offsetOf(paging)],
    ),
    database.rows<{ count: number }>(`${OWNED} select count(*)::int as count from owned where ${where}`, values),
  ]);
  return { rows: rows.map(withDate), ...pagePlace(counted!.count, paging) };
}

/** How many requests wait for an answer of an owner. */
export async function countToAnswer(database: Database, ownerId: string): Promise<number> {
  const [counted] = await database.rows<{ count: number }>(
    `${OWNED} select count(*)::int as count from owned where progress = '${TO_ANSWER}'`,
    OWNED_BY(ownerId),
  );
  return counted!.count;
}

/** One of the requests that an owner was handed; null = it was not handed to them. */
export async function ownedRequest(database: Database, ownerId: string, requestId: string): Promise<OwnedRow | null> {
  const [row] = await database.rows<OwnedRow>(`${OWNED} select ${COLUMNS} from owned where id = $4`, [
    ...OWNED_BY(ownerId),
    requestId,
  ]);
  return row ? withDate(row) : null;
}

/** The events to come for which a venue of an owner was chosen, the next first. */
export function promisedEvents(query: Transaction['query'], ownerId: string) {
  return query<PromisedEvent & { answerId: string }>(
    `select a.id as "answerId", q.id as "requestId", q.reference, a.venue_name as "venueName", q.participants,
       coalesce(a.start_date, q.start_date)::text as "startDate", coalesce(a.end_date, q.end_date)::text as "endDate"
     from quote_answer a
     join quote_request q on q.id = a.request_id and q.state = '${QuoteRequestState.WON}' and q.anonymised_at is null
     join venue v on v.id = a.venue_id and v.owner_id = $1
     where a.chosen_at is not null and coalesce(a.end_date, q.end_date, 'infinity') >= $2::date
     order by coalesce(a.start_date, q.start_date) nulls last, q.reference`,
    [ownerId, today()],
  );
}
