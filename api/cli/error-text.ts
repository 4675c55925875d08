import { BackupError } from '../platform/database/backup/backup-folder.ts';
import { FolderLockedError } from '../platform/database/embedded/folder-lock.ts';
import { ConfigError } from '../platform/config.ts';

/** A port in use, and invalid arguments (`parseArgs`). */
const EXPECTED_CODES = /^(?:EADDRINUSE$|ERR_PARSE_ARGS)/;

/** The text of an error for the console; those that the operator can fix are shown without their stack. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    [BackupError, ConfigError, FolderLockedError].some((type) => error instanceof type) ||
    ('code' in error && EXPECTED_CODES.test(String(error.code)));
  return isExpected ? error.message : (error.stack ?? error.message);
}
