import { Migration } from '@mikro-orm/migrations';

/** What owners ask of moderators, and pictures that wait for their answer. As MikroORM derives it. */
export class ChangeRequestsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "photo" add column if not exists "is_pending" boolean not null default false`);
    this.addSql(`
      create table "change_request" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "user_id" uuid null,
        "type" text not null,
        "status" text not null default 'PENDING',
        "before" jsonb not null,
        "after" jsonb not null,
        "base_version" int not null,
        "comment" text null,
        "reason" text null,
        "submitted_at" timestamptz not null default now(),
        "processed_by_id" uuid null,
        "processed_at" timestamptz null,
        "version" int not null default 1,
        primary key ("id")
      )
    `);
    this.addSql(`create index "change_request_venue_id_index" on "change_request" ("venue_id")`);
    this.addSql(
      `create index "change_request_status_submitted_at_index" on "change_request" ("status", "submitted_at")`,
    );
    this.addSql(
      `create unique index "change_request_waiting_index" on "change_request" ("venue_id") where (status = 'PENDING')`,
    );
    this.addSql(
      `alter table "change_request" add constraint "change_request_type_check" check ("type" in ('CREATION', 'UPDATE', 'DELETION'))`,
    );
    this.addSql(
      `alter table "change_request" add constraint "change_request_status_check" check ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'))`,
    );
    this.addSql(
      `alter table "change_request" add constraint "change_request_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "change_request" add constraint "change_request_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "change_request" add constraint "change_request_processed_by_id_foreign" foreign key ("processed_by_id") references "user_account" ("id") on delete set null`,
    );
  }
}
