import { Migration } from '@mikro-orm/migrations';

/** A word of the moderators to an owner, venues that change hands, and requests of owners who have left. */
export class VenueModerationMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "change_request" add "note" text null`);
    this.addSql(`alter table "notification" drop constraint "notification_type_check"`);
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('NEW_ESTABLISHMENT', 'CHANGE_REQUEST', 'SUBSCRIPTION_EXPIRED', 'ESTABLISHMENT_APPROVED', 'CHANGE_REQUEST_APPROVED', 'CHANGE_REQUEST_REJECTED', 'QUOTE_REQUEST', 'NEW_REGISTRATION', 'ESTABLISHMENT_REJECTED', 'SUBSCRIPTION_EXPIRING', 'SUBSCRIPTION_REQUEST', 'SUBSCRIPTION_RENEWED', 'QUOTE_CHOSEN', 'ESTABLISHMENT_RECEIVED', 'ESTABLISHMENT_HANDED_OVER'))`,
    );
    // What the lists of the house fold twenty thousand times otherwise.
    this.addSql(
      `alter table "venue" add "folded_name" text generated always as (f_unaccent(lower(name))) stored not null`,
    );
    this.addSql(
      `alter table "commune" add "folded_label" text generated always as (f_unaccent(lower(label))) stored not null`,
    );
    this.withdrawn();
  }

  /** What owners asked for whose accounts are gone. */
  private withdrawn(): void {
    this.addSql(`
      update venue v set review_status = 'DRAFT', version = v.version + 1
      from user_account u, change_request q
      where u.id = v.owner_id and u.deleted_at is not null and q.venue_id = v.id and q.status = 'PENDING'
        and q.type = 'CREATION' and v.review_status = 'PENDING'
    `);
    this.addSql(`
      update change_request q set status = 'WITHDRAWN', processed_at = now(), version = q.version + 1
      from venue v join user_account u on u.id = v.owner_id
      where v.id = q.venue_id and u.deleted_at is not null and q.status = 'PENDING'
    `);
  }
}
