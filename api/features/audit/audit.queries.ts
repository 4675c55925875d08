import { Cursor } from '@mikro-orm/core';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { beginInParis } from '../../platform/database/paris-day.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { ConnectionArgs } from '../../platform/graphql/connection.ts';
import type { AuditFilter } from './audit.inputs.ts';
import type { AuditActor, AuditEntry, AuditEntryConnection } from './audit.types.ts';

/** Entries are counted up to this number. */
const COUNTED = 10_000;
/** The greatest number of actors that the filter offers. */
const ACTORS = 200;
const EXPORTED_AT_ONCE = 1_000;

const ENTRY = `e.id::text as id, e.at, e.at::text as position,
  json_build_object('id', e.actor_id, 'name', e.actor_name, 'role', e.actor_role) as actor,
  e.action, e.object_type as "objectType", e.object_id as "objectId", e.object_label as "objectLabel",
  array(select jsonb_object_keys(e.before || e.after)) as fields, e.before, e.after, e.request_id as "requestId"`;

type EntryRow = Omit<AuditEntry, 'at'> & { at: string; position: string };

/** A part of the matching entries, the latest first, and their number. */
export async function findEntries(
  database: Database,
  filter: AuditFilter,
  { first, after, last, before }: ConnectionArgs,
): Promise<AuditEntryConnection> {
  if (first && last) throw validationFailed([{ path: 'last', code: 'notWithFirst' }]);
  const size = last ?? first ?? PAGE_SIZE.default;
  const backwards = Boolean(last);
  const { sql, values } = auditWhere(filter);
  const conditions = [sql];
  const part = [...values];
  for (const [path, cursor, sign] of [['after', after, '<'] as const, ['before', before, '>'] as const])
    if (cursor) {
      const place = part.push(...placeOf(path, cursor));
      conditions.push(`(e.at, e.id) ${sign} ($${place - 1}::timestamptz, $${place}::bigint)`);
    }
  const order = backwards ? 'e.at, e.id' : 'e.at desc, e.id desc';
  const [rows, [counted]] = await Promise.all([
    database.rows<EntryRow>(
      `with part as materialized (
         select e.id from audit_entry e where ${conditions.join(' and ')} order by ${order} limit ${size + 1}
       )
       select ${ENTRY} from part join audit_entry e on e.id = part.id order by ${order}`,
      part,
    ),
    database.rows<{ count: number }>(
      `select count(*)::int as count from (select 1 from audit_entry e where ${sql} limit ${COUNTED + 1}) found`,
      values,
    ),
  ]);
  const isMore = rows.length > size;
  const shown = backwards ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const edges = shown.map((row) => ({ cursor: Cursor.encode([row.position, row.id]), node: toEntry(row) }));
  const count = counted!.count;
  return {
    edges,
    pageInfo: {
      hasNextPage: backwards ? Boolean(before) : isMore,
      hasPreviousPage: backwards ? isMore : Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: Math.min(count, COUNTED),
    hasMore: count > COUNTED,
  };
}

/** One entry; null = there is no such id. */
export async function findEntry(database: Database, id: string): Promise<AuditEntry | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [row] = await database.rows<EntryRow>(`select ${ENTRY} from audit_entry e where e.id = $1`, [id]);
  return row ? toEntry(row) : null;
}

/** Administrators and team members, by name. */
export function findActors(database: Database): Promise<AuditActor[]> {
  return database.rows<AuditActor>(
    `select id, btrim(first_name || ' ' || last_name) as name, role from user_account
     where role in ('ADMIN', 'TEAM') and deleted_at is null order by sort_name, id limit ${ACTORS}`,
  );
}

/** Names of accounts and plans. A deleted account has none. */
export async function namesOfIds(database: Database, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await database.rows<{ id: string; name: string }>(
    `select id, btrim(first_name || ' ' || last_name) as name from user_account where id = any($1::uuid[])
     union all select id, name from plan where id = any($1::uuid[])`,
    [ids],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) || null);
}

type Cell = string | number | null;

/** The rows of a table without its header, in batches. */
export type AuditExport = AsyncGenerator<Cell[][], void, undefined>;

/** The matching entries, the latest first, as raw codes. At most one batch is in memory. */
export async function* exportAudit(database: Database, filter: AuditFilter): AuditExport {
  const { sql, values } = auditWhere(filter);
  const place = values.length;
  let last: { id: string; position: string } | undefined;
  do {
    const rows: { id: string; position: string; cells: Cell[] }[] = await database.rows(
      `select e.id::text as id, e.at::text as position, json_build_array(
         to_char(e.at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS'), e.actor_name, e.actor_role, e.action, e.object_type,
         e.object_id, e.object_label, nullif(e.before::text, '{}'), nullif(e.after::text, '{}'), e.request_id) as cells
       from audit_entry e
       where ${sql} and ($${place + 1}::timestamptz is null or (e.at, e.id) < ($${place + 1}::timestamptz, $${place + 2}::bigint))
       order by e.at desc, e.id desc limit ${EXPORTED_AT_ONCE}`,
      [...values, last?.position ?? null, last?.id ?? null],
    );
    if (rows.length) yield rows.map(({ cells }) => cells);
    last = rows.length === EXPORTED_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** The position in a cursor. @throws AppError VALIDATION_FAILED for an invalid one. */
function placeOf(path: string, cursor: string): [at: string, id: string] {
  try {
    const [at, id] = Cursor.decode(cursor);
    if (!Number.isNaN(Date.parse(String(at))) && /^\d{1,18}$/.test(String(id))) return [String(at), String(id)];
  } catch {
    // Not valid JSON.
  }
  throw validationFailed([{ path, code: 'unknownCursor' }]);
}

function toEntry(row: EntryRow): AuditEntry {
  return { ...row, at: new Date(row.at) };
}

/** Only given filters become conditions, so that each uses its index. */
function auditWhere({ actorId, bySystem, actions, objectType, objectId, from, to, text }: AuditFilter): {
  sql: string;
  values: unknown[];
} {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: (placeholder: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (actorId) add((id) => `e.actor_id = ${id}::uuid`, actorId);
  // Actions of the product itself have no account.
  if (bySystem) conditions.push('e.actor_id is null');
  if (actions?.length === 1) add((action) => `e.action = ${action}`, actions[0]);
  else if (actions?.length) add((list) => `e.action = any(${list}::text[])`, actions);
  if (objectType) add((type) => `e.object_type = ${type}`, objectType);
  if (objectId) add((id) => `e.object_id = ${id}`, objectId);
  if (from) add((day) => `e.at >= ${beginInParis(day)}`, from);
  if (to) add((day) => `e.at < ${beginInParis(`(${day}::date + 1)`)}`, to);
  const words = text?.trim();
  if (words)
    add((like) => `e.object_label || ' ' || e.actor_name ilike ${like}`, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return { sql: conditions.join(' and ') || 'true', values };
}
