import { Role } from './account.enums.ts';

/** Hours after which a session ends: without a request, and in any case. Those who can do more have less. */
const HOURS = { [Role.CLIENT]: { idle: 12, whole: 7 * 24 }, staff: { idle: 2, whole: 12 } };

const hours = (which: 'idle' | 'whole'): string =>
  `make_interval(hours => case when u.role = '${Role.CLIENT}' then ${HOURS.CLIENT[which]} else ${HOURS.staff[which]} end)`;

/** By so many minutes the clocks of two machines may differ. A session from later than that was begun by a clock that was wrong. */
const CLOCK_SLACK_MINUTES = 5;

/**
 * The condition, in SQL, under which a session `s` of the user `u` lives. Judged by role and status as they are now.
 * @param now the parameter that holds the time: `$1`.
 */
export function alive(now: string): string {
  return `u.status = 'APPROVED' and u.deleted_at is null
    and s.last_seen_at > ${now}::timestamptz - ${hours('idle')} and s.created_at > ${now}::timestamptz - ${hours('whole')}
    and s.created_at < ${now}::timestamptz + make_interval(mins => ${CLOCK_SLACK_MINUTES})`;
}
