import { Migration } from '@mikro-orm/migrations';

/** The catalogue knows for each layout which sizes of events a venue has rooms for. */
export class LayoutBandsMigration extends Migration {
  override up(): void {
    this.addSql(
      `alter table catalogue_venue add column layout_bands jsonb not null default '{}', drop column capacity_bands`,
    );
    this.addSql(`
      update catalogue_venue c set layout_bands = coalesce((
        select jsonb_object_agg(layout, bands) from (
          select seats.key as layout, jsonb_agg(distinct band.name) as bands
          from room r, jsonb_each_text(r.capacities) as seats,
            (values ('UP_TO_20', 1, 20), ('FROM_20_TO_50', 20, 50), ('FROM_50_TO_100', 50, 100),
              ('FROM_100_TO_200', 100, 200), ('OVER_200', 200, 2147483647)) as band (name, least, most)
          where r.venue_id = c.venue_id and seats.value::integer between band.least and band.most
          group by seats.key
        ) as held
      ), '{}')
    `);
  }
}
