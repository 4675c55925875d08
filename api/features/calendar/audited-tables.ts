import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { DAY, MOMENT, TERMS, TEXT } = AuditValueKind;

/** The audited columns of the tables of this feature. Notes may name customers, and are not among them. */
export const AUDITED_CALENDARS: AuditedTables = {
  calendar_entry: {
    object: AuditObject.VENUE,
    part: { of: 'venue_id', name: 'calendarEntries' },
    fields: { state: TERMS, starts_on: DAY, ends_on: DAY, option_until: DAY, repeats: TERMS, repeats_until: DAY },
  },
  venue_calendar: {
    object: AuditObject.VENUE,
    key: ['venue_id'],
    part: { of: 'venue_id', name: 'calendar' },
    fields: { confirmed_at: MOMENT },
  },
  calendar_address: {
    object: AuditObject.VENUE,
    part: { of: 'venue_id', name: 'calendarAddresses' },
    fields: { created_at: MOMENT },
  },
  linked_calendar: {
    object: AuditObject.VENUE,
    part: { of: 'venue_id', name: 'linkedCalendars' },
    fields: { origin: TEXT },
  },
};
