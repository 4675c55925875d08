import type { Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | null;

/** By which Excel recognises UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet takes a cell with this beginning for a formula; not a negative number. */
const FORMULA_START = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\uff1d]/;

const FORMAT: Options = {
  delimiter: ';',
  record_delimiter: 'windows',
  // By itself it quotes CRLF alone.
  quoted_match: /[\r\n]/,
  cast: { string: protectCell },
};

/** Rows as lines of a CSV file that is safe to open in a spreadsheet. */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], FORMAT);
}

/**
 * A leading apostrophe keeps a spreadsheet from running the cell. A narrow no-break space becomes a common one, which Windows-1252 has
 * too, so that spreadsheets which save in that encoding keep it.
 */
export function protectCell(text: string): string {
  return (FORMULA_START.test(text) ? `'${text}` : text).replaceAll('\u202f', '\u00a0');
}

/** The text without the apostrophe that `protectCell` adds. */
export function unprotectCell(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}
