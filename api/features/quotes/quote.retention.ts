import type { Database } from '../../database/database.ts';
import { now } from '../../kernel/clock.ts';
import { defineQueue } from '../../kernel/jobs/queue.ts';
import { quoteMachine } from './quote.machine.ts';
import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.terms.ts';

/** Takes out of old requests who asked. */
export const QUOTES_ANONYMISE = defineQueue('quotes.anonymise', { schedule: '45 3 * * *', retries: 2 });

const { ARCHIVED } = QuoteRequestState;

/**
 * Handler of QUOTES_ANONYMISE. Of requests that nothing has happened to for so many months what remains is what counts are made
 * of: event, dates, size, venues. Their links lead nowhere any more. Gives the number of requests.
 */
export async function anonymiseQuotes(database: Database, months: number): Promise<number> {
  const live = Object.values(QuoteRequestState).filter(
    (state) => quoteMachine.next(state, QuoteRequestAction.ARCHIVE, QuoteActor.SYSTEM) === ARCHIVED,
  );
  return database.transaction(async ({ query }) => {
    const rows = await query(
      `with old as (
         select id, state from quote_request
         where anonymised_at is null and updated_at < $1::timestamptz - make_interval(months => $2) for update
       ), archived as (
         insert into quote_request_step (request_id, action, actor, state, at)
         select id, $3, $4, $5, $1::timestamptz from old where state = any($6)
       )
       update quote_request set state = $5, anonymised_at = $1::timestamptz, version = version + 1,
         first_name = '', last_name = '', company_name = '', email = '', phone = '', message = null, catering_note = null,
         equipment_note = null, withdrawal_reason = null, rejection_reason = null, link_nonce = '', link_token_hash = null
       where id in (select id from old)
       returning id`,
      [now().toISOString(), months, QuoteRequestAction.ARCHIVE, QuoteActor.SYSTEM, ARCHIVED, live],
    );
    return rows.length;
  });
}
