import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now, today } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import { isUuid } from '../../platform/text.ts';
import { Role } from '../accounts/account.enums.ts';
import { readViews, type View, writeViews } from './venue-view.queries.ts';
import type { VenueViews } from './venue-view.types.ts';

/** Repeated views of a visitor within this time are counted once. */
const SAME_VISIT_MS = 3_600_000;
const VISITS_REMEMBERED = 50_000;
/** The longest delay before views are written together, so that a popular page is one row. */
const FLUSH_MS = 5_000;
const FLUSH_AT = 5_000;

/** Counts the views of pages of venues. Visitors are not stored. */
export class VenueViewService {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #visits = new LRUCache<string, number>({ max: VISITS_REMEMBERED });
  #waiting: View[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor({ database, logger }: { database: Database; logger: Logger }) {
    this.#database = database;
    this.#logger = logger;
  }

  /**
   * Counts a view of the page of a venue, unless the viewer is staff or its owner, or the venue is not public.
   * @throws AppError VALIDATION_FAILED.
   */
  record(address: string, viewer: Viewer | null, venueId: string): void {
    if (!isUuid(venueId)) throw validationFailed([{ path: 'id', code: 'notId' }]);
    if (viewer && viewer.role !== (Role.CLIENT as string)) return;
    const visit = `${viewer?.id ?? address} ${venueId}`;
    const at = now().getTime();
    const last = this.#visits.get(visit);
    if (last !== undefined && at - last < SAME_VISIT_MS) return;
    this.#visits.set(visit, at);
    this.#waiting.push({ venueId, viewerId: viewer?.id ?? null, day: today() });
    if (this.#waiting.length >= FLUSH_AT) void this.flush();
    else this.#flushSoon();
  }

  /** Writes the pending views. If that fails, it is logged, and they are written with the next ones. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const views = this.#waiting;
    if (!views.length) return;
    this.#waiting = [];
    try {
      await writeViews(this.#database, views);
    } catch (error) {
      this.#logger.error({ err: error, views: views.length }, 'views could not be counted');
      if (this.#waiting.length < FLUSH_AT) this.#waiting.unshift(...views);
      this.#flushSoon();
    }
  }

  /**
   * The views of their venues, or of one of them.
   * @param days the number of days, today included.
   * @throws AppError VALIDATION_FAILED.
   */
  async ofOwner({ id: ownerId }: Viewer, days: number, venueId: string | null = null): Promise<VenueViews> {
    if (venueId !== null && !isUuid(venueId)) throw validationFailed([{ path: 'venueId', code: 'notId' }]);
    await this.flush();
    const { series, venues, before } = await readViews(this.#database, ownerId, days, venueId);
    const total = series.reduce((sum, { views }) => sum + views, 0);
    return { days: series, total, previousTotal: before, venues };
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
