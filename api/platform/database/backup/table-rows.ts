import { createHash } from 'node:crypto';
import type { Transaction } from '../database.ts';
import type { DumpedTable } from './backup-folder.ts';

const BATCH = 500;

/** A table that is backed up, with its columns that are not generated. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

/** Of pg-boss only the jobs are backed up: it creates all else itself. The list of migrations is in the manifest. */
const TABLES = `
  select n.nspname as schema, c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where (n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations')
    or (n.nspname = 'pgboss' and c.relname = 'job')
  order by n.nspname collate "C", c.relname collate "C"`;

export function backupTables(transaction: Transaction): Promise<BackupTable[]> {
  return transaction.query<BackupTable>(TABLES);
}

/** Removes the time-outs, which are meant for requests. */
export async function removeTimeouts({ query }: Transaction): Promise<void> {
  await query(`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`);
}

/** Passes the rows of a table to `write`, some hundred at a time; returns what was read. */
export async function readTable(
  { query }: Transaction,
  { schema, name, columns }: Pick<BackupTable, 'schema' | 'name'> & { columns: string[] },
  write: (lines: string[]) => Promise<void> | void,
): Promise<DumpedTable> {
  // As texts, so that nothing is lost that JSON cannot represent; in an order that depends on the content alone.
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await query(`declare kept no scroll cursor for
    select line from (select to_json(array[${texts}])::text as line from ${quoted(schema)}.${quoted(name)}) lines
    order by line collate "C"`);
  const hash = createHash('sha256');
  let rows = 0;
  for (;;) {
    const found = await query<{ line: string }>(`fetch ${BATCH} from kept`);
    if (!found.length) break;
    const lines = found.map(({ line }) => `${line}\n`);
    for (const line of lines) hash.update(line);
    rows += lines.length;
    await write(lines);
  }
  await query('close kept');
  return { schema, name, columns, rows, sha256: hash.digest('hex') };
}

/** Inserts lines of `readTable` into the table. */
export async function writeRows(
  { query }: Transaction,
  { schema, name, columns }: BackupTable,
  written: string[],
  lines: string[],
): Promise<void> {
  const types = new Map(columns.map((column) => [column.name, column.type]));
  // The next version of pg-boss may have other columns; the product's own tables are those of the backup.
  const known = written.flatMap((column, index) => {
    const type = types.get(column);
    if (!type && schema === 'public') throw new Error(`The table ${name} has no column ${column}.`);
    return type ? [{ column, cell: `(line ->> ${index})::${type}` }] : [];
  });
  const into = known.map(({ column }) => quoted(column)).join(', ');
  const cells = known.map(({ cell }) => cell).join(', ');
  await query(
    `insert into ${quoted(schema)}.${quoted(name)} (${into}) overriding system value
      select ${cells} from json_array_elements($1::json) line`,
    [`[${lines.join(',')}]`],
  );
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
