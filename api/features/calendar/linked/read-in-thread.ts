import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LINKED_CALENDAR } from '../../../../schema/calendar-limits.ts';
import type { CalendarFile, ReadingOptions } from './calendar-file.ts';
import { ReadingFault, type ReadingFaultCode } from './reading-fault.ts';

export type ThreadAnswer = { file: CalendarFile } | { fault: ReadingFaultCode };

const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Reads a calendar file in a thread of its own, which ends with it: a file that takes too much time or memory ends its thread and nothing else.
 * @throws ReadingFault.
 */
export async function readInThread(bytes: Uint8Array, options: ReadingOptions): Promise<CalendarFile> {
  const name = import.meta.url.endsWith('.ts') ? './file-thread.ts' : './file-thread.js';
  const worker = new Worker(new URL(name, import.meta.url), {
    workerData: { text: textOf(bytes), options },
    // Keeps development loaders out: the thread is plain TypeScript that Node runs by itself.
    execArgv: [],
    resourceLimits: MEMORY,
  });
  // `once` tells of errors until the time is over. A thread whose memory ends while it is being ended would end the whole process.
  worker.on('error', () => {});
  try {
    const signal = AbortSignal.timeout(LINKED_CALENDAR.readingMs);
    const [answer] = (await once(worker, 'message', { signal })) as [ThreadAnswer];
    if ('fault' in answer) throw new ReadingFault(answer.fault);
    return answer.file;
  } catch (error) {
    const { name: kind, code } = error as Error & { code?: string };
    if (kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new ReadingFault('TOO_SLOW');
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** UTF-8 as the standard wants it; what is none comes from old programs on Windows. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
