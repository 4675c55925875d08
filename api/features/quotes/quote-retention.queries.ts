import type { Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import { now } from '../../platform/clock.ts';
import { forgetCompany } from '../notifications/notification.queries.ts';
import { freeDays } from './held-days.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';

const { ARCHIVED } = QuoteRequestState;
const LIVE = Object.values(QuoteRequestState).filter(
  (state) => quoteWorkflow.next(state, QuoteRequestAction.ARCHIVE, QuoteActor.SYSTEM) === ARCHIVED,
);

/** Requests to be anonymised: those without activity since $1, or those of the e-mail address $1. */
const WHICH = { old: 'updated_at < $1', of: 'lower(email) = $1' };

/**
 * Removes the personal data of requests. What remains is used for statistics: event, dates, size, venues. Their links become
 * invalid. Returns their number.
 */
export async function anonymiseQuotes(
  transaction: Transaction,
  which: keyof typeof WHICH,
  value: Date | string,
): Promise<number> {
  const rows = await transaction.query<{ id: string; reference: string }>(
    `with old as (
       select id, state from quote_request where anonymised_at is null and ${WHICH[which]} for no key update
     ), archived as (
       insert into quote_request_step (request_id, action, actor, state, at)
       select id, $3, $4, $5, $2::timestamptz from old where state = any($6)
     ), words as (
       update quote_answer set text = null, question = null, reply = null where request_id in (select id from old)
     )
     update quote_request set state = $5, anonymised_at = $2::timestamptz, version = version + 1,
       first_name = '', last_name = '', company_name = '', email = '', phone = '', message = null, catering_note = null,
       equipment_note = null, withdrawal_reason = null, rejection_reason = null, link_nonce = '', link_token_hash = null
     where id in (select id from old)
     returning id, reference`,
    [value, now(), QuoteRequestAction.ARCHIVE, QuoteActor.SYSTEM, ARCHIVED, LIVE],
  );
  await freeDays(transaction, { request: rows.map(({ id }) => id), chosenAt: null });
  await forgetCompany(
    transaction,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}

/** Requests without activity for long. */
export const QUOTE_RETENTION: RetentionRule = {
  due: `from quote_request where anonymised_at is null and ${WHICH.old}`,
  since: 'updated_at',
  reference: 'reference',
  forget: (database, before) => database.transaction((transaction) => anonymiseQuotes(transaction, 'old', before)),
};
