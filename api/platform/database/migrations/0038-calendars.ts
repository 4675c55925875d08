import { Migration } from '@mikro-orm/migrations';

const TABLES = ['calendar_entry', 'venue_calendar'];

/** Calendars of venues and rooms. The documents that are kept say that none was written yet. */
export class CalendarsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table venue_calendar (
        venue_id uuid primary key references venue (id) on delete cascade,
        confirmed_at timestamptz not null
      )
    `);
    this.entries();
    for (const table of TABLES)
      this.addSql(`
        create trigger audit_capture after insert or update or delete on "${table}"
        for each row when (current_setting('pleniere.audit', true) = 'on') execute function audit_capture()
      `);
    this.addSql(`update catalogue_document set page = (page::jsonb || '{"calendar": null}')::text`);
  }

  private entries(): void {
    this.addSql(`
      create table "calendar_entry" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "room_id" uuid null,
        "state" text not null,
        "starts_on" date not null,
        "start_half" text not null,
        "ends_on" date not null,
        "end_half" text not null,
        "option_until" date null,
        "repeats" text null,
        "weekdays" smallint[] not null default '{}',
        "repeats_until" date null,
        "note" text null,
        "held_for" uuid null,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "calendar_entry_held_for_unique" unique ("held_for"),
        constraint "calendar_entry_state_check" check ("state" in ('BOOKED', 'OPTION', 'CLOSED')),
        constraint "calendar_entry_start_half_check" check ("start_half" in ('MORNING', 'AFTERNOON')),
        constraint "calendar_entry_end_half_check" check ("end_half" in ('MORNING', 'AFTERNOON')),
        constraint "calendar_entry_repeats_check" check ("repeats" in ('WEEKLY', 'YEARLY')),
        constraint "calendar_entry_span_check" check (ends_on > starts_on OR (ends_on = starts_on AND (start_half = 'MORNING' OR end_half = 'AFTERNOON'))),
        constraint "calendar_entry_option_check" check ((state = 'OPTION') = (option_until IS NOT NULL)),
        constraint "calendar_entry_repetition_check" check ((repeats IS NULL) = (repeats_until IS NULL)),
        constraint "calendar_entry_closure_check" check (repeats IS NULL OR state = 'CLOSED')
      )
    `);
    this.addSql(`create index "calendar_entry_venue_id_index" on "calendar_entry" ("venue_id")`);
    this.addSql(`create index "calendar_entry_room_id_index" on "calendar_entry" ("room_id")`);
    this.addSql(
      `alter table "calendar_entry" add constraint "calendar_entry_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "calendar_entry" add constraint "calendar_entry_room_id_foreign" foreign key ("room_id") references "room" ("id") on delete cascade`,
    );
  }
}
