import { Migration } from '@mikro-orm/migrations';

/** Searches by dates read what is not free from the row of a venue. The documents of pages have it, and the people that each room holds. */
export class CatalogueCalendarsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue_venue add column calendar jsonb`);
    this.addSql(`
      update catalogue_venue c set calendar = jsonb_build_object(
        'confirmedOn', k.calendar ->> 'confirmedOn',
        'busy', coalesce(k.calendar -> 'busy' -> '', '[]'),
        'shared', case when jsonb_array_length(k.rooms) = 0 then 0 else (
          select max((room ->> 'capacity')::int) from jsonb_array_elements(k.rooms) room
          where not jsonb_exists(k.calendar -> 'busy', room ->> 'id')) end,
        'rooms', coalesce((
          select jsonb_agg(jsonb_build_array((room ->> 'capacity')::int, k.calendar -> 'busy' -> (room ->> 'id')))
          from jsonb_array_elements(k.rooms) room
          where jsonb_exists(k.calendar -> 'busy', room ->> 'id')), '[]'))
      from (
        select venue_id, page::jsonb -> 'calendar' as calendar, page::jsonb -> 'rooms' as rooms from catalogue_document
      ) k
      where k.venue_id = c.venue_id and jsonb_typeof(k.calendar) = 'object'`);
  }
}
