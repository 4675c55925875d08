import { Migration } from '@mikro-orm/migrations';

/** The price list of a venue. Pages and REST show it, so the documents that are kept get an empty one. */
export class RatesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "venue" add column "rates" jsonb not null default '[]'`);
    this.addSql(`alter table "venue" alter column "rates" drop default`);
    this.addSql(`
      update catalogue_document set
        page = (page::jsonb || '{"rates": []}')::text,
        rest = (rest::jsonb || '{"rates": []}')::text
    `);
  }
}
