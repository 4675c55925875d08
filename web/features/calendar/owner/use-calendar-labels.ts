import { useLingui } from '@lingui/react/macro';
import type { CalendarSpan, Half } from '../../../../schema/half-days.ts';
import { CALENDAR_STATES, HALVES } from '../../../lib/calendar-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import type { DayState, HalfState, OwnedEntry, OwnedVenue } from './day-states.ts';

/** What a calendar says in words. */
export function useCalendarLabels(rooms: OwnedVenue['rooms']) {
  const { t } = useLingui();
  const { date, weekday, and, shortDate, shortDateRange } = useFormats();
  const state = useTerm(CALENDAR_STATES);
  const half = useTerm(HALVES);
  const room = (id: string | null) => rooms.find((each) => each.id === id)?.name ?? null;
  const stateOf = (entry: OwnedEntry) =>
    entry.isExpired ? t({ id: 'calendar.expired', message: 'Option ended' }) : state(entry.state);
  const halfState = ({ entry, count }: HalfState): string => {
    const place = room(entry.roomId);
    const words = place ? `${stateOf(entry)} (${place})` : stateOf(entry);
    return count > 1 ? t({ id: 'calendar.more', message: `${words} and ${count - 1} more` }) : words;
  };
  return {
    room,
    stateOf,
    half,
    halfState,
    /** 2 mars 2027, matin – 3 mars 2027, après-midi: halves are told where a day is not whole. */
    span: ({ startsOn, startHalf, endsOn, endHalf }: CalendarSpan) => {
      const from = shortDate(startsOn);
      const to = shortDate(endsOn);
      const [first, last] = [half(startHalf).toLowerCase(), half(endHalf).toLowerCase()];
      if (startHalf === 'MORNING' && endHalf === 'AFTERNOON') return shortDateRange(startsOn, endsOn);
      if (startsOn === endsOn) return t({ id: 'calendar.halfDay', message: `${from}, ${first}` });
      return t({ id: 'calendar.halfDays', message: `${from}, ${first} – ${to}, ${last}` });
    },
    repetition: ({ repeats, weekdays, repeatsUntil }: OwnedEntry) => {
      if (!repeats || !repeatsUntil) return null;
      const until = date(repeatsUntil);
      const names = and(weekdays.map(weekday));
      return repeats === 'WEEKLY'
        ? t({ id: 'calendar.weekly', message: `Every ${names} until ${until}` })
        : t({ id: 'calendar.yearly', message: `Every year until ${until}` });
    },
    /** mardi 2 mars 2027 : matin : réservé, après-midi : libre */
    day: (day: string, name: string, { MORNING, AFTERNOON }: DayState) => {
      const told = (at: Half, found: HalfState | undefined) => {
        const [label, words] = [half(at), found ? halfState(found) : t({ id: 'calendar.free', message: 'free' })];
        return t({ id: 'calendar.halfTold', message: `${label}: ${words}` });
      };
      return `${name}, ${told('MORNING', MORNING)}, ${told('AFTERNOON', AFTERNOON)}`;
    },
  };
}

export type CalendarLabels = ReturnType<typeof useCalendarLabels>;
