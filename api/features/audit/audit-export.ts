import type { Language } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditWhere } from './audit-where.ts';

type Cell = string | number | null;

/** A table without its head: its lines, batch after batch. */
export type AuditExport = AsyncGenerator<Cell[][], void, undefined>;

const BATCH = 1_000;

/** What the columns are called, from left to right. */
export const AUDIT_COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['Date', 'Auteur', 'Rôle', 'Action', 'Type d’objet', 'Identifiant', 'Objet', 'Avant', 'Après', 'Requête'],
  en: ['Date', 'Actor', 'Role', 'Action', 'Object type', 'Identifier', 'Object', 'Before', 'After', 'Request'],
};

interface ExportRow {
  id: string;
  position: string;
  cells: Cell[];
}

/** The entries that fit, latest first, by the codes that they are kept with. No more than a batch is in memory at a time. */
export async function* exportAudit(database: Database, { sql, values }: AuditWhere): AuditExport {
  const place = values.length;
  let last: ExportRow | undefined;
  do {
    const rows: ExportRow[] = await database.rows<ExportRow>(
      `select e.id::text as id, e.at::text as position, json_build_array(
         to_char(e.at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS'), e.actor_name, e.actor_role, e.action, e.object_type,
         e.object_id, e.object_label, nullif(e.before::text, '{}'), nullif(e.after::text, '{}'), e.request_id) as cells
       from audit_entry e
       where ${sql} and ($${place + 1}::timestamptz is null or (e.at, e.id) < ($${place + 1}::timestamptz, $${place + 2}::bigint))
       order by e.at desc, e.id desc limit ${BATCH}`,
      [...values, last?.position ?? null, last?.id ?? null],
    );
    if (rows.length) yield rows.map(({ cells }) => cells);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
