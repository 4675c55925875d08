import { Migration } from '@mikro-orm/migrations';

/** Who of the house took a step of a quote request. */
export class QuoteStepAuthorsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "quote_request_step" add column "user_id" uuid null`);
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(`create index "quote_request_step_user_id_index" on "quote_request_step" ("user_id")`);
  }
}
