import { Migration } from '@mikro-orm/migrations';

/** Searches ask for a room of some square metres, so the catalogue holds the area of the greatest one. */
export class CatalogueRoomAreasMigration extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue_venue add column largest_area_sqm int not null default 0`);
    this.addSql(`
      update catalogue_venue c set largest_area_sqm = greatest_room.area
      from (select venue_id, max(area_sqm) as area from room where area_sqm is not null group by venue_id) greatest_room
      where greatest_room.venue_id = c.venue_id`);
  }
}
