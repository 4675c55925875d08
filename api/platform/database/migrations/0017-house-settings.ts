import { Migration } from '@mikro-orm/migrations';

/** What the house sets, when registrations were refused, and reports of what was forgotten. */
export class HouseSettingsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "house_settings" (
        "id" smallint not null default 1,
        "stored" jsonb not null default '{"publisher":null,"mailFrom":null,"warningDays":null,"retention":{}}',
        "version" int not null default 1,
        "updated_at" timestamptz null,
        "updated_by_id" uuid null,
        primary key ("id"),
        constraint "house_settings_id_check" check (id = 1)
      )
    `);
    this.addSql(`create index "house_settings_updated_by_id_index" on "house_settings" ("updated_by_id")`);
    this.addSql(
      `alter table "house_settings" add constraint "house_settings_updated_by_id_foreign" foreign key ("updated_by_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(`insert into "house_settings" ("id") values (1)`);

    this.addSql(`alter table "user_account" add "rejected_at" timestamptz null`);
    this.addSql(`update "user_account" set "rejected_at" = now() where "status" = 'REJECTED'`);

    this.addSql(`
      create table "retention_run" (
        "id" uuid not null default gen_random_uuid(),
        "trigger" text not null,
        "ran_by_id" uuid null,
        "started_at" timestamptz not null,
        "duration_ms" int not null,
        "results" jsonb not null,
        primary key ("id"),
        constraint "retention_run_trigger_check" check ("trigger" in ('SCHEDULE', 'ADMINISTRATOR', 'REQUEST'))
      )
    `);
    this.addSql(`create index "retention_run_ran_by_id_index" on "retention_run" ("ran_by_id")`);
    this.addSql(`create index "retention_run_started_at_index" on "retention_run" ("started_at")`);
    this.addSql(
      `alter table "retention_run" add constraint "retention_run_ran_by_id_foreign" foreign key ("ran_by_id") references "user_account" ("id") on delete set null`,
    );
    // What is forgotten is found by when it was last touched.
    this.addSql(`create index "notification_read_index" on "notification" ("created_at") where (is_read)`);
  }
}
