import { Migration } from '@mikro-orm/migrations';

/** Whose changes the log tells. */
const WATCHED = [
  'account_link',
  'change_request',
  'contact_message',
  'message_answer',
  'payment',
  'photo',
  'plan',
  'promotion',
  'quote_answer',
  'quote_request',
  'quote_request_venue',
  'reference',
  'room',
  'session',
  'subscription',
  'user_account',
  'venue',
];

/** Who did what to which object, when, and what it was before and after. Written in SQL alone. */
export class AuditLogMigration extends Migration {
  override up(): void {
    this.entries();
    this.appendOnly();
    this.capture();
  }

  /** Without foreign keys: an entry outlives what it tells of. */
  private entries(): void {
    this.addSql(`
      create table audit_entry (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        actor_id uuid null,
        actor_name text not null,
        actor_role text not null,
        action text not null,
        object_type text not null,
        object_id text not null,
        object_label text not null,
        before jsonb not null,
        after jsonb not null,
        request_id text not null
      )
    `);
    this.addSql(`create index audit_entry_at_index on audit_entry (at, id)`);
    this.addSql(`create index audit_entry_actor_index on audit_entry (actor_id, at, id)`);
    this.addSql(`create index audit_entry_action_index on audit_entry (action, at, id)`);
    this.addSql(`create index audit_entry_object_index on audit_entry (object_type, object_id, at, id)`);
    this.addSql(`create index audit_entry_type_index on audit_entry (object_type, at, id)`);
    this.addSql(
      `create index audit_entry_words_index on audit_entry using gin ((object_label || ' ' || actor_name) gin_trgm_ops) with (fastupdate = off)`,
    );
  }

  /**
   * The database itself refuses to change the log. Two things are let through, by a setting of the transaction: an entry whose time is over
   * may go, and names and values may be taken out of one, nothing else about it being touched.
   */
  private appendOnly(): void {
    this.addSql(`
      create function audit_entry_keep() returns trigger language plpgsql as $body$
      declare upkeep text := current_setting('pleniere.audit_upkeep', true);
      begin
        if tg_op = 'DELETE' and upkeep = 'retention' and old.at < now() - interval '1 month' then
          return old;
        end if;
        if tg_op = 'UPDATE' and upkeep = 'erasure'
          and (new.id, new.at, new.actor_id, new.actor_role, new.action, new.object_type, new.object_id, new.request_id)
            is not distinct from
            (old.id, old.at, old.actor_id, old.actor_role, old.action, old.object_type, old.object_id, old.request_id)
          and new.actor_name in (old.actor_name, '') and new.object_label in (old.object_label, '')
          and old.before @> new.before and old.after @> new.after then
          return new;
        end if;
        raise exception 'The audit log is append-only' using errcode = 'restrict_violation';
      end
      $body$
    `);
    this.addSql(`
      create trigger audit_entry_keep before update or delete on audit_entry
      for each row execute function audit_entry_keep()
    `);
    this.addSql(`
      create trigger audit_entry_keep_all before truncate on audit_entry
      for each statement execute function audit_entry_keep()
    `);
  }

  /** Rows that a transaction changes while somebody is answerable for it. They are folded into entries before it ends: none is ever committed. */
  private capture(): void {
    this.addSql(`
      create unlogged table audit_change (
        transaction_id xid8 not null default pg_current_xact_id(),
        id bigint generated always as identity,
        table_name text not null,
        before jsonb null,
        after jsonb null,
        primary key (transaction_id, id)
      )
    `);
    this.addSql(`
      create function audit_capture() returns trigger language plpgsql as $body$
      begin
        insert into audit_change (table_name, before, after) values (
          tg_table_name,
          case when tg_op <> 'INSERT' then to_jsonb(old) end,
          case when tg_op <> 'DELETE' then to_jsonb(new) end
        );
        return null;
      end
      $body$
    `);
    for (const table of WATCHED) {
      this.addSql(`
        create trigger audit_capture after insert or update or delete on "${table}"
        for each row when (current_setting('pleniere.audit', true) = 'on') execute function audit_capture()
      `);
    }
  }
}
