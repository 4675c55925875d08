import { halfDayOf, isWrittenTooLate } from '../../../schema/half-days.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { today } from '../../platform/clock.ts';
import { addMonths, daysBetween } from '../../platform/days.ts';
import { type FieldIssue, validationFailed } from '../../platform/errors.ts';
import type { CalendarEntry } from './calendar-entry.entity.ts';
import { CalendarRepetition, CalendarState } from './calendar.enums.ts';
import type { SaveCalendarEntryInput } from './calendar.inputs.ts';

/** The longest closures that come again, in days: they must not run into the next one. */
const LONGEST = { [CalendarRepetition.WEEKLY]: 7, [CalendarRepetition.YEARLY]: 365 };

/** Rules that involve several fields. @param before as it was; null = it is new. @throws AppError VALIDATION_FAILED. */
export function assertSensible(input: SaveCalendarEntryInput, before: CalendarEntry | null): void {
  const issues: FieldIssue[] = [];
  const { startsOn, startHalf, endsOn, endHalf, state, optionUntil, repeats } = input;
  const days = daysBetween(startsOn, endsOn) + 1;
  if (halfDayOf(endsOn, endHalf) < halfDayOf(startsOn, startHalf))
    issues.push({ path: 'endsOn', code: 'endBeforeStart' });
  if (days > (repeats ? LONGEST[repeats] : CALENDAR.longestDays)) issues.push({ path: 'endsOn', code: 'tooFar' });
  if (startsOn > addMonths(today(), CALENDAR.yearsAhead * 12)) issues.push({ path: 'startsOn', code: 'tooFar' });
  if (state === CalendarState.OPTION) {
    if (!optionUntil) issues.push({ path: 'optionUntil', code: 'required' });
    else if (optionUntil < today() && optionUntil !== before?.optionUntil)
      issues.push({ path: 'optionUntil', code: 'pastDate' });
    else if (optionUntil > endsOn) issues.push({ path: 'optionUntil', code: 'tooFar' });
  } else if (optionUntil) issues.push({ path: 'optionUntil', code: 'optionsOnly' });
  issues.push(...repetitionIssues(input));
  if (issues.length === 0 && isWrittenTooLate(datesOf(input), before, today()))
    issues.push({ path: repeats ? 'repeatsUntil' : 'endsOn', code: 'pastDate' });
  if (issues.length) throw validationFailed(issues);
}

function datesOf({ repeats = null, repeatsUntil = null, ...dates }: SaveCalendarEntryInput) {
  return { ...dates, repeats, repeatsUntil };
}

function repetitionIssues({ state, startsOn, repeats, repeatsUntil }: SaveCalendarEntryInput): FieldIssue[] {
  if (!repeats) return repeatsUntil ? [{ path: 'repeats', code: 'required' }] : [];
  if (state !== CalendarState.CLOSED) return [{ path: 'repeats', code: 'closuresOnly' }];
  if (!repeatsUntil) return [{ path: 'repeatsUntil', code: 'required' }];
  if (repeatsUntil < startsOn) return [{ path: 'repeatsUntil', code: 'endBeforeStart' }];
  const latest = addMonths(startsOn, CALENDAR.repeatedYears * 12);
  return repeatsUntil > latest ? [{ path: 'repeatsUntil', code: 'tooFar' }] : [];
}
