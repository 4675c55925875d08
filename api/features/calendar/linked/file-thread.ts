import { parentPort, workerData } from 'node:worker_threads';
import { readCalendarFile, type ReadingOptions } from './calendar-file.ts';
import { ReadingFault } from './reading-fault.ts';
import type { ThreadAnswer } from './read-in-thread.ts';

/** Reads one file in a thread of its own. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only.');
const { text, options } = workerData as { text: string; options: ReadingOptions };

function answer(): ThreadAnswer {
  try {
    return { file: readCalendarFile(text, options) };
  } catch (error) {
    if (error instanceof ReadingFault) return { fault: error.code };
    throw error;
  }
}

port.postMessage(answer());
