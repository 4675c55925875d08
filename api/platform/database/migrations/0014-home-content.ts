import { Migration } from '@mikro-orm/migrations';

/** What the house puts first, and what its dashboard counts. */
export class HomeContentMigration extends Migration {
  override up(): void {
    // Views of all venues by day: a year of them is 365 rows, however many venues there are. Written in SQL alone.
    this.addSql(`create table site_view_day (day date primary key, views bigint not null)`);
    this.addSql(`insert into site_view_day (day, views) select day, sum(views) from venue_view_day group by day`);
    this.addSql(`create index "venue_kept_index" on "venue" ("created_at") where (deleted_at is null)`);
    this.addSql(`create index "venue_favourite_index" on "venue" ("id") where (is_favourite)`);
    this.addSql(`create index "venue_premier_page_index" on "venue" ("id") where (is_premier_page)`);
    // The top 5 and the first page have got their weight in results (prominenceOf of the catalogue).
    this.addSql(`
      update catalogue_venue set prominence = prominence
        + case when (placements ->> 'premierPage')::boolean then 1800 else 0 end
        + case when (placements ->> 'topFive') is null then 0 else 500000 - least((placements ->> 'topFive')::int, 99) * 5000 end
      where (placements ->> 'premierPage')::boolean or (placements ->> 'topFive') is not null
    `);
    this.addSql(`
      insert into catalogue_change (venue_id) select venue_id from catalogue_venue
      where (placements ->> 'premierPage')::boolean or (placements ->> 'topFive') is not null
    `);
  }
}
