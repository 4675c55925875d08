import { today } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DayOfViews, ViewsOfVenue } from './venue-view.types.ts';

const VENUES_NAMED = 10;

export interface View {
  venueId: string;
  viewerId: string | null;
  day: string;
}

/** Adds views by venue and day. Venues that are not public, and views by their owners, are not counted. */
export async function writeViews(database: Database, views: readonly View[]): Promise<void> {
  await database.rows(
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
}

/**
 * The views of the venues of an owner, or of one of them.
 * @param days the number of days, today included; `before` is the same period before.
 */
export async function readViews(database: Database, ownerId: string, days: number, venueId: string | null) {
  const to = today();
  const mine = `from venue_view_day d join venue v on v.id = d.venue_id
    where v.owner_id = $1 and v.deleted_at is null and d.day > $2::date - $3::int and ($4::uuid is null or v.id = $4)`;
  const [series, venues, before] = await Promise.all([
    database.rows<DayOfViews>(
      `select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(sum(m.views), 0)::int as views
       from generate_series($2::date - $3::int + 1, $2::date, '1 day') as s (day)
       left join (select d.day, d.views ${mine}) m on m.day = s.day
       group by s.day order by s.day`,
      [ownerId, to, days, venueId],
    ),
    database.rows<ViewsOfVenue>(
      `select v.id as "venueId", v.name, sum(d.views)::int as views ${mine}
       group by v.id order by views desc, v.name, v.id limit ${VENUES_NAMED}`,
      [ownerId, to, days, venueId],
    ),
    database.rows<{ views: number }>(
      `select coalesce(sum(d.views), 0)::int as views ${mine} and d.day <= $2::date - $5::int`,
      [ownerId, to, days * 2, venueId, days],
    ),
  ]);
  return { series, venues, before: before[0]?.views ?? 0 };
}
