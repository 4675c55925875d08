import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Once the first pages of whoever waited for the start are out. */
const AFTER_MS = 3_000;

/**
 * Returns the memory that only the start of the calling thread needed to the operating system soon after it: more than 100 MB in the main thread. V8 does
 * that on its own after some two minutes, in a busy thread. Blocks the thread for some 0.3 s.
 */
export function giveBackMemory(): void {
  setTimeout(collectAll, AFTER_MS).unref();
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
