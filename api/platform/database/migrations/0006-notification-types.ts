import { Migration } from '@mikro-orm/migrations';

/** What owners are told beside decisions: their subscription, and the answers that were chosen. */
export class NotificationTypesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "notification" drop constraint "notification_type_check"`);
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('NEW_ESTABLISHMENT', 'CHANGE_REQUEST', 'SUBSCRIPTION_EXPIRED', 'ESTABLISHMENT_APPROVED', 'CHANGE_REQUEST_APPROVED', 'CHANGE_REQUEST_REJECTED', 'QUOTE_REQUEST', 'NEW_REGISTRATION', 'ESTABLISHMENT_REJECTED', 'SUBSCRIPTION_EXPIRING', 'SUBSCRIPTION_REQUEST', 'SUBSCRIPTION_RENEWED', 'QUOTE_CHOSEN'))`,
    );
  }
}
