import { Migration } from '@mikro-orm/migrations';

/** What venues answer to quote requests, and which of them a request was handed to. */
export class QuoteAnswersMigration extends Migration {
  override up(): void {
    this.forwarding();
    this.answers();
    this.lines();
  }

  private forwarding(): void {
    this.addSql(`alter table "quote_request_step" drop constraint "quote_request_step_action_check"`);
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_action_check" check ("action" in ('CHANGE', 'WITHDRAW', 'REVIEW', 'FORWARD', 'ANSWER', 'WIN', 'LOSE', 'RECONSIDER', 'REJECT', 'ARCHIVE', 'REOPEN'))`,
    );
    this.addSql(`alter table "quote_request_venue" add "forwarded_at" timestamptz null`);
    // What was handed to owners before went to all venues of the request.
    this.addSql(`
      update quote_request_venue v set forwarded_at = s.at
      from quote_request_step s where s.request_id = v.request_id and s.action = 'FORWARD'
    `);
  }

  private answers(): void {
    this.addSql(`
      create table "quote_answer" (
        "id" uuid not null default gen_random_uuid(),
        "request_id" uuid not null,
        "venue_id" uuid null,
        "venue_name" text not null,
        "venue_city" text not null,
        "kind" text not null,
        "text" text null,
        "question" text null,
        "reply" text null,
        "replied_at" timestamptz null,
        "valid_until" date null,
        "start_date" date null,
        "end_date" date null,
        "chosen_at" timestamptz null,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    this.addSql(`create index "quote_answer_venue_id_index" on "quote_answer" ("venue_id")`);
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_request_id_venue_id_unique" unique ("request_id", "venue_id")`,
    );
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_request_id_foreign" foreign key ("request_id") references "quote_request" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_chosen_check" check (chosen_at IS NULL OR kind = 'OFFER')`,
    );
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_valid_check" check (kind <> 'OFFER' OR valid_until IS NOT NULL)`,
    );
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_both_days_check" check ((start_date IS NULL) = (end_date IS NULL))`,
    );
    this.addSql(`alter table "quote_answer" add constraint "quote_answer_days_check" check (end_date >= start_date)`);
    this.addSql(
      `alter table "quote_answer" add constraint "quote_answer_kind_check" check ("kind" in ('OFFER', 'DECLINED', 'QUESTION'))`,
    );
  }

  private lines(): void {
    this.addSql(`
      create table "quote_answer_line" (
        "answer_id" uuid not null,
        "position" smallint not null,
        "label" text not null,
        "unit_price_cents" int not null,
        "vat_percent" numeric(4,2) not null,
        "basis" text not null,
        "quantity" int not null default 1,
        primary key ("answer_id", "position")
      )
    `);
    this.addSql(
      `alter table "quote_answer_line" add constraint "quote_answer_line_answer_id_foreign" foreign key ("answer_id") references "quote_answer" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "quote_answer_line" add constraint "quote_answer_line_vat_check" check (vat_percent >= 0)`,
    );
    this.addSql(
      `alter table "quote_answer_line" add constraint "quote_answer_line_quantity_check" check (quantity >= 1)`,
    );
    this.addSql(
      `alter table "quote_answer_line" add constraint "quote_answer_line_price_check" check (unit_price_cents >= 0)`,
    );
    this.addSql(
      `alter table "quote_answer_line" add constraint "quote_answer_line_basis_check" check ("basis" in ('PER_PARTICIPANT', 'FLAT'))`,
    );
  }
}
