import { Migration } from '@mikro-orm/migrations';

/** Searches ask for a railway station within some minutes, so the catalogue holds the shortest way from one. */
export class CatalogueStationsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue_venue add column station_minutes int`);
    this.addSql(`
      update catalogue_venue c set station_minutes = nearest.minutes
      from (
        select v.id, min((a ->> 'minutes')::int) as minutes
        from venue v, jsonb_array_elements(v.accesses) as a where a ->> 'type' = 'STATION' group by v.id
      ) nearest
      where nearest.id = c.venue_id`);
  }
}
