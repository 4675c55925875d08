import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fold } from '../../platform/text.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import { CsvFault, refuseFile } from './csv-fault.ts';
import type { ImportFault } from './import-report.types.ts';
import type { CsvSnapshot } from './csv-snapshot.ts';

const CSV_DELIMITERS = [';', ',', '\t', '|'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

export interface CsvLimits {
  maxBytes: number;
  /** Rows without the header. */
  maxRows: number;
  maxColumns: number;
  /** Characters of a row, with all lines of its cells; an unclosed quote is detected by it. */
  maxRecordLength: number;
}

export const CSV_LIMITS: CsvLimits = {
  maxBytes: 200_000_000,
  maxRows: 200_000,
  maxColumns: 200,
  maxRecordLength: 1_000_000,
};

/** Characters of a cell; a longer one is an error of its row, not of the file. */
export const MAX_CELL_LENGTH = 20_000;

export interface CsvFormat {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  header: string[];
}

export interface CsvRow {
  /** Its number in the file, as spreadsheets count: the header is 1, and a cell with several lines counts as one row. */
  line: number;
  /** As many as the header has. */
  cells: string[];
}

/** Faulty rows that are reported individually. */
const MAX_FAULTS = 20;
/** Bytes that must contain the header. */
const HEAD_BYTES = 65_536;

/**
 * Detects encoding, delimiter and header.
 *
 * @param known folded names of the columns that the mapping reads; null = no mapping yet, so the delimiter is the most frequent one
 * @throws CsvFault broken_encoding, unknown_header, duplicate_column, too_many_columns
 */
export async function detectFormat(
  snapshot: CsvSnapshot,
  known: ReadonlySet<string> | null,
  given: { encoding?: CsvEncoding | undefined; delimiter?: CsvDelimiter | undefined; limits: CsvLimits },
): Promise<CsvFormat> {
  const { brokenLine } = snapshot.bytes;
  const encoding = given.encoding ?? snapshot.bytes.encoding;
  if (encoding === 'utf-8' && (brokenLine !== null || snapshot.bytes.encoding !== 'utf-8')) {
    const detail =
      'The text is damaged: there are bytes that are no UTF-8. Export the file again, or name its encoding.';
    refuseFile('broken_encoding', detail, brokenLine);
  }
  const line = await readFirstLine(snapshot.path, encoding);
  const candidates = (given.delimiter ? [given.delimiter] : CSV_DELIMITERS).map((delimiter) => {
    const header = splitHeader(line, delimiter);
    return {
      delimiter,
      header,
      hits: known ? header.filter((name) => known.has(fold(name))).length : header.length - 1,
    };
  });
  const best = candidates.reduce((a, b) => (b.hits > a.hits ? b : a));
  if (best.hits === 0) {
    if (!known) refuseFile('unknown_header', `The first line holds no columns: "${line.slice(0, 200).trim()}".`, 1);
    refuseFile('unknown_header', `The first line holds no column of this mapping: "${line.slice(0, 200).trim()}".`, 1);
  }
  if (best.header.length > given.limits.maxColumns) {
    refuseFile(
      'too_many_columns',
      `The header has ${best.header.length} columns; ${given.limits.maxColumns} is the limit.`,
      1,
    );
  }
  const names = best.header.map(fold);
  const twice = best.header.find(
    (name, index) => (known?.has(fold(name)) ?? name !== '') && names.indexOf(fold(name)) !== index,
  );
  if (twice !== undefined) refuseFile('duplicate_column', `The column "${twice}" stands in the header twice.`, 1);
  return { encoding, delimiter: best.delimiter, header: best.header };
}

/**
 * The rows under the header, one at a time; empty lines and rows are skipped. Faulty rows are not yielded;
 * they are thrown together at the end, or once there are many.
 *
 * @param multiline whether a cell of this column (by index) may have several lines; in others a line break means an
 *   unclosed quote
 * @throws CsvFault unclosed_quote, record_too_long, ragged_row, too_many_rows
 */
export async function* readRows(
  path: string,
  format: CsvFormat,
  limits: CsvLimits,
  multiline: (column: number) => boolean,
): AsyncGenerator<CsvRow> {
  // The parser reads ahead of the loop below, and its error discards the rows in between: its position is recorded here.
  let parsedRows = 0;
  const parser = parse({
    delimiter: format.delimiter,
    info: true,
    relax_column_count: true,
    // A quote inside an unquoted cell is an ordinary character: HÔTEL "LA MAISON".
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.maxRecordLength,
    on_record: (record: string[], { records, empty_lines: empty }) => {
      parsedRows = records + empty;
      return record;
    },
  });
  // The parser passes the error on to the loop below.
  pipeline(Readable.from(decode(path, format.encoding)), parser, () => undefined);
  const faults: ImportFault[] = [];
  let rows = -1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      rows += 1;
      if (rows === 0 || record.every((cell) => cell.trim() === '')) continue;
      const line = info.records + info.empty_lines;
      if (rows > limits.maxRows) refuseFile('too_many_rows', `The file has more than ${limits.maxRows} rows.`, line);
      const fault = faultOfRow(record, line, format.header.length, multiline);
      if (fault) faults.push(fault);
      else yield { line, cells: record };
      if (faults.length >= MAX_FAULTS) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push(faultOfParser(error, parsedRows + 1));
  } finally {
    parser.destroy();
  }
  if (faults.length > 0) throw new CsvFault(...faults);
}

/** A record of the parser, with the numbers of records and empty lines so far. */
interface Parsed {
  record: string[];
  info: { records: number; empty_lines: number };
}

function faultOfRow(
  record: string[],
  line: number,
  width: number,
  multiline: (column: number) => boolean,
): ImportFault | null {
  // Spreadsheets often add empty cells at the end.
  while (record.length > width && record.at(-1)?.trim() === '') record.pop();
  if (record.some((cell, column) => countLineBreaks(cell.trim()) > 0 && !multiline(column))) {
    return { code: 'unclosed_quote', line, detail: 'A quote that is opened here is not closed on the same line.' };
  }
  if (record.length === width) return null;
  return { code: 'ragged_row', line, detail: `The row has ${record.length} cells, the header has ${width}.` };
}

function countLineBreaks(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0;
}

function faultOfParser(error: CsvError, line: number): ImportFault {
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const detail = 'The row does not end: a quote is opened here and never closed, or this is no CSV.';
    return { code: 'record_too_long', line, detail };
  }
  return { code: 'unclosed_quote', line, detail: `A quote that is opened here is never closed (${error.message}).` };
}

async function* decode(path: string, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function readFirstLine(path: string, encoding: CsvEncoding): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
    const line = /^\s*([^\r\n]*)/.exec(head)?.[1] ?? '';
    if (line === '') refuseFile('empty_file', 'The file holds no text.');
    return line;
  } finally {
    await file.close();
  }
}

/** Cells of a header line; a name may be quoted. */
function splitHeader(line: string, delimiter: string): string[] {
  const cells = line.split(delimiter).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  while (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells;
}
