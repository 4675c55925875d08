import { CALENDAR_LIMITS } from '../limits.ts';
import { LINKED_CALENDAR } from '../../../../schema/calendar-limits.ts';
import type { Viewer } from '../../../platform/authz.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError, validationFailed } from '../../../platform/errors.ts';
import { FetchFault } from '../../../platform/outbound/public-fetch.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import type { Secret } from '../../../platform/secret.ts';
import { isUuid } from '../../../platform/text.ts';
import { type ManagedRecord, managedRecord } from '../../venues/managed-venue-record.queries.ts';
import { Venue } from '../../venues/venue.entity.ts';
import type { CalendarPlaceInput } from '../calendar.inputs.ts';
import { roomOf } from '../calendar-room.ts';
import type { CalendarReader, CalendarReading } from './calendar-reader.ts';
import { LinkedCalendar } from './linked-calendar.entity.ts';
import { FAULT_CODES } from './linked-calendar.enums.ts';
import type { LinkCalendarInput } from './linked-calendar.inputs.ts';
import { dueById, publishRead, storeFault, storeReading } from './linked-calendar.queries.ts';
import type { LinkedCalendar as LinkedCalendarView } from './linked-calendar.types.ts';
import { ReadingFault } from './reading-fault.ts';

/** The purpose for which addresses are encrypted. */
export const SEALED_URL = 'linked-calendar';
const NEXT_MS = 30 * 60_000;

interface Dependencies {
  database: Database;
  limits: RateLimits;
  secret: Secret;
  reader: CalendarReader;
}

/** A file as it arrives. */
interface SentFile {
  name: string;
  read: () => Promise<Uint8Array>;
}

/** Calendars of other programs that say when venues are taken. */
export class LinkedCalendarService {
  readonly #database: Database;
  readonly #limits: RateLimits;
  readonly #secret: Secret;
  readonly #reader: CalendarReader;

  constructor({ database, limits, secret, reader }: Dependencies) {
    this.#database = database;
    this.#limits = limits;
    this.#secret = secret;
    this.#reader = reader;
  }

