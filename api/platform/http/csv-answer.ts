import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { today } from '../clock.ts';
import { BYTE_ORDER_MARK, type CsvCell, formatCsv } from '../csv.ts';

/** Streams a CSV file, batch by batch. @param name the file name without date and extension. */
export async function answerCsv(response: Response, name: string, batches: AsyncIterable<CsvCell[][]>): Promise<void> {
  await sendCsv(response, `${name}-${today()}`, Readable.from(lines(batches)));
}

/** Sends a CSV file that is formatted already. @param name the file name without extension. */
export async function sendCsv(response: Response, name: string, body: Readable): Promise<void> {
  await (response.locals['beforeFile'] as (() => Promise<void>) | undefined)?.();
  response.set({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  });
  await pipeline(body, response).catch((error: NodeJS.ErrnoException) => {
    // The client has cancelled the download.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Registers work that runs before the first byte of a file is sent; if it fails, the file is not sent. */
export function beforeFile(response: Response, work: () => Promise<void>): void {
  response.locals['beforeFile'] = work;
}

async function* lines(batches: AsyncIterable<CsvCell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const batch of batches) yield formatCsv(batch);
}
