import { Migration } from '@mikro-orm/migrations';

/** What an account holds beyond a name, its sessions, its links, and what its owner looked at. As MikroORM derives it. */
export class AccountsMigration extends Migration {
  override up(): void {
    this.users();
    this.sessions();
    this.links();
    this.activities();
  }

  private users(): void {
    this.addSql(`
      alter table "user_account"
        add "registration_number" text null,
        add "rejection_reason" text null,
        add "email_verified_at" timestamptz null,
        add "last_login_at" timestamptz null,
        add "position" text null,
        add "bio" text null,
        add "website" text null,
        add "address" text null,
        add "postal_code" text null,
        add "city" text null,
        add "country" text null,
        add "language" text not null default 'fr',
        add "timezone" text not null default 'Europe/Paris',
        add "notification_preferences" jsonb not null
          default '{"quoteRequests":true,"decisions":true,"subscription":true,"news":false}',
        add "avatar" jsonb null,
        add "two_factor_secret" text null,
        add "two_factor_enabled_at" timestamptz null,
        add "two_factor_step" int null,
        add "deleted_at" timestamptz null
    `);
    this.addSql(
      `alter table "user_account" add constraint "user_account_registration_number_unique" unique ("registration_number")`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_language_check" check (language = 'fr' OR language = 'en')`,
    );
    this.addSql(`alter table "notification" drop constraint "notification_type_check"`);
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('NEW_ESTABLISHMENT', 'CHANGE_REQUEST', 'SUBSCRIPTION_EXPIRED', 'ESTABLISHMENT_APPROVED', 'CHANGE_REQUEST_APPROVED', 'CHANGE_REQUEST_REJECTED', 'QUOTE_REQUEST', 'NEW_REGISTRATION'))`,
    );
  }

  private sessions(): void {
    this.addSql(`
      create table "session" (
        "id" uuid not null default gen_random_uuid(),
        "user_id" uuid not null,
        "token_id" uuid not null,
        "previous_token_id" uuid null,
        "rotated_at" timestamptz not null,
        "cookie_hash" text not null,
        "user_agent" text not null,
        "last_seen_at" timestamptz not null,
        "created_at" timestamptz not null,
        primary key ("id")
      )
    `);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id")`);
    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(`
      create table "recovery_code" (
        "id" uuid not null default gen_random_uuid(),
        "user_id" uuid not null,
        "code_hash" text not null,
        primary key ("id")
      )
    `);
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_code_hash_unique" unique ("user_id", "code_hash")`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
  }

  private links(): void {
    this.addSql(`
      create table "account_link" (
        "id" uuid not null default gen_random_uuid(),
        "user_id" uuid not null,
        "purpose" text not null,
        "nonce" text not null,
        "token_hash" text not null,
        "expires_at" timestamptz not null,
        "used_at" timestamptz null,
        primary key ("id")
      )
    `);
    this.addSql(`alter table "account_link" add constraint "account_link_token_hash_unique" unique ("token_hash")`);
    this.addSql(`create index "account_link_expires_at_index" on "account_link" ("expires_at")`);
    this.addSql(`create index "account_link_user_id_purpose_index" on "account_link" ("user_id", "purpose")`);
    this.addSql(
      `alter table "account_link" add constraint "account_link_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "account_link" add constraint "account_link_purpose_check" check ("purpose" in ('VERIFY_EMAIL', 'RESET_PASSWORD'))`,
    );
  }

  private activities(): void {
    this.addSql(`
      create table "activity" (
        "id" bigserial primary key,
        "user_id" uuid not null,
        "type" text not null,
        "page_path" text not null,
        "created_at" timestamptz not null default now()
      )
    `);
    this.addSql(`create index "activity_created_at_index" on "activity" ("created_at")`);
    this.addSql(`create index "activity_user_id_created_at_index" on "activity" ("user_id", "created_at")`);
    this.addSql(
      `alter table "activity" add constraint "activity_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(`alter table "activity" add constraint "activity_type_check" check ("type" in ('PAGE_VIEW'))`);
  }
}
