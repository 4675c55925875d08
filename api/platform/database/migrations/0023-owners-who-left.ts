import { Migration } from '@mikro-orm/migrations';

/** An offer whose owner has deleted his account is known as such. Notifications are found by what they ask for, to be settled with it. */
export class OwnersWhoLeftMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "quote_answer" add column "owner_left_at" timestamptz null`);
    this.addSql(`create index "notification_unread_index" on "notification" ("type", "link") where (not is_read)`);
  }
}
