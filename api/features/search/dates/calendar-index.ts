import { LRUCache } from 'lru-cache';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayOfHalf, type HalfDaySpan, halfDayOf } from '../../../../schema/half-days.ts';
import { AvailabilityState } from '../../calendar/calendar.enums.ts';
import type { BusySpan } from '../../calendar/calendar-content.ts';
import { Bitset } from '../bitset.ts';
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

  save() {
    return { taken: this.taken.save(), held: this.held.save() };
  }

  restore({ taken, held }: ReturnType<Sheets['save']>): void {
    this.taken.restore(taken);
    this.held.restore(held);
  }

  /** Drops the half days before one. */
  forget(before: number): void {
    this.taken.forget(before);
    this.held.forget(before);
  }
}

/** One room of each venue, of those of which something is written: what is not free beside what is not free of the venue. */
class RoomLayer extends Sheets {
  /** Slots of the venues that have such a room. */
  slots = new Bitset(0);
  /** By slot. */
  readonly people = new SlotNumbers();

  override save() {
    return { ...super.save(), slots: this.slots.words, people: this.people.save() };
  }

  override restore(saved: ReturnType<RoomLayer['save']>): void {
    super.restore(saved);
    this.slots = Bitset.fromWords(saved.slots);
    this.people.restore(saved.people);
  }
}

/**
 * The calendars of the public catalogue, in memory: who is taken, by half day. The first room of each venue of which something is written is in one layer,
 * the second in the next; the others are as free as the venue. So all sets are of slots. Whether a calendar is current, and which options have ended, is a
 * question of the day.
 */
export class CalendarIndex {
  readonly #venues = new Sheets();
  readonly #layers: RoomLayer[] = [];
  /** The day on which the calendar of each slot was confirmed, as the half day of its morning; 0 = it never was. */
  readonly #confirmed = new SlotNumbers();
  /** People of the largest room of each slot, and of the largest of those without a layer; 0 = no room has one. */
  readonly #most = new SlotNumbers();
  readonly #shared = new SlotNumbers();
  /** Slots whose rooms all have layers. */
  #unshared = new Bitset(0);
  /** The day of the last question, by the half day of its morning. */
  #day = 0;
  readonly #known = new LRUCache<string, DateStates>({ max: REMEMBERED });

  put(slot: number, calendar: CalendarRow | null): void {
    this.remove(slot);
    if (!calendar) return;
    const { confirmedOn, busy, rooms, shared } = calendar;
    this.#known.clear();
    this.#confirmed.put(slot, halfDayOf(confirmedOn, 'MORNING'));
    this.#venues.write(slot, busy);
    for (const [place, [people, ofRoom]] of rooms.entries()) {
      const layer = (this.#layers[place] ??= new RoomLayer());
      layer.slots.add(slot);
      layer.people.put(slot, people);
      layer.write(slot, ofRoom);
    }
    if (rooms.length && shared === null) this.#unshared.add(slot);
    this.#shared.put(slot, shared ?? 0);
    this.#most.put(slot, rooms.length ? Math.max(shared ?? 0, ...rooms.map(([people]) => people)) : 0);
  }

  remove(slot: number): void {
    if (!this.#confirmed.at(slot)) return;
    this.#known.clear();
    this.#confirmed.put(slot, 0);
    this.#venues.remove(slot);
    for (const layer of this.#layers.filter(({ slots }) => slots.has(slot))) {
      layer.remove(slot);
      layer.slots.delete(slot);
    }
    this.#unshared.delete(slot);
  }

  save() {
    return {
      venues: this.#venues.save(),
      layers: this.#layers.map((layer) => layer.save()),
      confirmed: this.#confirmed.save(),
      most: this.#most.save(),
      shared: this.#shared.save(),
      unshared: this.#unshared.words,
    };
  }

  restore({ venues, layers, confirmed, most, shared, unshared }: ReturnType<CalendarIndex['save']>): void {
    this.#venues.restore(venues);
    for (const saved of layers) {
      const layer = new RoomLayer();
      layer.restore(saved);
      this.#layers.push(layer);
    }
    this.#confirmed.restore(confirmed);
    this.#most.restore(most);
    this.#shared.restore(shared);
    this.#unshared = Bitset.fromWords(unshared);
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

  #isPossible(slot: number, span: HalfDaySpan, people: number | null, level: 'taken' | 'both'): boolean {
    const isFree = ({ taken, held }: Sheets) =>
      !taken.isTaken(slot, span, this.#day) && (level === 'taken' || !held.isTaken(slot, span, this.#day));
    if (!isFree(this.#venues)) return false;
    const isAny = people === null || this.#most.at(slot) < people;
    if (!this.#unshared.has(slot) && (isAny || this.#shared.at(slot) >= people)) return true;
    return this.#layers.some(
      (layer) => layer.slots.has(slot) && (isAny || layer.people.at(slot) >= people) && isFree(layer),
    );
  }

  #find({ people, begins, halfDays }: AskedTimes, current: Bitset): DateStates {
    const busyIn = ({ taken, held }: Sheets) => ({
      taken: taken.takenFrom(begins, halfDays, this.#day),
      held: held.takenFrom(begins, halfDays, this.#day),
    });
    const free = new Bitset(0);
    const possible = new Bitset(0);
    const venues = busyIn(this.#venues);
    const shared = current.clone().without(this.#unshared).without(this.#tooSmall(people, this.#shared));
    for (const place of begins.keys()) {
      const left = shared.clone().without(venues.taken[place]!);
      possible.or(left);
      free.or(left.without(venues.held[place]!));
    }
    for (const layer of this.#layers) {
      const rooms = busyIn(layer);
      const among = layer.slots.clone().and(current).without(this.#tooSmall(people, layer.people));
      for (const place of begins.keys()) {
        const left = among.clone().without(venues.taken[place]!).without(rooms.taken[place]!);
        possible.or(left);
        free.or(left.without(venues.held[place]!).without(rooms.held[place]!));
      }
    }
    return { free, option: possible.clone().without(free), unavailable: current.clone().without(possible) };
  }

  /** Slots whose rooms of these numbers of people do not hold the people, while another room does; where none does, each counts. */
  #tooSmall(people: number | null, ofRooms: SlotNumbers): Bitset {
    if (people === null) return new Bitset(0);
    return this.#most.atLeast(people).clone().without(ofRooms.atLeast(people));
  }

  #current(today: string): Bitset {
    return this.#confirmed.atLeast(halfDayOf(today, 'MORNING') - 2 * CALENDAR.currentDays);
  }

  /** Options that have ended are free, and days that have passed are asked by nobody. */
  #turnTo(today: string): void {
    const day = halfDayOf(today, 'MORNING');
    if (this.#day === day) return;
    this.#day = day;
    this.#known.clear();
    for (const sheets of [this.#venues, ...this.#layers]) sheets.forget(day - 2 * CALENDAR.daysBack);
  }
}
