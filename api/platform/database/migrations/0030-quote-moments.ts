import { Migration } from '@mikro-orm/migrations';

/** Quote requests are read by cursor, so that their moments have milliseconds, as those of JavaScript do. */
export class QuoteMomentsMigration extends Migration {
  override up(): void {
    this.addSql(
      `alter table quote_request alter column created_at type timestamptz(3), alter column updated_at type timestamptz(3)`,
    );
  }
}
