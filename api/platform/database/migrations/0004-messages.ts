import { Migration } from '@mikro-orm/migrations';

/** What visitors write by the contact form. */
export class MessagesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "contact_message" (
        "id" uuid not null default gen_random_uuid(),
        "reference" text not null,
        "state" text not null default 'NEW',
        "first_name" text not null,
        "last_name" text not null,
        "email" text not null,
        "phone" text null,
        "subject" text not null,
        "message" text not null,
        "language" text not null,
        "consent_at" timestamptz not null,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "contact_message_language_check" check (language = 'fr' OR language = 'en'),
        constraint "contact_message_state_check" check ("state" in ('NEW', 'READ', 'ANSWERED', 'ARCHIVED'))
      )
    `);
    this.addSql(`alter table "contact_message" add constraint "contact_message_reference_unique" unique ("reference")`);
    this.addSql(`create index "contact_message_email_index" on "contact_message" ("email")`);
    this.addSql(`create index "contact_message_created_at_index" on "contact_message" ("created_at")`);
    this.addSql(`create index "contact_message_state_created_at_index" on "contact_message" ("state", "created_at")`);
  }
}
