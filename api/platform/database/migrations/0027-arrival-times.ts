import { Migration } from '@mikro-orm/migrations';

/** From when guests may arrive, and until when they leave. REST has every field of a venue, so the documents that are kept get them too. */
export class ArrivalTimesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "venue" add column "check_in_time" text null, add column "check_out_time" text null`);
    this.addSql(`
      update catalogue_document
      set rest = (rest::jsonb || '{"checkInTime": null, "checkOutTime": null}')::text
    `);
  }
}
