import { Migration } from '@mikro-orm/migrations';

/** Lists tell and searches ask for the lowest price a person. That of a venue with a price list counts as ended, so that the hourly job writes it. */
export class CataloguePricesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue_venue add column price_from int, add column price_until date`);
    this.addSql(`
      update catalogue_venue c set price_until = '2000-01-01' from venue v where v.id = c.venue_id and v.rates <> '[]'`);
    this.addSql(`
      update catalogue_document set
        card = (card::jsonb || '{"priceFrom": null}')::text,
        page = (page::jsonb || '{"priceFrom": null}')::text,
        rest = (rest::jsonb || '{"priceFrom": null}')::text
    `);
  }
}
