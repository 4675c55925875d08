import { hash } from 'node:crypto';
import { CALENDAR, LINKED_CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayFromToday, today } from '../../../platform/clock.ts';
import { addMonths } from '../../../platform/days.ts';
import { type OutboundRules, PUBLIC_HTTPS, publicFetch } from '../../../platform/outbound/public-fetch.ts';
import { zoneOf } from '../venue-zone.ts';
import type { CalendarFile } from './calendar-file.ts';
import { readInThread } from './read-in-thread.ts';
import { ReadingFault } from './reading-fault.ts';

/** What is known of a calendar that was read before. */
export interface KnownCalendar {
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
  readAt: Date | null;
}

/** What came of reading it. */
export interface CalendarReading extends Pick<KnownCalendar, 'etag' | 'lastModified' | 'contentHash'> {
  /** Null = it is as it was. */
  file: CalendarFile | null;
}

const DAY_MS = 24 * 3_600_000;
/** A calendar that does not change is read again so often, as its days reach from those of the reading. */
const REREAD_DAYS = 7;

/** Reads calendars of other programs for venues. */
export class CalendarReader {
  readonly #host: string;
  readonly #rules: OutboundRules;

  /** @param rules which addresses may be asked; tests have others. */
  constructor(publicUrl: string, rules: OutboundRules = PUBLIC_HTTPS) {
    this.#host = new URL(publicUrl).hostname;
    this.#rules = rules;
  }

  /** @throws FetchFault, ReadingFault. */
  async readAddress(url: string, communeCode: string, known: KnownCalendar | null): Promise<CalendarReading> {
    const isFresh = known?.readAt && known.readAt.getTime() > Date.now() - REREAD_DAYS * DAY_MS;
    const { etag, lastModified, contentHash } = (isFresh && known) || {
      etag: null,
      lastModified: null,
      contentHash: null,
    };
    const fetched = await publicFetch(
      url,
      {
        headers: {
          accept: 'text/calendar, */*;q=0.1',
          'user-agent': `Pleniere-Calendar/1 (+https://${this.#host})`,
          ...(etag ? { 'if-none-match': etag } : {}),
          ...(lastModified ? { 'if-modified-since': lastModified } : {}),
        },
        maxBytes: LINKED_CALENDAR.maxBytes,
        timeoutMs: LINKED_CALENDAR.answerMs,
      },
      this.#rules,
    );
    const marks = { etag: fetched.etag ?? etag, lastModified: fetched.lastModified ?? lastModified };
    if (!fetched.bytes) return { ...marks, contentHash, file: null };
    const found = hash('sha256', fetched.bytes, 'base64url');
    const file = found === contentHash ? null : await this.#read(fetched.bytes, communeCode);
    return { ...marks, contentHash: found, file };
  }

  /** @throws ReadingFault. */
  async readFile(bytes: Uint8Array, communeCode: string): Promise<CalendarReading & { file: CalendarFile }> {
    if (bytes.length > LINKED_CALENDAR.maxBytes) throw new ReadingFault('TOO_LARGE');
    const contentHash = hash('sha256', bytes, 'base64url');
    return { etag: null, lastModified: null, contentHash, file: await this.#read(bytes, communeCode) };
  }

  #read(bytes: Uint8Array, communeCode: string): Promise<CalendarFile> {
    const to = addMonths(today(), CALENDAR.monthsAhead);
    return readInThread(bytes, { zone: zoneOf(communeCode).name, from: dayFromToday(-1), to, host: this.#host });
  }
}
