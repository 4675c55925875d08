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
  response.set({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${today()}.csv"`,
    'cache-control': 'no-store',
  });
  await pipeline(Readable.from(lines(batches, row)), response).catch((error: NodeJS.ErrnoException) => {
    // Who has had enough may go.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

async function* lines(batches: AsyncIterable<CsvCell[][]>, row: CsvRow): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const batch of batches) yield batch.map((cells) => row(cells)).join('');
}
