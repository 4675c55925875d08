import { Migration } from '@mikro-orm/migrations';

/** Imports of files that were sent to the house, and which column is what in them. Both are written in SQL alone. */
export class ImportsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table import_run (
        id uuid primary key default gen_random_uuid(),
        author_id uuid references user_account (id) on delete set null,
        file_name text not null,
        file_bytes integer not null,
        file_key text,
        issues_key text,
        encoding text not null,
        delimiter text not null,
        columns jsonb not null,
        rows integer not null,
        types text[] not null,
        state text not null,
        settings jsonb,
        phase text,
        progress_rows integer not null default 0,
        progress_total integer,
        created_before integer not null default 0,
        updated_before integer not null default 0,
        cancel_requested boolean not null default false,
        check_report jsonb,
        report jsonb,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz
      )`);
    this.addSql(`create index import_run_author_index on import_run (author_id)`);
    this.addSql(`create index import_run_created_index on import_run (created_at)`);
    // One at a time.
    this.addSql(
      `create unique index import_run_running_unique on import_run ((true)) where state in ('CHECKING', 'IMPORTING')`,
    );
    this.addSql(`
      create table saved_mapping (
        id uuid primary key default gen_random_uuid(),
        name text not null unique,
        columns jsonb not null,
        created_at timestamptz not null default now()
      )`);
  }
}
