import { calendarSpanOf, spanOf } from '../../../schema/half-days.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { today } from '../../platform/clock.ts';
import { addDays, addMonths } from '../../platform/days.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { VenueRoom } from '../venues/venue.types.ts';
import { availabilityOf } from './availability.ts';
import type { CalendarContent } from './calendar-content.ts';
import type { AvailabilityArgs } from './calendar.inputs.ts';
import { toPeriod } from './calendar-period.ts';
import type { VenueAvailability } from './calendar.types.ts';

/**
 * Whether a venue is free at some time. Where no room holds all the people, any room is counted: they may meet in several.
 * @throws AppError VALIDATION_FAILED for days that run backwards or lie too far away.
 */
export function availabilityFor(
  calendar: CalendarContent | null,
  rooms: readonly Pick<VenueRoom, 'id' | 'capacity'>[],
  { from, fromHalf, to, toHalf, people }: AvailabilityArgs,
): VenueAvailability {
  const window = spanOf({ startsOn: from, startHalf: fromHalf, endsOn: to, endHalf: toHalf });
  if (window.last < window.first) throw validationFailed([{ path: 'to', code: 'endBeforeStart' }]);
  if (from < addDays(today(), -CALENDAR.daysBack)) throw validationFailed([{ path: 'from', code: 'pastDate' }]);
  if (to > addMonths(today(), CALENDAR.monthsAhead)) throw validationFailed([{ path: 'to', code: 'tooFar' }]);
  const large = rooms.filter(({ capacity }) => capacity >= (people ?? 0));
  const counted = (large.length ? large : rooms).map(({ id }) => id);
  const { state, taken } = availabilityOf(calendar, { window, rooms: counted, today: today() });
  const periods = taken.map((span) => ({ ...toPeriod(calendarSpanOf(span)), state: span.state }));
  return { state, periods, confirmedOn: calendar?.confirmedOn ?? null };
}
