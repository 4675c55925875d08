import { expect, test } from 'vitest';
import { deserialize, serialize } from '../snapshot-values.ts';
import { addDays } from '../../../platform/days.ts';
import { halfDayOf } from '../../../../schema/half-days.ts';
import { Random } from '../../../testing/random.ts';
import { availabilityOf } from '../../calendar/availability.ts';
import type { BusySpan, CalendarContent } from '../../calendar/calendar-content.ts';
import { AvailabilityState } from '../../calendar/calendar.enums.ts';
import type { Bitset } from '../bitset.ts';
import { type AskedTimes, CalendarIndex } from './calendar-index.ts';
import { calendarRow } from './calendar-row.ts';

const TODAY = '2027-03-01';
const SLOTS = 70;
const { FREE, OPTION, UNAVAILABLE, UNKNOWN } = AvailabilityState;
const BEST_FIRST = [FREE, OPTION, UNAVAILABLE, UNKNOWN];

interface Venue {
  calendar: CalendarContent | null;
  rooms: { id: string; capacity: number }[];
}

function randomVenue(random: Random): Venue {
  const rooms = Array.from({ length: random.whole(0, 3) }, (_, number) => ({
    id: `room ${number}`,
    capacity: random.pick([0, 20, 50, 120]),
  }));
  const spans = () =>
    Array.from({ length: random.whole(1, 6) }, (): BusySpan => {
      const first = halfDayOf(TODAY, 'MORNING') + random.whole(-10, 60);
      const last = first + random.whole(0, 8);
      return random.chance(0.4) ? [first, last, addDays(TODAY, random.whole(-1, 12))] : [first, last];
    });
  const busy: CalendarContent['busy'] = {};
  if (random.chance(0.6)) busy[''] = spans();
  for (const { id } of rooms) if (random.chance(0.5)) busy[id] = spans();
  const confirmedOn = addDays(TODAY, -random.pick([0, 20, 50, 59, 60, 61]));
  return { rooms, calendar: random.chance(0.8) ? { confirmedOn, busy } : null };
}

function restored(index: CalendarIndex): CalendarIndex {
  const copy = new CalendarIndex();
  copy.restore(deserialize(serialize(index.save())) as ReturnType<CalendarIndex['save']>);
  return copy;
}

/** The state by the rule of a venue's page, begin by begin. */
function expected({ calendar, rooms }: Venue, { begins, halfDays, people }: AskedTimes, today: string) {
  const large = rooms.filter(({ capacity }) => capacity >= (people ?? 0));
  const counted = (large.length ? large : rooms).map(({ id }) => id);
  const states = begins.map((first) => {
    const window = { first, last: first + halfDays - 1 };
    return availabilityOf(calendar, { window, rooms: counted, today }).state;
  });
  return BEST_FIRST.find((state) => states.includes(state))!;
}

test('the states of all venues are those of their pages, whatever is written and whatever day it is', () => {
  const random = new Random(5);
  let index = new CalendarIndex();
  const venues: Venue[] = Array.from({ length: SLOTS }, () => ({ calendar: null, rooms: [] }));
  const put = (slot: number) => {
    const venue = (venues[slot] = randomVenue(random));
    index.put(slot, venue.calendar && calendarRow(venue.calendar, venue.rooms));
  };
  const seen = new Set<AvailabilityState>();
  for (const slot of venues.keys()) put(slot);
  for (let day = 0; day < 12; day++) {
    const today = addDays(TODAY, day);
    if (day % 4 === 3) index = restored(index);
    for (let question = 0; question < 25; question++) {
      const begin = halfDayOf(today, 'MORNING') + 2 * random.whole(0, 20);
      const asked = {
        begins: Array.from({ length: random.whole(1, 4) }, (_, number) => begin + 2 * number),
        halfDays: 2 * random.whole(1, 3),
        people: random.pick([null, 10, 50, 100, 500]),
      };
      const states = index.statesAt(asked, today);
      const stateOf = (slot: number) => {
        const sets: [AvailabilityState, Bitset][] = [
          [FREE, states.free],
          [OPTION, states.option],
          [UNAVAILABLE, states.unavailable],
        ];
        const found = sets.filter(([, set]) => set.has(slot)).map(([state]) => state);
        expect(found.length).toBeLessThan(2);
        return found[0] ?? UNKNOWN;
      };
      for (const [slot, venue] of venues.entries()) {
        const state = expected(venue, asked, today);
        seen.add(state);
        expect(stateOf(slot)).toBe(state);
        expect(index.stateAt(slot, asked, today).state).toBe(state);
      }
      put(random.whole(0, SLOTS - 1));
    }
  }
  expect([...seen].sort()).toEqual([...BEST_FIRST].sort());
});

test('the day of a state is the first on which it is so', () => {
  const index = new CalendarIndex();
  const morning = (day: number) => halfDayOf(addDays(TODAY, day), 'MORNING');
  const busy: BusySpan[] = [
    [morning(2), morning(3)],
    [morning(4), morning(4), addDays(TODAY, 3)],
  ];
  index.put(0, { confirmedOn: TODAY, busy, shared: 0, rooms: [] });
  const at = (...days: number[]) => index.stateAt(0, { begins: days.map(morning), halfDays: 2, people: null }, TODAY);
  expect(at(2, 3, 4, 5, 6)).toEqual({ state: FREE, begin: addDays(TODAY, 5) });
  expect(at(3, 4)).toEqual({ state: OPTION, begin: addDays(TODAY, 4) });
  expect(at(2, 3)).toEqual({ state: UNAVAILABLE, begin: null });
  expect(at()).toEqual({ state: UNAVAILABLE, begin: null });
  expect(index.stateAt(1, { begins: [morning(2)], halfDays: 2, people: null }, TODAY).state).toBe(UNKNOWN);
});
