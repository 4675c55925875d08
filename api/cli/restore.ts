/** `npm run restore -- FOLDER`: restores a backup into an empty installation; with `--force` it replaces the existing data. */
import 'reflect-metadata';
import { BackupError } from '../platform/database/backup/backup-folder.ts';
import { restoreBackup } from '../platform/database/backup/restore-backup.ts';
import { PRODUCT } from '../features.ts';
import { backupCommand, summaryOf, onDisk } from './backup-command.ts';

const USAGE = 'Usage: npm run restore -- FOLDER [--force]';

await backupCommand(USAGE, { force: { type: 'boolean', default: false } }, async ({ folder, values, open, logger }) => {
  if (!folder) throw new BackupError(USAGE);
  const manifest = await restoreBackup(
    { ...(await open()), queues: PRODUCT.all('queues') },
    onDisk(folder),
    values['force'] === true,
    logger,
  );
  process.stdout.write(`${summaryOf(manifest)} of ${manifest.createdAt} are restored.\n`);
});
