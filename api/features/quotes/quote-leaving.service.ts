import type { Database, Transaction } from '../../platform/database/database.ts';
import { now, today } from '../../platform/clock.ts';
import { RequestedOwnerLeft, ChosenOwnerLeft } from './events.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { PromisedEvent } from './quote-owner.types.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteRequestState } from './quote.enums.ts';

/** Offers `a` of the owner $1 that were chosen for an event that is still to come on $2. */
const PROMISED = `
  from quote_answer a
  join quote_request q on q.id = a.request_id and q.state = '${QuoteRequestState.WON}' and q.anonymised_at is null
  join venue v on v.id = a.venue_id and v.owner_id = $1
  where a.chosen_at is not null and coalesce(a.end_date, q.end_date, 'infinity') >= $2::date`;

type Read = Transaction['query'];

/** What becomes of requests when the owner of venues deletes his account. */
export class QuoteLeavingService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The events to come for which one of his venues was chosen, the next first. */
  promised(
    ownerId: string,
    read: Read = (text, values) => this.#database.rows(text, values),
  ): Promise<PromisedEvent[]> {
    return read<PromisedEvent>(
      `select q.id as "requestId", q.reference, a.venue_name as "venueName", q.participants,
         coalesce(a.start_date, q.start_date)::text as "startDate", coalesce(a.end_date, q.end_date)::text as "endDate"
       ${PROMISED} order by coalesce(a.start_date, q.start_date) nulls last, q.reference`,
      [ownerId, today()],
    );
  }

  /**
   * He leaves: his offers can be chosen no more. Who has chosen one of them is written to, and the platform hears of each request that
   * was with him.
   */
  async left(transaction: Transaction, ownerId: string): Promise<void> {
    const { em, query } = transaction;
    const promised = await query<{ id: string }>(`select a.id ${PROMISED}`, [ownerId, today()]);
    await query(
      `update quote_answer a set owner_left_at = $2 from venue v where v.id = a.venue_id and v.owner_id = $1`,
      [ownerId, now()],
    );
    for (const { id } of promised) {
      const answer = await em.findOneOrFail(QuoteAnswer, { id }, { populate: ['request'] });
      await transaction.publish(new ChosenOwnerLeft({ request: answer.request.unwrap(), answer }));
    }
    const open = await query<{ id: string; venueNames: string[] }>(
      `select q.id, array_agg(rv.name order by rv.position) as "venueNames"
       from quote_request_venue rv
       join venue v on v.id = rv.venue_id and v.owner_id = $1
       join quote_request q on q.id = rv.request_id and q.state = any($2)
       where rv.forwarded_at is not null group by q.id`,
      [ownerId, [QuoteRequestState.FORWARDED, QuoteRequestState.ANSWERED]],
    );
    for (const { id, venueNames } of open)
      await transaction.publish(
        new RequestedOwnerLeft({ request: await em.findOneOrFail(QuoteRequest, { id }), venueNames }),
      );
  }
}
