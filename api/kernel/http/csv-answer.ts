import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { today } from '../clock.ts';

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number | null;
/** One line of the file, with its end. */
export type CsvRow = (cells: readonly CsvCell[]) => string;

/** Answers with a file for spreadsheets, batch after batch as they come. @param name what it is called, without day and ending. */
export async function answerCsv(
  response: Response,
  name: string,
  batches: AsyncIterable<CsvCell[][]>,
  row: CsvRow,
): Promise<void> {
  await sendCsv(response, `${name}-${today()}`, Readable.from(lines(batches, row)));
}

/** Answers with a file for spreadsheets that is written already. @param name what it is called, without its ending. */
export async function sendCsv(response: Response, name: string, body: Readable): Promise<void> {
  await (response.locals['beforeFile'] as (() => Promise<void>) | undefined)?.();
  response.set({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  });
  await pipeline(body, response).catch((error: NodeJS.ErrnoException) => {
    // Who has had enough may go.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** What has to be done before the first byte of a file leaves; when it fails, none does. */
export function beforeFile(response: Response, work: () => Promise<void>): void {
  response.locals['beforeFile'] = work;
}

async function* lines(batches: AsyncIterable<CsvCell[][]>, row: CsvRow): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const batch of batches) yield batch.map((cells) => row(cells)).join('');
}
