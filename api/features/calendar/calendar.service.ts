import DataLoader from 'dataloader';
import { LockMode } from '@mikro-orm/core';
import { calendarSpanOf, occurrencesOf, weekdayOf, wholeDays } from '../../../schema/half-days.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { dayInParis, today } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { daysBetween } from '../../platform/days.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { VersionedInput } from '../../platform/graphql/inputs.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { VenuesChanged } from '../venues/events.ts';
import { managedRecord } from '../venues/managed-venue-record.queries.ts';
import { Venue } from '../venues/venue.entity.ts';
import { isCurrent } from './availability.ts';
import type { CalendarContent } from './calendar-content.ts';
import { CalendarEntry } from './calendar-entry.entity.ts';
import { CalendarRepetition, CalendarSource, CalendarState } from './calendar.enums.ts';
import type { SaveCalendarEntryInput, VenueCalendarArgs } from './calendar.inputs.ts';
import {
  calendarsOf,
  entriesOf,
  entryCount,
  entryOf,
  type EntryRecord,
  confirmedAtOf,
  noteConfirmed,
} from './calendar.queries.ts';
import { roomOf } from './calendar-room.ts';
import { assertSensible } from './calendar-rules.ts';
import { toPeriod } from './calendar-period.ts';
import { type LinkedEntry, linkedEntriesBetween } from './linked/linked-entries.queries.ts';
import type { CalendarEntry as CalendarEntryView, VenueCalendar } from './calendar.types.ts';

/** Calendars, for those who manage a venue. */
export class CalendarService {
  readonly #database: Database;
  readonly #calendars: DataLoader<string, CalendarContent | null>;

  constructor(database: Database) {
    this.#database = database;
    this.#calendars = new DataLoader(
      async (ids) => {
        const found = await calendarsOf(this.#database, ids);
        return ids.map((id) => found.get(id) ?? null);
      },
      { cache: false },
    );
  }

  /** What the public is told of a venue that is not read from the catalogue; null = its calendar was never kept. */
  published(venueId: string): Promise<CalendarContent | null> {
    return this.#calendars.load(venueId);
  }

  /** The entries of some days. @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED for days that run backwards or are too many. */
  async read(viewer: Viewer, { venueId: wanted, from, to }: VenueCalendarArgs): Promise<VenueCalendar> {
    if (to < from) throw validationFailed([{ path: 'to', code: 'endBeforeStart' }]);
    if (daysBetween(from, to) >= CALENDAR.longestDays) throw validationFailed([{ path: 'to', code: 'tooFar' }]);
    const reading = this.#database;
    const { id: venueId } = await managedRecord(reading, viewer, wanted, { action: 'view' });
    const [confirmedAt, entries, linked] = await Promise.all([
      confirmedAtOf(reading, venueId),
      entriesOf(reading, { venueId, from, to }),
      linkedEntriesBetween(reading, { venueId, from, to }),
    ]);
    return {
      venueId,
      confirmedAt,
      isCurrent: confirmedAt !== null && isCurrent({ confirmedOn: dayInParis(confirmedAt) }, today()),
      entries: [
        ...entries.map((entry) => toView(entry, from, to)).filter(({ periods }) => periods.length > 0),
        ...linked.map((entry) => linkedView(entry, from, to)),
      ].toSorted((a, b) => compareText(a.startsOn, b.startsOn)),
    };
  }

