/** `npm run backup -- FOLDER`: writes the database, the uploads and the secret into a new folder. */
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { BackupError } from '../platform/database/backup/backup-folder.ts';
import { createBackup } from '../platform/database/backup/create-backup.ts';
import { backupCommand, summaryOf, onDisk } from './backup-command.ts';

await backupCommand('Usage: npm run backup -- [FOLDER]', {}, async ({ folder, open }) => {
  const target = onDisk(folder ?? `backups/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z`);
  if (existsSync(target)) throw new BackupError(`${target} is there already; a backup is written into a new folder.`);
  const manifest = await createBackup(await open(), target);
  process.stdout.write(`${summaryOf(manifest)} are in ${target}.\n`);
});
