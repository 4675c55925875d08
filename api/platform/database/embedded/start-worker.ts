import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions, WorkerRequest } from './protocol.ts';

/**
 * V8's optimising compiler takes 600 MB for a second or two for one function of PostgreSQL alone, to make it about a third
 * faster. What its quick compiler makes has to do.
 */
const WEB_ASSEMBLY_FLAGS = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Starts the thread that holds the embedded database. It tells when it is `ready`. */
export function startWorker(options: WorkerOptions): Worker {
  for (const flag of WEB_ASSEMBLY_FLAGS) setFlagsFromString(flag);
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  // `execArgv: []` keeps development loaders out: the worker is plain TypeScript that Node runs by itself.
  return new Worker(new URL(file, import.meta.url), { workerData: options, execArgv: [] });
}

/**
 * Makes the database where the folder has none. That takes 400 MB more than using it, which a thread gives back only by
 * ending: so one is started just for this. A process that is killed meanwhile leaves half a database, which nothing could open:
 * so it gets its name once it is whole.
 */
export async function createDatabase(options: WorkerOptions): Promise<void> {
  if (!options.folder || existsSync(join(options.folder, 'PG_VERSION'))) return;
  const draft = `${options.folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const worker = startWorker({ ...options, folder: draft });
  await once(worker, 'message');
  const close: WorkerRequest = { id: 0, kind: 'close' };
  worker.postMessage(close);
  await once(worker, 'message');
  await worker.terminate();
  await rename(draft, options.folder);
}