  /**
   * Changes an entry, or creates one.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT (changed since).
   */
  async save(viewer: Viewer, given: SaveCalendarEntryInput): Promise<CalendarEntryView> {
    const input = normalised(given);
    await validateInput(input);
    const id = await this.#database.transaction(async (transaction) => {
      const { em } = transaction;
      const { id: venueId } = await managedRecord(transaction, viewer, input.venueId, { action: 'update' });
      const before = input.id ? await seen(transaction, input.id, venueId) : null;
      if (before && before.version !== input.version) throw new AppError('CONFLICT');
      assertSensible(input, before);
      if (!before && (await entryCount(transaction, venueId)) >= CALENDAR.entries)
        throw validationFailed([{ path: 'startsOn', code: 'tooMany', params: { max: CALENDAR.entries } }]);
      const { id: _id, version: _version, venueId: _venueId, roomId, ...fields } = input;
      const values = { ...nulled(fields), room: await roomOf(transaction, venueId, roomId ?? null) };
      const venue = em.getReference(Venue, venueId, { wrapped: true });
      const saved = before ? Object.assign(before, values) : em.create(CalendarEntry, { ...values, venue });
      await em.flush();
      await publishConfirmed(transaction, venueId);
      return saved.id;
    });
    const entry = (await entryOf(this.#database, id))!;
    return toView(entry, entry.startsOn, entry.endsOn);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (changed since). */
  async delete(viewer: Viewer, { id, version }: VersionedInput): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const entry = await seen(transaction, id);
      await managedRecord(transaction, viewer, entry.venue.id, { action: 'update' });
      if (entry.version !== version) throw new AppError('CONFLICT');
      await transaction.em.remove(entry).flush();
      await publishConfirmed(transaction, entry.venue.id);
    });
  }

  /** Notes that a calendar is up to date as it is. @throws AppError NOT_FOUND, FORBIDDEN. */
  async confirm(viewer: Viewer, wanted: string): Promise<Date> {
    return this.#database.transaction(async (transaction) => {
      const { id } = await managedRecord(transaction, viewer, wanted, { action: 'update' });
      await publishConfirmed(transaction, id);
      return (await confirmedAtOf(transaction, id))!;
    });
  }
}

async function publishConfirmed(transaction: Transaction, venueId: string): Promise<void> {
  await noteConfirmed(transaction, venueId);
  await transaction.publish(new VenuesChanged([venueId]));
}

/** An entry, locked. @throws AppError NOT_FOUND. */
async function seen({ em }: Transaction, id: string, venueId?: string): Promise<CalendarEntry> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const entry = isUuid(id)
    ? await em.findOne(CalendarEntry, { id, ...(venueId ? { venue: venueId } : {}) }, options)
    : null;
  if (!entry) throw new AppError('NOT_FOUND', 'Calendar entry not found');
  return entry;
}

function normalised(input: SaveCalendarEntryInput): SaveCalendarEntryInput {
  const weekly = input.repeats === CalendarRepetition.WEEKLY;
  const weekdays = weekly ? input.weekdays : [];
  return Object.assign(Object.create(Object.getPrototypeOf(input) as object) as SaveCalendarEntryInput, input, {
    note: input.note ? manyLines(input.note) || null : null,
    weekdays: weekly && weekdays.length === 0 ? [weekdayOf(input.startsOn)] : weekdays.toSorted((a, b) => a - b),
  });
}

function nulled({
  optionUntil = null,
  repeats = null,
  repeatsUntil = null,
  note = null,
  ...fields
}: Omit<SaveCalendarEntryInput, 'id' | 'version' | 'venueId' | 'roomId'>) {
  return { ...fields, optionUntil, repeats, repeatsUntil, note };
}

function toView(entry: EntryRecord, from: string, to: string): CalendarEntryView {
  const isExpired = entry.state === CalendarState.OPTION && entry.optionUntil! < today();
  const source = entry.heldFor ? CalendarSource.QUOTE : CalendarSource.OWNER;
  const periods = occurrencesOf(entry, wholeDays(from, to)).map((span) => toPeriod(calendarSpanOf(span)));
  return { ...entry, ...toPeriod(entry), source, calendarName: null, isExpired, periods };
}

/** An entry of a linked calendar, which is changed there. */
function linkedView(entry: LinkedEntry, from: string, to: string): CalendarEntryView {
  const periods = occurrencesOf(entry, wholeDays(from, to)).map((span) => toPeriod(calendarSpanOf(span)));
  const nothing = { repeats: null, weekdays: [], heldFor: null, isExpired: false, version: 0 };
  return { ...entry, ...toPeriod(entry), ...nothing, source: CalendarSource.CALENDAR, periods };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
