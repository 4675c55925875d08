import { LRUCache } from 'lru-cache';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayOfHalf, halfDayOf } from '../../../../schema/half-days.ts';
import { AvailabilityState } from '../../calendar/calendar.enums.ts';
import type { BusySpan } from '../../calendar/calendar-content.ts';
import { Bitset, grown } from '../bitset.ts';
import { SlotNumbers } from '../slot-numbers.ts';
import type { CalendarRow } from './calendar-row.ts';
import type { PossibleTimes } from './event-begins.ts';
import { OptionColumn, TakenColumn } from './half-day-columns.ts';
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

/** What of a venue is not free: what is taken, and what is held by options. */
class Sheets {
  readonly taken = new HalfDaySheet(() => new TakenColumn());
  readonly held = new HalfDaySheet(() => new OptionColumn());

  write(member: number, spans: readonly BusySpan[]): void {
    for (const [first, last, until] of spans)
      if (until === undefined) this.taken.forEachOf({ first, last }, (column) => column.add(member));
      else this.held.forEachOf({ first, last }, (column) => column.add(member, halfDayOf(until, 'MORNING')));
  }

  remove(member: number): void {
    this.taken.remove(member);
    this.held.remove(member);
  }

  /** Drops the half days before one. */
  forget(before: number): void {
    this.taken.forget(before);
    this.held.forget(before);
  }
}

/**
 * The calendars of the public catalogue, in memory: who is taken, by half day. Rooms of which something is written are members of their own (units);
 * the others are as free as the venue. Whether a calendar is current, and which options have ended, is a question of the day.
 */
export class CalendarIndex {
  readonly #venues = new Sheets();
  readonly #units = new Sheets();
  /** The day on which the calendar of each slot was confirmed, as the half day of its morning; 0 = it never was. */
  readonly #confirmed = new SlotNumbers();
  /** People of the largest room of each slot, and of the largest of those without units; only for slots with units. */
  readonly #most = new SlotNumbers();
  readonly #shared = new SlotNumbers();
  /** The units of a slot are a chain: the first one by slot, and the next one by unit, both from 1; 0 = there is none. */
  readonly #firstUnits = new SlotNumbers();
  readonly #nextUnits = new SlotNumbers();
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
  /** The day of the last question, by the half day of its morning. */
  #day = 0;
  readonly #known = new LRUCache<string, DateStates>({ max: REMEMBERED });

  put(slot: number, calendar: CalendarRow | null): void {
    this.remove(slot);
    if (!calendar) return;
    this.#known.clear();
    this.#confirmed.put(slot, halfDayOf(calendar.confirmedOn, 'MORNING'));
    this.#venues.write(slot, calendar.busy);
    for (const [people, busy] of calendar.rooms)
      this.#units.write(this.#addUnit(slot, people, calendar), [...calendar.busy, ...busy]);
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
    this.#venues.remove(slot);
    for (const unit of this.#unitsOf(slot)) {
      this.#units.remove(unit);
      this.#usedUnits.delete(unit);
      this.#freeUnits.push(unit);
    }
    this.#firstUnits.put(slot, 0);
    this.#slotsWithUnits.delete(slot);
    this.#unshared.delete(slot);
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
    const venue = { slot, units: this.#unitsOf(slot) };
    const firstIn = (level: 'taken' | 'both') =>
      begins.find((first) => this.#isPossible(venue, { first, last: first + halfDays - 1 }, people, level));
    const free = firstIn('both');
    if (free !== undefined) return { state: AvailabilityState.FREE, begin: dayOfHalf(free) };
    const held = firstIn('taken');
    return held === undefined
      ? { state: AvailabilityState.UNAVAILABLE, begin: null }
      : { state: AvailabilityState.OPTION, begin: dayOfHalf(held) };
  }

  #isPossible(
    { slot, units }: { slot: number; units: readonly number[] },
    span: { first: number; last: number },
    people: number | null,
    level: 'taken' | 'both',
  ) {
    const isFree = ({ taken, held }: Sheets, member: number) =>
      !taken.isTaken(member, span, this.#day) && (level === 'taken' || !held.isTaken(member, span, this.#day));
    if (!units.length) return isFree(this.#venues, slot);
    const isAny = people === null || this.#most.at(slot) < people;
    const counts = !this.#unshared.has(slot) && (isAny || this.#shared.at(slot) >= people);
    if (counts && isFree(this.#venues, slot)) return true;
    return units.some((unit) => (isAny || this.#unitPeople.at(unit) >= people) && isFree(this.#units, unit));
  }

  #find({ people, ...times }: AskedTimes, current: Bitset): DateStates {
    const venues = this.#freeIn(this.#venues, times, current.clone().without(this.#uncounted(people)));
    const units = this.#freeIn(this.#units, times, this.#countedUnits(people));
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
    this.#nextUnits.put(unit, this.#firstUnits.at(slot));
    this.#firstUnits.put(slot, unit + 1);
    return unit;
  }

  #unitsOf(slot: number): number[] {
    const units: number[] = [];
    for (let unit = this.#firstUnits.at(slot); unit; unit = this.#nextUnits.at(unit - 1)) units.push(unit - 1);
    return units;
  }

  /** Options that have ended are free, and days that have passed are asked by nobody. */
  #turnTo(today: string): void {
    const day = halfDayOf(today, 'MORNING');
    if (this.#day === day) return;
    this.#day = day;
    this.#known.clear();
    for (const sheets of [this.#venues, this.#units]) sheets.forget(day - 2 * CALENDAR.daysBack);
  }

  /** Who of some is free for all of the event on some of its begins, and who is but for options. */
  #freeIn({ taken, held }: Sheets, { begins, halfDays }: PossibleTimes, among: Bitset) {
    const free = new Bitset(0);
    const possible = new Bitset(0);
    const heldAt = held.takenFrom(begins, halfDays, this.#day);
    for (const [place, busy] of taken.takenFrom(begins, halfDays, this.#day).entries()) {
      const left = among.clone().without(busy);
      possible.or(left);
      free.or(left.without(heldAt[place]!));
    }
    return { free, possible };
  }
}

function mostOf({ shared, rooms }: CalendarRow): number {
  return Math.max(shared ?? 0, ...rooms.map(([people]) => people));
}
