import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now, today } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import { isUuid } from '../../platform/text.ts';
import { Role } from '../accounts/account.enums.ts';
import type { DayOfViews, VenueViews, ViewsOfVenue } from './venue-view.types.ts';

/** A visitor who comes back within this time is counted once. */
const SAME_VISIT_MS = 3_600_000;
const VISITS_REMEMBERED = 50_000;
/** Views are written together, at the latest after this long: a page that many look at is one row. */
const FLUSH_MS = 5_000;
const FLUSH_AT = 5_000;
const VENUES_NAMED = 10;

interface View {
  venueId: string;
  viewerId: string | null;
  day: string;
}

/** How often the pages of venues are looked at. Who looked is not kept. */
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
   * Notes that somebody looks at the page of a venue. What the platform itself or the owner looks at is not counted, nor what is not public.
   * @throws AppError VALIDATION_FAILED.
   */
  record(address: string, viewer: Viewer | null, venueId: string): void {
    if (!isUuid(venueId)) throw validationFailed([{ path: 'venueId', code: 'notId' }]);
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

  /** Writes what waits. A failure is logged, and what it was about tried again with the next. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const views = this.#waiting;
    if (!views.length) return;
    this.#waiting = [];
    try {
      await this.#database.rows(
        `with counted as (
           select v.id, seen.day, count(*) as views
           from unnest($1::uuid[], $2::uuid[], $3::date[]) as seen (venue_id, viewer_id, day)
           join catalogue_venue c on c.venue_id = seen.venue_id
           join venue v on v.id = seen.venue_id and (seen.viewer_id is null or v.owner_id is distinct from seen.viewer_id)
           group by v.id, seen.day
         ), of_venues as (
           insert into venue_view_day (venue_id, day, views) select id, day, views from counted order by id, day
           on conflict (venue_id, day) do update set views = venue_view_day.views + excluded.views
         )
         insert into site_view_day (day, views) select day, sum(views) from counted group by day order by day
         on conflict (day) do update set views = site_view_day.views + excluded.views`,
        [views.map(({ venueId }) => venueId), views.map(({ viewerId }) => viewerId), views.map(({ day }) => day)],
      );
    } catch (error) {
      this.#logger.error({ err: error, views: views.length }, 'views could not be counted');
      if (this.#waiting.length < FLUSH_AT) this.#waiting.unshift(...views);
      this.#flushSoon();
    }
  }

  /** @param days how many, today included. */
  async ofOwner({ id: ownerId }: Viewer, days: number): Promise<VenueViews> {
    await this.flush();
    const to = today();
    const mine = `from venue_view_day d join venue v on v.id = d.venue_id
      where v.owner_id = $1 and v.deleted_at is null and d.day > $2::date - $3::int`;
    const [series, venues, before] = await Promise.all([
      this.#database.rows<DayOfViews>(
        `select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(sum(m.views), 0)::int as views
         from generate_series($2::date - $3::int + 1, $2::date, '1 day') as s (day)
         left join (select d.day, d.views ${mine}) m on m.day = s.day
         group by s.day order by s.day`,
        [ownerId, to, days],
      ),
      this.#database.rows<ViewsOfVenue>(
        `select v.id as "venueId", v.name, sum(d.views)::int as views ${mine}
         group by v.id order by views desc, v.name, v.id limit ${VENUES_NAMED}`,
        [ownerId, to, days],
      ),
      this.#database.rows<{ views: number }>(
        `select coalesce(sum(d.views), 0)::int as views ${mine} and d.day <= $2::date - $4::int`,
        [ownerId, to, days * 2, days],
      ),
    ]);
    const total = series.reduce((sum, { views }) => sum + views, 0);
    return { days: series, total, previousTotal: before[0]?.views ?? 0, venues };
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
