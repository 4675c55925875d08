import { Migration } from '@mikro-orm/migrations';

/** Searches ask for bedrooms, so the catalogue holds their number. */
export class CatalogueBedroomsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue_venue add column bedrooms int not null default 0`);
    this.addSql(`
      update catalogue_venue c set bedrooms = v.bedrooms from venue v where v.id = c.venue_id and v.bedrooms is not null`);
  }
}
