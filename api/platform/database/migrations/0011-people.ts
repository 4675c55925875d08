import { Migration } from '@mikro-orm/migrations';

/** Why somebody is suspended, and what the list of users is searched and ordered by. */
export class PeopleMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add "suspension_reason" text null`);
    this.addSql(`create index "user_account_created_at_index" on "user_account" ("created_at")`);
    this.addSql(`create index "user_account_last_login_at_index" on "user_account" ("last_login_at")`);
    this.addSql(`create index "user_account_status_created_at_index" on "user_account" ("status", "created_at")`);
    this.qualifyUnaccent();
    this.addSql(`
      alter table "user_account"
        add "sort_name" text not null generated always as (f_unaccent(lower(last_name || ' ' || first_name))) stored,
        add "sort_company" text null generated always as (f_unaccent(lower(company_name))) stored,
        add "search_text" text not null generated always as (f_unaccent(lower(
          first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' || coalesce(registration_number, '')
        ))) stored
    `);
  }

  /** Names the schema of what it calls: a restored dump computes generated columns with an empty search path. */
  private qualifyUnaccent(): void {
    this.addSql(`
      do $do$ begin
        execute format(
          'create or replace function f_unaccent(text) returns text language sql immutable strict parallel safe
             as $f$ select %1$I.unaccent(''%1$I.unaccent''::regdictionary, $1) $f$',
          (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'unaccent')
        );
      end $do$
    `);
  }
}
