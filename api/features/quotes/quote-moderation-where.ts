import type { ManagedQuoteFilter } from './quote-moderation.inputs.ts';

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
