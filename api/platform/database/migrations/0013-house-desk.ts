import { Migration } from '@mikro-orm/migrations';

/** What the house does with quote requests and messages: reminders of owners, answers to visitors, and the news of a message. */
export class HouseDeskMigration extends Migration {
  override up(): void {
    this.reminders();
    this.answers();
    this.addSql(`alter table "notification" drop constraint "notification_type_check"`);
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('NEW_ESTABLISHMENT', 'CHANGE_REQUEST', 'SUBSCRIPTION_EXPIRED', 'ESTABLISHMENT_APPROVED', 'CHANGE_REQUEST_APPROVED', 'CHANGE_REQUEST_REJECTED', 'QUOTE_REQUEST', 'NEW_REGISTRATION', 'ESTABLISHMENT_REJECTED', 'SUBSCRIPTION_EXPIRING', 'SUBSCRIPTION_REQUEST', 'SUBSCRIPTION_RENEWED', 'QUOTE_CHOSEN', 'ESTABLISHMENT_RECEIVED', 'ESTABLISHMENT_HANDED_OVER', 'NEW_MESSAGE'))`,
    );
    this.lists();
  }

  /**
   * The house's lists: by what was changed last, and by any part of what is known of a request or a message. Without
   * `fastupdate`: the embedded database has nobody who would tidy up a list of pending entries.
   */
  private lists(): void {
    this.addSql(`create index "quote_request_state_updated_at_index" on "quote_request" ("state", "updated_at")`);
    this.addSql(
      `create index "quote_request_words_index" on "quote_request" using gin ((reference || ' ' || company_name || ' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) with (fastupdate = off)`,
    );
    this.addSql(
      `create index "quote_request_venue_name_index" on "quote_request_venue" using gin ("name" gin_trgm_ops) with (fastupdate = off)`,
    );
    this.addSql(
      `create index "contact_message_words_index" on "contact_message" using gin ((reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops) with (fastupdate = off)`,
    );
  }

  private reminders(): void {
    this.addSql(`alter table "quote_request_venue" add "reminded_at" timestamptz null`);
    this.addSql(`alter table "quote_request_step" drop constraint "quote_request_step_action_check"`);
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_action_check" check ("action" in ('CHANGE', 'WITHDRAW', 'REVIEW', 'FORWARD', 'REMIND', 'ANSWER', 'WIN', 'LOSE', 'RECONSIDER', 'REJECT', 'ARCHIVE', 'REOPEN'))`,
    );
  }

  private answers(): void {
    this.addSql(`
      create table "message_answer" (
        "id" uuid not null default gen_random_uuid(),
        "message_id" uuid not null,
        "author_id" uuid null,
        "text" text not null,
        "created_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    this.addSql(`create index "message_answer_message_id_index" on "message_answer" ("message_id")`);
    this.addSql(`create index "message_answer_author_id_index" on "message_answer" ("author_id")`);
    this.addSql(
      `alter table "message_answer" add constraint "message_answer_message_id_foreign" foreign key ("message_id") references "contact_message" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "message_answer" add constraint "message_answer_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete set null`,
    );
  }
}
