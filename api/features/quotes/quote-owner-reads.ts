import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { offsetOf, type Paging } from '../../platform/graphql/paging.ts';
import { type ForwardedQuoteFilter, ForwardedQuoteSort } from './quote-owner.inputs.ts';
import { listedColumns } from './quote-listed.ts';
import { OwnerQuoteProgress, QuoteAnswerKind, QuoteRequestState } from './quote.enums.ts';

const { TO_ANSWER, ANSWERED, ENDED } = OwnerQuoteProgress;

/** States in which owners are asked. */
const OPEN = [QuoteRequestState.FORWARDED, QuoteRequestState.ANSWERED];

/** A request that an owner was handed, and what it is to him. */
export interface OwnedRow {
  id: string;
  progress: OwnerQuoteProgress;
  forwardedAt: Date;
}

/** A venue of an owner that a request was handed to, with what its listing tells. */
export interface OwnedVenueRow {
  requestId: string;
  venueId: string;
  name: string;
  city: string;
  /** Set up as the request wants it, where it says so; null = no room is known. */
  largestRoom: number | null;
  bedrooms: number | null;
  promotionCents: number | null;
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

/** Which requests an owner was handed, and what they are asked of. Who is no owner finds none. */
export class QuoteOwnerReads {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One page of the list, and its length. Who asks can be searched for while he can be seen. */
  async page(
    ownerId: string,
    { progress = null, text = null }: ForwardedQuoteFilter,
    sort: ForwardedQuoteSort,
    paging: Paging,
  ): Promise<{ rows: OwnedRow[]; totalCount: number }> {
    const like = text?.trim() ? `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
    const where = `($4::text is null or progress = $4)
      and ($5::text is null or reference ilike $5 or company_name ilike $5 or venue_names ilike $5)`;
    const values = [ownerId, QuoteAnswerKind.QUESTION, OPEN, progress, like];
    const [rows, [counted]] = await Promise.all([
      this.#database.rows<OwnedRow>(
        `${OWNED} select id, progress, forwarded_at as "forwardedAt" from owned where ${where}
         order by ${ORDERS[sort]} limit $6 offset $7`,
        [...values, paging.pageSize, offsetOf(paging)],
      ),
      this.#database.rows<{ count: number }>(
        `${OWNED} select count(*)::int as count from owned where ${where}`,
        values,
      ),
    ]);
    return { rows, totalCount: counted!.count };
  }

  /** How many of them wait for him. */
  async countToAnswer(ownerId: string): Promise<number> {
    const [counted] = await this.#database.rows<{ count: number }>(
      `${OWNED} select count(*)::int as count from owned where progress = '${TO_ANSWER}'`,
      [ownerId, QuoteAnswerKind.QUESTION, OPEN],
    );
    return counted!.count;
  }

  /** One of them; null = it was not handed to him. */
  async one(ownerId: string, requestId: string): Promise<OwnedRow | null> {
    const [row] = await this.#database.rows<OwnedRow>(
      `${OWNED} select id, progress, forwarded_at as "forwardedAt" from owned where id = $4`,
      [ownerId, QuoteAnswerKind.QUESTION, OPEN, requestId],
    );
    return row ?? null;
  }

  /** His venues that these requests were handed to, in the order of each request. */
  async venues(ownerId: string, requestIds: readonly string[]): Promise<OwnedVenueRow[]> {
    return this.#database.rows<OwnedVenueRow>(
      `select rv.request_id as "requestId", v.id as "venueId", v.name, rv.city, ${listedColumns('$3')}
       from quote_request_venue rv
       join quote_request q on q.id = rv.request_id
       join venue v on v.id = rv.venue_id and v.owner_id = $1 and v.deleted_at is null
       where rv.request_id = any($2::uuid[]) and rv.forwarded_at is not null
       order by rv.request_id, rv.position`,
      [ownerId, requestIds, today()],
    );
  }
}
