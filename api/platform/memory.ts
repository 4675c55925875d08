import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Once the first pages of whoever waited for the start are out. */
const AFTER_MS = 3_000;

/**
 * Returns the memory that only the start of this thread needed to the operating system, more than 100 MB of the main one, soon after it. V8 does that on
 * its own some two minutes later, and only where work goes on. Blocks the thread for some 0.3 s.
 */
export function giveBackMemory(): void {
  setTimeout(collectAll, AFTER_MS).unref();
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
