import { Migration } from '@mikro-orm/migrations';

/** Calendars of other programs that say when venues are taken, and the notification that one fails. */
export class LinkedCalendarsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "linked_calendar" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "room_id" uuid null,
        "sealed_url" text null,
        "origin" text not null,
        "name" text null,
        "etag" text null,
        "last_modified" text null,
        "content_hash" text null,
        "taken" jsonb not null default '[]',
        "taken_count" int not null default 0,
        "skipped" int not null default 0,
        "seen_at" timestamptz null,
        "read_at" timestamptz null,
        "next_read_at" timestamptz null,
        "failing_since" timestamptz null,
        "fault" text null,
        "warned_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "linked_calendar_fault_check" check ("fault" in ('ADDRESS_REFUSED', 'NOT_FOUND', 'ACCESS_DENIED', 'UNREACHABLE', 'TOO_SLOW', 'TOO_LARGE', 'TOO_MANY', 'UNREADABLE')),
        constraint "linked_calendar_next_check" check ((sealed_url IS NULL) = (next_read_at IS NULL))
      )
    `);
    for (const column of ['venue_id', 'room_id', 'next_read_at'])
      this.addSql(`create index "linked_calendar_${column}_index" on "linked_calendar" ("${column}")`);
    for (const parent of ['venue', 'room'])
      this.addSql(
        `alter table "linked_calendar" add constraint "linked_calendar_${parent}_id_foreign" foreign key ("${parent}_id") references "${parent}" ("id") on delete cascade`,
      );
    this.addSql(`
      create trigger audit_capture after insert or update or delete on "linked_calendar"
      for each row when (current_setting('pleniere.audit', true) = 'on') execute function audit_capture()
    `);
    this.addSql(`alter table "notification" drop constraint "notification_type_check"`);
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('NEW_ESTABLISHMENT', 'CHANGE_REQUEST', 'SUBSCRIPTION_EXPIRED', 'ESTABLISHMENT_APPROVED', 'CHANGE_REQUEST_APPROVED', 'CHANGE_REQUEST_REJECTED', 'QUOTE_REQUEST', 'NEW_REGISTRATION', 'ESTABLISHMENT_REJECTED', 'SUBSCRIPTION_EXPIRING', 'SUBSCRIPTION_REQUEST', 'SUBSCRIPTION_RENEWED', 'QUOTE_CHOSEN', 'ESTABLISHMENT_RECEIVED', 'ESTABLISHMENT_HANDED_OVER', 'NEW_MESSAGE', 'CALENDAR_FAILING'))`,
    );
  }
}
