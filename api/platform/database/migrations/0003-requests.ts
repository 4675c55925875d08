import { Migration } from '@mikro-orm/migrations';

/** Quote requests and notifications, and what the kernel remembers of forms: numbers, keys, captchas, tries. */
export class RequestsMigration extends Migration {
  override up(): void {
    this.quoteRequests();
    this.notifications();
    this.forms();
  }

  /** As MikroORM derives it from the entities; a test compares the two. */
  private quoteRequests(): void {
    this.addSql(`
      create table "quote_request" (
        "id" uuid not null default gen_random_uuid(),
        "reference" text not null,
        "state" text not null default 'NEW',
        "first_name" text not null,
        "last_name" text not null,
        "company_name" text not null,
        "email" text not null,
        "phone" text not null,
        "language" text not null,
        "event_type" text not null,
        "start_date" date null,
        "end_date" date null,
        "flexible_dates" boolean not null default false,
        "participants" int not null,
        "layout" text null,
        "bedrooms" int null,
        "budget_per_person_cents" int null,
        "catering" text[] not null,
        "catering_note" text null,
        "equipment" text[] not null,
        "equipment_note" text null,
        "message" text null,
        "must_haves" text[] not null,
        "consent_at" timestamptz not null,
        "link_nonce" text not null,
        "link_token_hash" text null,
        "link_expires_at" timestamptz not null,
        "withdrawn_at" timestamptz null,
        "withdrawal_reason" text null,
        "rejection_reason" text null,
        "anonymised_at" timestamptz null,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    this.addSql(`alter table "quote_request" add constraint "quote_request_reference_unique" unique ("reference")`);
    this.addSql(`create index "quote_request_email_index" on "quote_request" ("email")`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_link_token_hash_unique" unique ("link_token_hash")`,
    );
    this.addSql(`create index "quote_request_created_at_index" on "quote_request" ("created_at")`);
    this.addSql(`create index "quote_request_state_created_at_index" on "quote_request" ("state", "created_at")`);
    this.addSql(`
      create table "quote_request_step" (
        "id" bigserial primary key,
        "request_id" uuid not null,
        "action" text null,
        "actor" text not null,
        "state" text not null,
        "at" timestamptz not null default now()
      )
    `);
    this.addSql(`create index "quote_request_step_request_id_index" on "quote_request_step" ("request_id")`);
    this.addSql(`
      create table "quote_request_venue" (
        "request_id" uuid not null,
        "position" smallint not null,
        "venue_id" uuid null,
        "name" text not null,
        "city" text not null,
        primary key ("request_id", "position")
      )
    `);
    this.addSql(`create index "quote_request_venue_venue_id_index" on "quote_request_venue" ("venue_id")`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_some_days_check" check (flexible_dates OR start_date IS NOT NULL)`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_both_days_check" check ((start_date IS NULL) = (end_date IS NULL))`,
    );
    this.addSql(`alter table "quote_request" add constraint "quote_request_days_check" check (end_date >= start_date)`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_budget_check" check (budget_per_person_cents >= 0)`,
    );
    this.addSql(`alter table "quote_request" add constraint "quote_request_bedrooms_check" check (bedrooms >= 0)`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_participants_check" check (participants >= 1 AND participants <= 20000)`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_language_check" check (language = 'fr' OR language = 'en')`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_state_check" check ("state" in ('NEW', 'IN_REVIEW', 'FORWARDED', 'ANSWERED', 'WON', 'LOST', 'REJECTED', 'ARCHIVED'))`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_event_type_check" check ("event_type" in ('SEMINAIRE_SEMI_RESIDENTIEL', 'SEMINAIRE_RESIDENTIEL', 'CONFERENCE_CONGRES', 'JOURNEE_ETUDE', 'REPAS_D_AFFAIRE', 'SOIREE_ET_COCKTAIL', 'PRESTATAIRES'))`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_layout_check" check ("layout" in ('THEATRE', 'CLASSROOM', 'U_SHAPE', 'BOARDROOM', 'CABARET', 'BANQUET', 'COCKTAIL'))`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_catering_check" check ("catering" <@ array['BREAKFAST'::text, 'COFFEE_BREAKS'::text, 'LUNCH'::text, 'COCKTAIL'::text, 'DINNER'::text])`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_equipment_check" check ("equipment" <@ array['PROJECTOR'::text, 'SCREEN'::text, 'SOUND'::text, 'MICROPHONES'::text, 'VIDEOCONFERENCE'::text, 'FLIPCHART'::text, 'STAGE'::text, 'HYBRID_STREAMING'::text])`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_must_haves_check" check ("must_haves" <@ array['DATES'::text, 'PARTICIPANTS'::text, 'LAYOUT'::text, 'BEDROOMS'::text, 'BUDGET'::text, 'CATERING'::text, 'EQUIPMENT'::text])`,
    );
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_request_id_foreign" foreign key ("request_id") references "quote_request" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_action_check" check ("action" in ('CHANGE', 'WITHDRAW', 'REVIEW', 'FORWARD', 'ANSWER', 'WIN', 'LOSE', 'REJECT', 'ARCHIVE', 'REOPEN'))`,
    );
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_actor_check" check ("actor" in ('VISITOR', 'MODERATOR', 'OWNER', 'SYSTEM'))`,
    );
    this.addSql(
      `alter table "quote_request_step" add constraint "quote_request_step_state_check" check ("state" in ('NEW', 'IN_REVIEW', 'FORWARDED', 'ANSWERED', 'WON', 'LOST', 'REJECTED', 'ARCHIVED'))`,
    );
    this.addSql(
      `alter table "quote_request_venue" add constraint "quote_request_venue_request_id_foreign" foreign key ("request_id") references "quote_request" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "quote_request_venue" add constraint "quote_request_venue_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete set null`,
    );
  }

  private notifications(): void {
    this.addSql(`
      create table "notification" (
        "id" uuid not null default gen_random_uuid(),
        "recipient_id" uuid not null,
        "type" text not null,
        "params" jsonb not null,
        "link" text null,
        "is_read" boolean not null default false,
        "created_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    this.addSql(
      `create index "notification_recipient_id_is_read_created_at_index" on "notification" ("recipient_id", "is_read", "created_at")`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_recipient_id_foreign" foreign key ("recipient_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('NEW_ESTABLISHMENT', 'CHANGE_REQUEST', 'SUBSCRIPTION_EXPIRED', 'ESTABLISHMENT_APPROVED', 'CHANGE_REQUEST_APPROVED', 'CHANGE_REQUEST_REJECTED', 'QUOTE_REQUEST'))`,
    );
  }

  /** Tables without entities. That of rate limits is as the library has it. */
  private forms(): void {
    this.addSql(`
      create table reference_counter (
        series text not null,
        year text not null,
        last integer not null,
        primary key (series, year)
      )
    `);
    this.addSql(`
      create table idempotency_key (
        scope text not null,
        key text not null,
        fingerprint text not null,
        result jsonb not null,
        created_at timestamptz not null default now(),
        primary key (scope, key)
      )
    `);
    this.addSql(`create index idempotency_key_created_at_index on idempotency_key (created_at)`);
    this.addSql(`
      create table used_captcha (
        nonce text primary key,
        expires_at timestamptz not null
      )
    `);
    this.addSql(`create index used_captcha_expires_at_index on used_captcha (expires_at)`);
    this.addSql(`
      create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )
    `);
    this.addSql(`create index rate_limit_expire_index on rate_limit (expire)`);
  }
}
