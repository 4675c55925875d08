import { insertEntries, type NewEntry } from '../features/calendar/calendar.queries.ts';
import { CalendarRepetition, CalendarState, HalfDay } from '../features/calendar/calendar.enums.ts';
import { dayFromToday, today } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addDays, addMonths } from '../platform/days.ts';
import { weekdayOf } from '../../schema/half-days.ts';
import { randomOf } from './demo-text.ts';

const AHEAD_DAYS = 270;
const NOTES = ['Séminaire de rentrée', 'Comité de direction', 'Convention annuelle', 'Journée de formation', null];

/**
 * Calendars of half of the venues: other ones than those with rates, so that a venue has both, one of them, or none.
 * @param venueIds in the order of the demo world.
 */
export async function seedCalendars(transaction: Transaction, venueIds: readonly string[]): Promise<void> {
  const kept = venueIds.filter((_, place) => hasCalendar(place));
  const rooms = await transaction.query<{ id: string; venueId: string }>(
    `select id, venue_id as "venueId" from room where venue_id = any($1::uuid[]) order by venue_id, position`,
    [kept],
  );
  const byVenue = Map.groupBy(rooms, ({ venueId }) => venueId);
  await insertEntries(
    transaction,
    venueIds.flatMap((venueId, place) => {
      const roomIds = (byVenue.get(venueId) ?? []).map(({ id }) => id);
      return hasCalendar(place) ? calendarOf(venueId, roomIds, place) : [];
    }),
  );
}

const hasCalendar = (place: number) => place % 4 < 2;

function calendarOf(venueId: string, rooms: readonly string[], place: number): NewEntry[] {
  const random = randomOf(`calendar ${place}`);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)]!;
  const entry = (startsOn: string, days: number, more: Partial<NewEntry> = {}): NewEntry => ({
    venueId,
    roomId: null,
    state: CalendarState.BOOKED,
    startsOn,
    startHalf: HalfDay.MORNING,
    endsOn: addDays(startsOn, days - 1),
    endHalf: HalfDay.AFTERNOON,
    optionUntil: null,
    repeats: null,
    weekdays: [],
    repeatsUntil: null,
    note: null,
    ...more,
  });
  const entries = [
    entry(`${Number(today().slice(0, 4))}-12-24`, 9, {
      state: CalendarState.CLOSED,
      repeats: CalendarRepetition.YEARLY,
      repeatsUntil: addMonths(today(), 60),
      note: 'Fermeture de fin d’année',
    }),
  ];
  if (random() < 0.3)
    entries.push(
      entry(today(), 1, {
        state: CalendarState.CLOSED,
        repeats: CalendarRepetition.WEEKLY,
        weekdays: [7],
        repeatsUntil: addMonths(today(), 24),
      }),
    );
  for (let day = 3 + Math.floor(random() * 8); day < AHEAD_DAYS; day += 3 + Math.floor(random() * 12)) {
    const startsOn = dayFromToday(day);
    // Events are on working days.
    if (weekdayOf(startsOn) > 4) continue;
    const days = 1 + Math.floor(random() * 2);
    const isOption = random() < 0.25;
    const isHalf = days === 1 && random() < 0.3;
    entries.push(
      entry(startsOn, days, {
        // Mostly one room, so that the others remain.
        roomId: rooms.length && random() < 0.6 ? pick(rooms) : null,
        state: isOption ? CalendarState.OPTION : CalendarState.BOOKED,
        optionUntil: isOption ? addDays(startsOn, -2) : null,
        startHalf: isHalf && random() < 0.5 ? HalfDay.AFTERNOON : HalfDay.MORNING,
        note: pick(NOTES),
      }),
    );
  }
  return entries;
}
