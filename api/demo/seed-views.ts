import type { Transaction } from '../platform/database/database.ts';

/** The number of generated days: the chart shows a year. */
const DAYS = 120;

/**
 * Generated views of the public venues: fewer at weekends, increasing over time, with a factor per venue. Computed
 * from days and ids, so they are the same in every start on the same day.
 */
export async function seedViews({ query }: Transaction): Promise<void> {
  await query(
    `insert into venue_view_day (venue_id, day, views)
     select c.venue_id, d.day::date,
       round((6 + abs(hashtext(c.slug)) % 22)
         * (case when extract(isodow from d.day) > 5 then 0.35 else 1 end)
         * (0.6 + 0.4 * (1 - (current_date - d.day::date) / ${DAYS}.0))
         * (0.75 + (abs(hashtext(c.slug || d.day::date)) % 50) / 100.0))::int
     from catalogue_venue c, generate_series(current_date - ${DAYS}, current_date, '1 day') as d (day)`,
  );
  await query(`insert into site_view_day (day, views) select day, sum(views) from venue_view_day group by day`);
}
