import { Role } from './account.enums.ts';

/** Hours after which a session ends: without a request, and in any case. Shorter for roles with more permissions. */
const HOURS = { [Role.CLIENT]: { idle: 12, whole: 7 * 24 }, staff: { idle: 2, whole: 12 } };

const hours = (which: 'idle' | 'whole'): string =>
  `make_interval(hours => case when u.role = '${Role.CLIENT}' then ${HOURS.CLIENT[which]} else ${HOURS.staff[which]} end)`;

/** The tolerated difference of the clocks of two servers, in minutes. A session from further in the future was opened by a wrong clock. */
const CLOCK_SLACK_MINUTES = 5;

/**
 * The SQL condition under which a session `s` of the user `u` is active, by the current role and status.
 * @param now the parameter with the time: `$1`.
 */
export function alive(now: string): string {
  return `u.status = 'APPROVED' and u.deleted_at is null
    and s.last_seen_at > ${now}::timestamptz - ${hours('idle')} and s.created_at > ${now}::timestamptz - ${hours('whole')}
    and s.created_at < ${now}::timestamptz + make_interval(mins => ${CLOCK_SLACK_MINUTES})`;
}
