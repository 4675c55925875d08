import { LRUCache } from 'lru-cache';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayOfHalf, halfDayOf } from '../../../../schema/half-days.ts';
import { AvailabilityState } from '../../calendar/calendar.enums.ts';
import type { BusySpan } from '../../calendar/calendar-content.ts';
import { Bitset, grown } from '../bitset.ts';
import { SlotNumbers } from '../slot-numbers.ts';
import type { CalendarRow } from './calendar-row.ts';
import type { PossibleTimes } from './event-begins.ts';
import { HalfDaySheet } from './half-day-sheet.ts';

/** The number of answers that are kept until the next change: who narrows a search down mostly keeps its dates. */
const REMEMBERED = 100;

/** What was asked: when, and for how many people; null = any number. */
export interface AskedTimes extends PossibleTimes {
  people: number | null;
}

/** The slots of venues by their state; the calendars of all others are unknown. Must not be modified. */
export interface DateStates {
  free: Bitset;
  option: Bitset;
  unavailable: Bitset;
}

/** The state of one venue, and the day on which the event would begin; null if it cannot, or if nothing is known. */
export interface DateState {
  state: AvailabilityState;
  begin: string | null;
}

/**
 * Times that are held until a day, four numbers each: the unit or `NO_UNIT`, the first and last half day, and the last day of the option, as the half
 * day of its morning. There are many, so they are in one list for a venue.
 */
type Held = number[];
const HELD = 4;
const NO_UNIT = -1;

/** What of a venue is free: one sheet of what is taken, and one of what is held or taken. */
interface Sheets {
  taken: HalfDaySheet;
  held: HalfDaySheet;
}

/**
 * The calendars of the public catalogue, in memory: a bit for each half day and venue. Only rooms of which something of their own is written have bits
 * of their own (units); the others share those of the venue. Whether a calendar is current, and which options have ended, is a question of the day.
 */
export class CalendarIndex {
  readonly #venues: Sheets = { taken: new HalfDaySheet(), held: new HalfDaySheet() };
  readonly #units: Sheets = { taken: new HalfDaySheet(), held: new HalfDaySheet() };
  /** The day on which the calendar of each slot was confirmed, as the half day of its morning; 0 = it never was. */
  readonly #confirmed = new SlotNumbers();
  /** People of the largest room of each slot, and of the largest of those that share the bits of the venue; only for slots with units. */
  readonly #most = new SlotNumbers();
  readonly #shared = new SlotNumbers();
  readonly #withUnits = new Map<number, readonly number[]>();
  readonly #slotsWithUnits = new Bitset(0);
  /** Slots whose rooms all have units. */
  readonly #unshared = new Bitset(0);
  readonly #usedUnits = new Bitset(0);
  readonly #unitPeople = new SlotNumbers();
  readonly #unitMost = new SlotNumbers();
  #slotOfUnit: Uint32Array = new Uint32Array(64);
  readonly #freeUnits: number[] = [];
  #unitCount = 0;
  /** Greater than all slots. */
  #slotCount = 0;
  readonly #held = new Map<number, Held>();
  /** The day of which the sheets are; null = nobody has asked yet. */
  #day: string | null = null;
  readonly #known = new LRUCache<string, DateStates>({ max: REMEMBERED });

