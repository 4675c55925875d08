import { resolve } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { BackupError, type Manifest } from '../platform/database/backup/backup-folder.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { secretFileOf } from '../platform/secret.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { STORED } from '../features.ts';
import { errorText } from './error-text.ts';

interface BackupCommand {
  /** As given on the command line. */
  folder: string | undefined;
  values: Record<string, unknown>;
  /** Opens the configured database and storage; fails while a server uses the data folder. */
  open: () => Promise<{ database: Database; storage: Storage; secretFile: string | null }>;
  logger: Logger;
}

/** The common part of backup and restore: arguments, opening and closing, and errors. */
export async function backupCommand(
  usage: string,
  options: ParseArgsOptionsConfig,
  run: (command: BackupCommand) => Promise<void>,
): Promise<void> {
  const logger = createLogger('warn');
  let database: Database | null = null;
  try {
    const help = { help: { type: 'boolean', short: 'h', default: false } } as const;
    const { values, positionals } = parseArgs({ options: { ...options, ...help }, allowPositionals: true });
    if (values.help) return void process.stdout.write(`${usage}\n`);
    if (positionals.length > 1) throw new BackupError(usage);
    const open: BackupCommand['open'] = async () => {
      const config = readConfig();
      const storage = await openStorage(config);
      await storage.check();
      database = await openDatabase(config, logger, STORED);
      return { database, storage, secretFile: secretFileOf(config) };
    };
    await run({ folder: positionals[0], values, open, logger });
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = 1;
  } finally {
    await (database as Database | null)?.close();
  }
}

/** npm changes into the package's folder and keeps the caller's in INIT_CWD. */
export function onDisk(folder: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
}

export function summaryOf({ tables, uploads }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${uploads.files} files`;
}
