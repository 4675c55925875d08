import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { DAY, MOMENT, REDACTED, TERMS } = AuditValueKind;

/** The audited columns of the tables of this feature. */
export const AUDITED_QUOTES: AuditedTables = {
  quote_request: {
    object: AuditObject.QUOTE_REQUEST,
    fields: { state: TERMS, rejection_reason: REDACTED, anonymised_at: MOMENT },
  },
  quote_request_venue: {
    object: AuditObject.QUOTE_REQUEST,
    key: ['request_id', 'position'],
    part: { of: 'request_id', name: 'venues' },
    label: 'name',
    fields: { forwarded_at: MOMENT, reminded_at: MOMENT },
  },
  quote_answer: {
    object: AuditObject.QUOTE_REQUEST,
    part: { of: 'request_id', name: 'answers' },
    label: 'venue_name',
    fields: {
      kind: TERMS,
      valid_until: DAY,
      option_until: DAY,
      chosen_at: MOMENT,
      text: REDACTED,
      question: REDACTED,
      reply: REDACTED,
    },
  },
};
