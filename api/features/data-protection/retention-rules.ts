import { DELETED_KEPT_DAYS } from '../../../schema/constants.ts';
import type { RetentionMonths } from '../../../schema/render-contract.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { AUDIT_RETENTION } from '../audit/audit-retention.queries.ts';
import { monthsBefore } from '../../platform/days.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  ACTIVITY_RETENTION,
  LINK_RETENTION,
  REGISTRATION_RETENTION,
  SESSION_RETENTION,
} from '../accounts/account-retention.ts';
import { CALENDAR_RETENTION } from '../calendar/calendar.queries.ts';
import { CONFIRM_HOURS } from '../saved-searches/limits.ts';
import { SAVED_SEARCH_RETENTION } from '../saved-searches/saved-search.queries.ts';
import { MESSAGE_RETENTION } from '../messages/message.queries.ts';
import { NOTIFICATION_RETENTION } from '../notifications/notification-retention-writer.ts';
import { QUOTE_RETENTION } from '../quotes/quote-retention.queries.ts';
import { venueRetention } from '../venues/venue-retention-writer.ts';
import { PeriodUnit, RetentionEffect, RetentionKind } from './retention.enums.ts';

export interface Period {
  amount: number;
  unit: PeriodUnit;
}

/** One rule of the table. */
export interface RetainedKind {
  kind: RetentionKind;
  effect: RetentionEffect;
  rule: RetentionRule;
  /** The retention period: as set by the platform, else the default. */
  period: keyof RetentionMonths | Period;
  /** The action in the audit log; undefined = only the report of the run contains it. */
  action?: AuditAction;
}

const { ANONYMISE, DELETE } = RetentionEffect;
const fixed = (amount: number, unit: PeriodUnit): Period => ({ amount, unit });

/** All retention rules, in the order of a run. */
export function retainedKinds(jobs: Pick<Jobs, 'enqueue'>): readonly RetainedKind[] {
  return [
    { kind: RetentionKind.QUOTES, effect: ANONYMISE, rule: QUOTE_RETENTION, period: 'quotes' },
    { kind: RetentionKind.MESSAGES, effect: DELETE, rule: MESSAGE_RETENTION, period: 'messages' },
    { kind: RetentionKind.REGISTRATIONS, effect: DELETE, rule: REGISTRATION_RETENTION, period: 'registrations' },
    { kind: RetentionKind.ACTIVITY, effect: DELETE, rule: ACTIVITY_RETENTION, period: 'activity' },
    { kind: RetentionKind.NOTIFICATIONS, effect: DELETE, rule: NOTIFICATION_RETENTION, period: 'notifications' },
    { kind: RetentionKind.AUDIT, effect: DELETE, rule: AUDIT_RETENTION, period: 'audit' },
    {
      kind: RetentionKind.VENUES,
      effect: DELETE,
      rule: venueRetention(jobs),
      action: AuditAction.PURGE_VENUE,
      period: fixed(DELETED_KEPT_DAYS, PeriodUnit.DAY),
    },
    { kind: RetentionKind.SESSIONS, effect: DELETE, rule: SESSION_RETENTION, period: fixed(12, PeriodUnit.HOUR) },
    { kind: RetentionKind.LINKS, effect: DELETE, rule: LINK_RETENTION, period: fixed(7, PeriodUnit.DAY) },
    {
      kind: RetentionKind.SAVED_SEARCHES,
      effect: DELETE,
      rule: SAVED_SEARCH_RETENTION,
      period: fixed(CONFIRM_HOURS, PeriodUnit.HOUR),
    },
    { kind: RetentionKind.CALENDARS, effect: DELETE, rule: CALENDAR_RETENTION, period: fixed(365, PeriodUnit.DAY) },
  ];
}

const HOUR_MS = 3_600_000;
const UNIT_MS = { [PeriodUnit.DAY]: 24 * HOUR_MS, [PeriodUnit.HOUR]: HOUR_MS };

export function periodOf({ period }: RetainedKind, months: RetentionMonths): Period {
  return typeof period === 'string' ? { amount: months[period], unit: PeriodUnit.MONTH } : period;
}

/** The instant before which data is due. */
export function startOf({ amount, unit }: Period, at: Date): Date {
  return unit === PeriodUnit.MONTH ? monthsBefore(at, amount) : new Date(at.getTime() - amount * UNIT_MS[unit]);
}