  put(slot: number, calendar: CalendarRow | null): void {
    this.remove(slot);
    if (!calendar) return;
    this.#known.clear();
    this.#confirmed.put(slot, halfDayOf(calendar.confirmedOn, 'MORNING'));
    const held: Held = [];
    const write = (unit: number | null, spans: readonly BusySpan[]) => {
      const [sheet, member] = unit === null ? [this.#venues.taken, slot] : [this.#units.taken, unit];
      for (const span of spans)
        if (span[2] === undefined) sheet.add(member, { first: span[0], last: span[1] });
        else held.push(unit ?? NO_UNIT, span[0], span[1], halfDayOf(span[2], 'MORNING'));
    };
    write(null, calendar.busy);
    for (const [people, busy] of calendar.rooms) {
      const unit = this.#addUnit(slot, people, calendar);
      write(unit, calendar.busy);
      write(unit, busy);
    }
    // A copy has no room for more.
    if (held.length) this.#held.set(slot, held.slice());
    this.#hold(slot, held);
    if (!calendar.rooms.length) return;
    this.#slotsWithUnits.add(slot);
    if (calendar.shared === null) this.#unshared.add(slot);
    this.#shared.put(slot, calendar.shared ?? 0);
    this.#most.put(slot, mostOf(calendar));
  }

  remove(slot: number): void {
    if (!this.#confirmed.at(slot)) return;
    this.#known.clear();
    this.#confirmed.put(slot, 0);
    this.#venues.taken.remove(slot);
    this.#venues.held.remove(slot);
    for (const unit of this.#withUnits.get(slot) ?? []) {
      this.#units.taken.remove(unit);
      this.#units.held.remove(unit);
      this.#usedUnits.delete(unit);
      this.#freeUnits.push(unit);
    }
    this.#withUnits.delete(slot);
    this.#slotsWithUnits.delete(slot);
    this.#unshared.delete(slot);
    this.#held.delete(slot);
  }

  /** The states of all venues with a current calendar. */
  statesAt(asked: AskedTimes, today: string): DateStates {
    this.#turnTo(today);
    const key = `${asked.people} ${asked.halfDays} ${asked.begins.join(' ')}`;
    let states = this.#known.get(key);
    if (!states) this.#known.set(key, (states = this.#find(asked, this.#current(today))));
    return states;
  }

  /** The state of one venue, and the first day on which that is so. */
  stateAt(slot: number, { begins, halfDays, people }: AskedTimes, today: string): DateState {
    this.#turnTo(today);
    if (!this.#current(today).has(slot)) return { state: AvailabilityState.UNKNOWN, begin: null };
    const firstIn = (level: 'taken' | 'both') =>
      begins.find((first) => this.#isPossible(slot, { first, last: first + halfDays - 1 }, people, level));
    const free = firstIn('both');
    if (free !== undefined) return { state: AvailabilityState.FREE, begin: dayOfHalf(free) };
    const held = firstIn('taken');
    return held === undefined
      ? { state: AvailabilityState.UNAVAILABLE, begin: null }
      : { state: AvailabilityState.OPTION, begin: dayOfHalf(held) };
  }

  #isPossible(slot: number, span: { first: number; last: number }, people: number | null, level: 'taken' | 'both') {
    const isFree = ({ taken, held }: Sheets, member: number) =>
      !taken.isTaken(member, span) && (level === 'taken' || !held.isTaken(member, span));
    const units = this.#withUnits.get(slot);
    if (!units) return isFree(this.#venues, slot);
    const isAny = people === null || this.#most.at(slot) < people;
    const counts = !this.#unshared.has(slot) && (isAny || this.#shared.at(slot) >= people);
    if (counts && isFree(this.#venues, slot)) return true;
    return units.some((unit) => (isAny || this.#unitPeople.at(unit) >= people) && isFree(this.#units, unit));
  }

  #find({ begins, halfDays, people }: AskedTimes, current: Bitset): DateStates {
    const venues = freeIn(this.#venues, begins, halfDays, current.clone().without(this.#uncounted(people)));
    const units = freeIn(this.#units, begins, halfDays, this.#countedUnits(people));
    const free = venues.free.addMapped(units.free, this.#slotOfUnit, this.#slotCount).and(current);
    const only = units.possible.without(units.free);
    const possible = venues.possible.addMapped(only, this.#slotOfUnit, this.#slotCount).and(current).or(free);
    return { free, option: possible.clone().without(free), unavailable: current.clone().without(possible) };
  }

  /** Slots of which no room that shares the bits of the venue would do. */
  #uncounted(people: number | null): Bitset {
    if (people === null) return this.#unshared;
    return this.#slotsWithUnits
      .clone()
      .and(this.#most.atLeast(people))
      .without(this.#shared.atLeast(people))
      .or(this.#unshared);
  }

  /** Units that hold the people; where no room of the venue does, all of them. */
  #countedUnits(people: number | null): Bitset {
    if (people === null) return this.#usedUnits.clone();
    const small = this.#unitMost.atLeast(people).clone().without(this.#unitPeople.atLeast(people));
    return this.#usedUnits.clone().without(small);
  }

  #current(today: string): Bitset {
    return this.#confirmed.atLeast(halfDayOf(today, 'MORNING') - 2 * CALENDAR.currentDays);
  }

  #addUnit(slot: number, people: number, calendar: CalendarRow): number {
    const unit = this.#freeUnits.pop() ?? this.#unitCount++;
    this.#usedUnits.add(unit);
    this.#unitPeople.put(unit, people);
    this.#unitMost.put(unit, mostOf(calendar));
    if (unit >= this.#slotOfUnit.length) this.#slotOfUnit = grown(this.#slotOfUnit, unit + 1);
    this.#slotOfUnit[unit] = slot;
    this.#slotCount = Math.max(this.#slotCount, slot + 1);
    this.#withUnits.set(slot, [...(this.#withUnits.get(slot) ?? []), unit]);
    return unit;
  }

  /** Options that have ended are free, and days that have passed are asked by nobody. */
  #turnTo(today: string): void {
    if (this.#day === today) return;
    this.#day = today;
    this.#known.clear();
    const before = halfDayOf(today, 'MORNING') - 2 * CALENDAR.daysBack;
    for (const sheet of [this.#venues.taken, this.#venues.held, this.#units.taken, this.#units.held])
      sheet.forget(before);
    const day = halfDayOf(today, 'MORNING');
    for (const [slot, held] of this.#held) {
      if (!held.some((until, index) => index % HELD === HELD - 1 && until < day)) continue;
      this.#venues.held.remove(slot);
      for (const unit of this.#withUnits.get(slot) ?? []) this.#units.held.remove(unit);
      this.#hold(slot, held);
    }
  }

  #hold(slot: number, held: Held): void {
    const day = this.#day === null ? 0 : halfDayOf(this.#day, 'MORNING');
    for (let index = 0; index < held.length; index += HELD) {
      const [unit, first, last, until] = held.slice(index, index + HELD) as [number, number, number, number];
      if (until < day) continue;
      if (unit === NO_UNIT) this.#venues.held.add(slot, { first, last });
      else this.#units.held.add(unit, { first, last });
    }
  }
}

function mostOf({ shared, rooms }: CalendarRow): number {
  return Math.max(shared ?? 0, ...rooms.map(([people]) => people));
}

/** Who of some is free for all of the event on some of its begins, and who is but for options. */
function freeIn({ taken, held }: Sheets, begins: readonly number[], halfDays: number, among: Bitset) {
  const free = new Bitset(0);
  const possible = new Bitset(0);
  const takenAt = taken.takenFrom(begins, halfDays);
  const heldAt = held.takenFrom(begins, halfDays);
  for (const [place, busy] of takenAt.entries()) {
    possible.or(among.clone().without(busy));
    free.or(among.clone().without(busy).without(heldAt[place]!));
  }
  return { free, possible };
}
