import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { databaseFolder } from '../platform/database/database.ts';

/**
 * Creates the embedded database of a new data folder in a process of its own: that and writing the demo world take 80 MB more than serving does, which
 * only the end of a process returns. If it fails it has said why, and this process ends too.
 */
export async function prepareApart({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || existsSync(databaseFolder(dataDir))) return;
  const [code] = (await once(fork(program()), 'exit')) as [number | null];
  if (code !== 0) process.exit(1);
}

/** Beside this module, compiled or not. */
function program(): string {
  return join(import.meta.dirname, import.meta.url.endsWith('.ts') ? 'prepare.ts' : 'prepare.js');
}
