import { Migration } from '@mikro-orm/migrations';

/** Searches whose news are mailed, and the order in which venues became public for the first time. */
export class SavedSearchesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table catalogue_newcomer (
        venue_id uuid primary key references venue (id) on delete cascade,
        position serial not null unique
      )
    `);
    this.addSql(`
      insert into catalogue_newcomer (venue_id) select venue_id from catalogue_venue order by created_at, venue_id
    `);
    this.addSql(`
      create table "saved_search" (
        "id" uuid not null default gen_random_uuid(),
        "email" text not null,
        "language" text not null,
        "filter" jsonb not null,
        "asked_at" timestamptz not null,
        "confirmed_at" timestamptz null,
        "ends_at" timestamptz not null,
        "last_sent_at" timestamptz null,
        "seen_position" int not null,
        "created_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "saved_search_language_check" check (language = 'fr' OR language = 'en')
      )
    `);
    this.addSql(`create index "saved_search_email_index" on "saved_search" ("email")`);
    this.addSql(`create index "saved_search_ends_at_index" on "saved_search" ("ends_at")`);
    this.addSql(`create index "saved_search_seen_position_index" on "saved_search" ("seen_position")`);
  }
}
