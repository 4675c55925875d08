import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Transaction } from '../database.ts';
import { BackupError, tableFile, type DumpedTable, type Manifest } from './backup-folder.ts';
import { backupTables, quoted, readTable, removeTimeouts, writeRows, type BackupTable } from './table-rows.ts';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2_000_000;

/** Replaces the rows of the tables by those of a backup. @throws BackupError if they differ afterwards. */
export async function loadRows(transaction: Transaction, folder: string, manifest: Manifest): Promise<void> {
  await removeTimeouts(transaction);
  const present = new Map((await backupTables(transaction)).map((table) => [nameOf(table), table]));
  const own = [...present.values()].filter(({ schema }) => schema === 'public');
  // Rows are loaded table by table; foreign keys are checked at the end.
  const references = await ownReferences(transaction);
  for (const { table, name } of references)
    await transaction.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  // The triggers that protect the audit log are for the running product.
  for (const { name } of own) await transaction.query(`alter table ${quoted(name)} disable trigger user`);
  // The backup contains what migrations wrote.
  await transaction.query(`truncate ${own.map(({ name }) => quoted(name)).join(', ')}`);
  for (const dumped of manifest.tables) await load(transaction, folder, dumped, present.get(nameOf(dumped)));
  for (const { name, last } of manifest.sequences)
    await transaction.query(`select setval($1::regclass, $2::bigint)`, [quoted(name), last]);
  await transaction.query('set constraints all immediate');
  for (const { table, name } of references)
    await transaction.query(`alter table ${table} alter constraint ${name} not deferrable`);
  for (const { name } of own) await transaction.query(`alter table ${quoted(name)} enable trigger user`);
}

async function load(
  transaction: Transaction,
  folder: string,
  dumped: DumpedTable,
  table: BackupTable | undefined,
): Promise<void> {
  if (!table) throw new BackupError(`This version has no table ${dumped.name}.`);
  const gunzip = createReadStream(join(folder, tableFile(dumped))).pipe(createGunzip());
  let batch: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (batch.length) await writeRows(transaction, table, dumped.columns, batch);
    [batch, characters] = [[], 0];
  };
  for await (const line of createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    characters += line.length;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
  // Jobs belong to pg-boss, whose version may be another one.
  if (dumped.schema !== 'public') return;
  const { rows, sha256 } = await readTable(transaction, dumped, () => {});
  if (rows !== dumped.rows || sha256 !== dumped.sha256)
    throw new BackupError(`The table ${dumped.name} is not what was backed up (${rows} rows of ${dumped.rows}).`);
}

/** The foreign keys of the product's own tables, ready to be named in a statement. */
function ownReferences({ query }: Transaction): Promise<{ table: string; name: string }[]> {
  return query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
      where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`,
  );
}

function nameOf({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}
