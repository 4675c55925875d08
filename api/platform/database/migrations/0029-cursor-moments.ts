import { Migration } from '@mikro-orm/migrations';

/** Moments by which lists are read by cursor have milliseconds, as those of JavaScript do: a cursor tells exactly where it is. */
export class CursorMomentsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table contact_message alter column created_at type timestamptz(3)`);
    this.addSql(`alter table notification alter column created_at type timestamptz(3)`);
  }
}
