import { Migration } from '@mikro-orm/migrations';

/** Offers may promise an option on their days. */
export class QuoteOptionsMigration extends Migration {
  override up(): void {
    this.addSql(
      `alter table "quote_answer" add column "option_until" date null, add column "option_room_id" uuid null,
         add constraint "quote_answer_option_check" check (option_until IS NULL OR kind = 'OFFER'),
         add constraint "quote_answer_option_room_id_foreign" foreign key ("option_room_id") references "room" ("id") on delete set null`,
    );
    this.addSql(`create index "quote_answer_option_room_id_index" on "quote_answer" ("option_room_id")`);
  }
}
