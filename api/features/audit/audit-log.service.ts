import type { AuditedTables } from '../../platform/audited-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import type { AuditFilter } from './audit.inputs.ts';
import { type AuditedFields, changesOf, fieldsOf } from './audit-changes.ts';
import { actorOf, writeEntries } from './audit-recorder.ts';
import { type AuditAction, AuditObject } from './audit.enums.ts';
import type { AuditActor, AuditEntry, AuditLine, AuditPage } from './audit.types.ts';
import { auditWhere } from './audit-where.ts';
import { type AuditExport, exportAudit } from './audit-export.ts';

/** So many entries can be leafed through and are counted; who looks for others narrows the list down. */
const COUNTED = 10_000;
/** Whose doings a list offers to look for; those of others are found by an entry of theirs. */
const ACTORS = 200;
const ID = /^\d{1,18}$/;

const LINE = `e.id::text as id, e.at, json_build_object('id', e.actor_id, 'name', e.actor_name, 'role', e.actor_role) as actor,
  e.action, e.object_type as "objectType", e.object_id as "objectId", e.object_label as "objectLabel",
  array(select jsonb_object_keys(e.before || e.after)) as fields`;

type EntryRow = AuditLine & { before: Record<string, unknown>; after: Record<string, unknown>; requestId: string };

/** The audit log, as administrators read it. It is written by `auditRecorder`. */
export class AuditLogService {
  readonly #database: Database;
  readonly #fields: AuditedFields;

  constructor(database: Database, tables: AuditedTables) {
    this.#database = database;
    this.#fields = fieldsOf(tables);
  }

  async list(filter: AuditFilter, paging: Paging): Promise<AuditPage> {
    const { sql, values } = auditWhere(filter);
    const offset = offsetOf(paging);
    const limit = Math.max(0, Math.min(paging.pageSize, COUNTED - offset));
    const [items, [counted]] = await Promise.all([
      this.#database.rows<AuditLine>(
        `with page as materialized (
           select e.id from audit_entry e where ${sql} order by e.at desc, e.id desc limit ${limit} offset ${offset}
         )
         select ${LINE} from page join audit_entry e on e.id = page.id order by e.at desc, e.id desc`,
        values,
      ),
      this.#database.rows<{ count: number }>(
        `select count(*)::int as count from (select 1 from audit_entry e where ${sql} limit ${COUNTED + 1}) found`,
        values,
      ),
    ]);
    const count = counted?.count ?? 0;
    return {
      items: items.map(toLine),
      hasMore: count > COUNTED,
      ...pagePlace(Math.min(count, COUNTED), paging),
    };
  }

  /** Null = there is none. */
  async byId(id: string): Promise<AuditEntry | null> {
    if (!ID.test(id)) return null;
    const [row] = await this.#database.rows<EntryRow>(
      `select ${LINE}, e.before, e.after, e.request_id as "requestId" from audit_entry e where e.id = $1`,
      [id],
    );
    if (!row) return null;
    const { before, after, ...line } = row;
    const changes = await changesOf(this.#database, this.#fields, { objectType: line.objectType, before, after });
    return { ...toLine(line), requestId: line.requestId, changes };
  }

  /** Who works for the platform. */
  actors(): Promise<AuditActor[]> {
    return this.#database.rows<AuditActor>(
      `select id, btrim(first_name || ' ' || last_name) as name, role from user_account
       where role in ('ADMIN', 'TEAM') and deleted_at is null order by sort_name, id limit ${ACTORS}`,
    );
  }

  export(filter: AuditFilter): AuditExport {
    return exportAudit(this.#database, auditWhere(filter));
  }

  /** Notes that somebody took data away as a file, and by which conditions. */
  async noteExport(
    action: AuditAction,
    viewer: Viewer,
    path: string,
    conditions: Record<string, string>,
  ): Promise<void> {
    await this.#database.transaction(async ({ query }) => {
      const actor = await actorOf({ query }, viewer.id);
      if (actor)
        await writeEntries(query, action, actor, [
          { type: AuditObject.EXPORT, id: '', label: path, before: {}, after: conditions },
        ]);
    });
  }
}

function toLine<Line extends AuditLine>(line: Line): Line {
  return Object.assign(line, { at: new Date(line.at) });
}
