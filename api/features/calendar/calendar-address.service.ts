import { randomBytes } from 'node:crypto';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isUuid } from '../../platform/text.ts';
import { managedRecord } from '../venues/managed-venue-record.queries.ts';
import { Venue } from '../venues/venue.entity.ts';
import { CalendarAddress } from './calendar-address.entity.ts';
import { feedEntriesOf, placeOfAddress } from './calendar-address.queries.ts';
import { calendarFeed } from './calendar-feed.ts';
import type { CalendarPlaceInput } from './calendar.inputs.ts';
import { roomOf } from './calendar-room.ts';
import type { CalendarAddress as CalendarAddressView } from './calendar-link.types.ts';
import { CALENDAR_LIMITS } from './limits.ts';
import { zoneOf } from './venue-zone.ts';

interface Dependencies {
  database: Database;
  limits: RateLimits;
  config: Pick<Config, 'publicUrl'>;
}

/** Addresses at which other calendars read those of venues and rooms. */
export class CalendarAddressService {
  readonly #database: Database;
  readonly #limits: RateLimits;
  readonly #publicUrl: string;

  constructor({ database, limits, config }: Dependencies) {
    this.#database = database;
    this.#limits = limits;
    this.#publicUrl = config.publicUrl;
  }

  /** Those of a venue, that of the venue itself first. @throws AppError NOT_FOUND, FORBIDDEN. */
  async list(viewer: Viewer, wanted: string): Promise<CalendarAddressView[]> {
    const { id } = await managedRecord(this.#database, viewer, wanted, { action: 'view' });
    const found = await this.#database.em.find(
      CalendarAddress,
      { venue: id },
      { orderBy: { room: { position: 'asc nulls first' } } },
    );
    return found.map(toView);
  }

  /**
   * Makes an address, in the place of the one that there was. It is told this once.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN.
   */
  async create(viewer: Viewer, input: CalendarPlaceInput): Promise<{ address: CalendarAddressView; url: string }> {
    const token = randomBytes(32).toString('base64url');
    const address = await this.#database.transaction(async (transaction) => {
      const { em } = transaction;
      const { id } = await managedRecord(transaction, viewer, input.venueId, { action: 'update' });
      const room = await roomOf(transaction, id, input.roomId ?? null);
      const before = await em.findOne(CalendarAddress, { venue: id, room: room?.id ?? null });
      if (before) await em.remove(before).flush();
      const venue = em.getReference(Venue, id, { wrapped: true });
      const made = em.create(CalendarAddress, { venue, room, tokenHash: hashOfToken(token) });
      await em.flush();
      return toView(made);
    });
    return { address, url: `${this.#publicUrl}/api/calendars/${token}.ics` };
  }

  /** Ends an address. @throws AppError NOT_FOUND, FORBIDDEN. */
  async revoke(viewer: Viewer, id: string): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const address = isUuid(id) ? await transaction.em.findOne(CalendarAddress, { id }) : null;
      if (!address) throw new AppError('NOT_FOUND', 'Calendar address not found');
      await managedRecord(transaction, viewer, address.venue.id, { action: 'update' });
      await transaction.em.remove(address).flush();
    });
  }

  /** The calendar at an address, as iCalendar. @param caller the IP address that asks. @throws AppError NOT_FOUND, RATE_LIMITED. */
  async feed(token: string, caller: string): Promise<string> {
    const place = await placeOfAddress(this.#database, hashOfToken(token));
    const { readPerAddress, unknownPerCaller } = CALENDAR_LIMITS;
    await this.#limits.count([place ? [readPerAddress, token] : [unknownPerCaller, caller]]);
    if (!place) throw new AppError('NOT_FOUND', 'There is no calendar at this address');
    const { venueName, roomName, communeCode, language } = place;
    return calendarFeed({
      name: roomName ? `${venueName} – ${roomName}` : venueName,
      language: language ?? 'fr',
      zone: zoneOf(communeCode),
      host: new URL(this.#publicUrl).hostname,
      today: today(),
      entries: await feedEntriesOf(this.#database, place),
    });
  }
}

function toView({ id, room, createdAt }: CalendarAddress): CalendarAddressView {
  return { id, roomId: room?.id ?? null, createdAt };
}
