import { Migration } from '@mikro-orm/migrations';

/** An administrator can say no to a request for a plan, with a reason. */
export class DeclinedRenewalsMigration extends Migration {
  override up(): void {
    this.addSql(
      `alter table "subscription" add column "declined_at" timestamptz null, add column "decline_reason" text null`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_declined_check" check ((declined_at is null) = (decline_reason is null))`,
    );
  }
}
