import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/*
 * A backup is a folder:
 *
 *   manifest.json            what is in it
 *   database/<table>.jsonl.gz  rows as lists of texts, one a line, in the order of their bytes
 *   uploads/<key>            the files of the storage
 *   secret                   of an installation that made its own
 *   SHA256SUMS               of all files, for `sha256sum --check`
 */

export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';
export const SECRET = 'secret';
/** Increased when older versions cannot read the backups of newer ones. */
export const FORMAT = 1;

/** The rows of one table as they were written. */
export interface DumpedTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  /** Of the lines, not of the compressed file: the same content has the same hash everywhere. */
  sha256: string;
}

export interface Manifest {
  format: number;
  createdAt: string;
  /** Names of the migrations that made the tables. */
  migrations: string[];
  tables: DumpedTable[];
  /** The last value of each sequence. */
  sequences: { name: string; last: string }[];
  uploads: { files: number; bytes: number };
}

/** An error that the operator can fix; the message is meant for them. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function tableFile(table: Pick<DumpedTable, 'schema' | 'name'>): string {
  return `database/${table.schema}.${table.name}.jsonl.gz`;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new BackupError(`${folder} is of format ${manifest.format}; this version reads ${FORMAT}.`);
  return manifest;
}

/** Writes the checksums of the files. */
export async function writeSums(folder: string, files: readonly string[]): Promise<void> {
  const lines: string[] = [];
  for (const file of files) lines.push(`${await sha256Of(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, SUMS), lines.join(''), { flush: true });
}

/**
 * Reads every file of a backup once and compares it with its checksum.
 * @returns the names of the files.
 * @throws BackupError naming the first file that is missing or has changed.
 */
export async function verifySums(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no complete backup: it has no ${SUMS}.`);
  });
  const files: string[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [sum, file] = [line.slice(0, 64), line.slice(66)];
    const found = await sha256Of(join(folder, file)).catch(() => null);
    if (found !== sum) throw new BackupError(`${join(folder, file)} ${found ? 'has changed' : 'is missing'}.`);
    files.push(file);
  }
  return files;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
