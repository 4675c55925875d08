import { Migration } from '@mikro-orm/migrations';

/** How often the page of a venue was looked at, by day; written in SQL alone. */
export class VenueViewsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table venue_view_day (
        venue_id uuid not null references venue (id) on delete cascade,
        day date not null,
        views integer not null,
        primary key (venue_id, day)
      )
    `);
  }
}
