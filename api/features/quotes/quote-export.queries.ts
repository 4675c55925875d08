import type { Database } from '../../platform/database/database.ts';
import type { EventType } from '../venues/venue.enums.ts';
import type { ManagedQuoteFilter } from './quote-moderation.inputs.ts';
import { conditionsOf, WHERE } from './quote-moderation.queries.ts';
import { QuoteAnswerKind, type QuoteRequestState } from './quote.enums.ts';

export interface ExportRow {
  id: string;
  /** As the database writes it, since a date of JavaScript would lose the microseconds that the next batch begins after. */
  position: string;
  reference: string;
  state: QuoteRequestState;
  createdAt: string;
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  eventType: EventType;
  startDate: string | null;
  endDate: string | null;
  flexibleDates: boolean;
  participants: number;
  bedrooms: number | null;
  budgetCents: number | null;
  venues: string | null;
  forwarded: number;
  offers: number;
  message: string | null;
  rejectionReason: string | null;
}

/** A batch of the requests that fit, sent last first, after the last of the batch before. */
export function exportedQuotes(
  database: Database,
  filter: ManagedQuoteFilter,
  last: ExportRow | undefined,
  limit: number,
): Promise<ExportRow[]> {
  const { everywhere, states } = conditionsOf(filter);
  return database.rows<ExportRow>(
    `select q.id, q.created_at::text as position, q.reference, q.state,
         to_char(q.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as "createdAt",
         q.company_name as "companyName", btrim(q.first_name || ' ' || q.last_name) as "contactName", q.email, q.phone,
         q.event_type as "eventType", to_char(q.start_date, 'YYYY-MM-DD') as "startDate",
         to_char(q.end_date, 'YYYY-MM-DD') as "endDate", q.flexible_dates as "flexibleDates", q.participants, q.bedrooms,
         q.budget_per_person_cents as "budgetCents", q.message, q.rejection_reason as "rejectionReason",
         (select string_agg(rv.name, ', ' order by rv.position) from quote_request_venue rv where rv.request_id = q.id) as venues,
         (select count(*)::int from quote_request_venue rv where rv.request_id = q.id and rv.forwarded_at is not null) as forwarded,
         (select count(*)::int from quote_answer a where a.request_id = q.id and a.kind = $6) as offers
       from quote_request q
       where ${WHERE} and ($7::timestamptz is null or (q.created_at, q.id) < ($7::timestamptz, $8::uuid))
       order by q.created_at desc, q.id desc limit $9`,
    [...everywhere, states, QuoteAnswerKind.OFFER, last?.position ?? null, last?.id ?? null, limit],
  );
}
