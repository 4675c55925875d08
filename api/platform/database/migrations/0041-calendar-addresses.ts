import { Migration } from '@mikro-orm/migrations';

/** Secret addresses at which other calendars read those of venues and rooms. */
export class CalendarAddressesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "calendar_address" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "room_id" uuid null,
        "token_hash" text not null,
        "created_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "calendar_address_token_hash_unique" unique ("token_hash")
      )
    `);
    this.addSql(
      `create unique index "calendar_address_place_unique" on "calendar_address" ("venue_id", "room_id") nulls not distinct`,
    );
    this.addSql(`create index "calendar_address_room_id_index" on "calendar_address" ("room_id")`);
    this.addSql(
      `alter table "calendar_address" add constraint "calendar_address_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "calendar_address" add constraint "calendar_address_room_id_foreign" foreign key ("room_id") references "room" ("id") on delete cascade`,
    );
    this.addSql(`
      create trigger audit_capture after insert or update or delete on "calendar_address"
      for each row when (current_setting('pleniere.audit', true) = 'on') execute function audit_capture()
    `);
  }
}