  /** Those of a venue, the first one first. @throws AppError NOT_FOUND, FORBIDDEN. */
  async list(viewer: Viewer, wanted: string): Promise<LinkedCalendarView[]> {
    const { id } = await managedRecord(this.#database, viewer, wanted, { action: 'view' });
    const found = await this.#database.em.find(
      LinkedCalendar,
      { venue: id },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    return found.map(toView);
  }

  /**
   * Links a calendar at an address. It is read at once, so that what is wrong is told now.
   * @throws AppError VALIDATION_FAILED (url: what is wrong), RATE_LIMITED, NOT_FOUND, FORBIDDEN.
   */
  async link(viewer: Viewer, { url: given, ...place }: LinkCalendarInput): Promise<LinkedCalendarView> {
    const venue = await this.#placeFor(viewer, place);
    await this.#limits.count([[CALENDAR_LIMITS.linkPerUser, viewer.id]]);
    // The scheme by which telephones know calendars.
    const url = given.trim().replace(/^webcals?:/i, 'https:');
    const reading = await faultsOf('url', () => this.#reader.readAddress(url, venue.communeCode, null));
    const nextReadAt = new Date(now().getTime() + NEXT_MS);
    const address = { sealedUrl: this.#secret.seal(SEALED_URL, url), origin: new URL(url).hostname, nextReadAt };
    return this.#add(viewer, place, address, reading);
  }

  /**
   * Takes the file of a calendar, in the place of the one of the same name.
   * @throws AppError VALIDATION_FAILED (file: what is wrong), RATE_LIMITED, NOT_FOUND, FORBIDDEN.
   */
  async upload(viewer: Viewer, place: CalendarPlaceInput, { name, read }: SentFile): Promise<LinkedCalendarView> {
    const venue = await this.#placeFor(viewer, place);
    await this.#limits.count([[CALENDAR_LIMITS.linkPerUser, viewer.id]]);
    const reading = await faultsOf('file', async () => this.#reader.readFile(await read(), venue.communeCode));
    const origin =
      name
        .replaceAll(/[\0\s]+/g, ' ')
        .trim()
        .slice(0, LINKED_CALENDAR.name) || 'calendar.ics';
    return this.#add(viewer, place, { sealedUrl: null, origin, nextReadAt: null }, reading);
  }

  /** Reads a linked calendar now. What is wrong stands in the link. @throws AppError RATE_LIMITED, NOT_FOUND, FORBIDDEN. */
  async refresh(viewer: Viewer, id: string): Promise<LinkedCalendarView> {
    await this.#database.transaction((transaction) => managed(transaction, viewer, id));
    await this.#limits.count([[CALENDAR_LIMITS.refreshPerCalendar, id]]);
    const due = await dueById(this.#database, id);
    if (due) await readDue({ database: this.#database, secret: this.#secret, reader: this.#reader }, due);
    return this.#database.transaction(async (transaction) => toView(await managed(transaction, viewer, id)));
  }

  /** Ends a link; its times become free. @throws AppError NOT_FOUND, FORBIDDEN. */
  async unlink(viewer: Viewer, id: string): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const linked = await managed(transaction, viewer, id);
      await transaction.em.remove(linked).flush();
      await publishRead(transaction, linked.venue.id);
    });
  }

  /** The venue, before anything is read for it. */
  async #placeFor(viewer: Viewer, { venueId, roomId }: CalendarPlaceInput): Promise<ManagedRecord> {
    return this.#database.transaction(async (transaction) => {
      const venue = await managedRecord(transaction, viewer, venueId, { action: 'update' });
      await roomOf(transaction, venue.id, roomId ?? null);
      return venue;
    });
  }

  async #add(
    viewer: Viewer,
    { venueId, roomId }: CalendarPlaceInput,
    about: Pick<LinkedCalendar, 'sealedUrl' | 'origin' | 'nextReadAt'>,
    reading: CalendarReading,
  ): Promise<LinkedCalendarView> {
    return this.#database.transaction(async (transaction) => {
      const { em } = transaction;
      const { id } = await managedRecord(transaction, viewer, venueId, { action: 'update' });
      const room = await roomOf(transaction, id, roomId ?? null);
      const sameFile = { venue: id, room: room?.id ?? null, sealedUrl: null, origin: about.origin };
      const before = about.sealedUrl === null ? await em.findOne(LinkedCalendar, sameFile) : null;
      if (!before && (await em.count(LinkedCalendar, { venue: id })) >= LINKED_CALENDAR.perVenue) {
        const max = LINKED_CALENDAR.perVenue;
        throw validationFailed([{ path: about.sealedUrl ? 'url' : 'file', code: 'tooMany', params: { max } }]);
      }
      const venue = em.getReference(Venue, id, { wrapped: true });
      const linked = before ?? em.create(LinkedCalendar, { venue, room, ...about });
      await em.flush();
      await storeReading(transaction, linked.id, reading);
      await em.refresh(linked);
      return toView(linked);
    });
  }
}

/** Reads a calendar at its address, and stores what came of it. */
export async function readDue(
  { database, secret, reader }: Pick<Dependencies, 'database' | 'secret' | 'reader'>,
  due: NonNullable<Awaited<ReturnType<typeof dueById>>>,
): Promise<void> {
  try {
    const reading = await reader.readAddress(secret.unseal(SEALED_URL, due.sealedUrl), due.communeCode, due);
    await database.transaction((transaction) => storeReading(transaction, due.id, reading));
  } catch (error) {
    if (!isFault(error)) throw error;
    await database.transaction((transaction) => storeFault(transaction, due.id, error.code));
  }
}

function isFault(error: unknown): error is FetchFault | ReadingFault {
  return error instanceof FetchFault || error instanceof ReadingFault;
}

/** What is wrong with a calendar, as an error of its field. */
async function faultsOf<Done>(path: 'url' | 'file', work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!isFault(error)) throw error;
    throw validationFailed([{ path, code: FAULT_CODES[error.code] }]);
  }
}

/** @throws AppError NOT_FOUND, FORBIDDEN. */
async function managed(transaction: Transaction, viewer: Viewer, id: string): Promise<LinkedCalendar> {
  const linked = isUuid(id) ? await transaction.em.findOne(LinkedCalendar, { id }) : null;
  if (!linked) throw new AppError('NOT_FOUND', 'Linked calendar not found');
  await managedRecord(transaction, viewer, linked.venue.id, { action: 'update' });
  return linked;
}

function toView(linked: LinkedCalendar): LinkedCalendarView {
  const { id, room, origin, name, sealedUrl, seenAt, takenCount, skipped, fault, failingSince } = linked;
  const times = { seenAt, failingSince };
  return {
    id,
    roomId: room?.id ?? null,
    origin,
    name,
    isFile: sealedUrl === null,
    ...times,
    takenCount,
    skipped,
    fault,
  };
}
