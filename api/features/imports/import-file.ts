import { Readable } from 'node:stream';
import type { CsvEncoding } from './csv-encoding.ts';
import { refuseFile } from './csv-fault.ts';
import { CSV_LIMITS, detectFormat, type CsvDelimiter, readRows } from './csv-reader.ts';
import { takeSnapshot } from './csv-snapshot.ts';
import { CsvFault } from './csv-fault.ts';
import type { ImportColumn } from './import-run.entity.ts';
import type { BoundMapping, ImportMapping } from './mapping.ts';
import { IMPORT_MAPPINGS } from './register-mappings.ts';
import { columnNamed } from './venue-columns.ts';

/** The properties of a file before its settings are chosen. */
export interface ImportFile {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  columns: ImportColumn[];
  rows: number;
  /** The values of the type column, if the form has one. */
  types: string[];
}

const SAMPLE_ROWS = 3;
const SAMPLE_LENGTH = 120;
const MAX_TYPES = 40;

/** Inspects a whole file. @throws CsvFault. */
export async function inspectFile(bytes: Uint8Array, maxBytes: number): Promise<ImportFile> {
  const snapshot = await takeSnapshot(Readable.from([bytes]), { maxBytes });
  try {
    const { encoding, delimiter, header } = await detectFormat(snapshot, null, { limits: CSV_LIMITS });
    const typed = fittingMappings(header).find(({ hasTypes }) => hasTypes);
    const bound: BoundMapping | undefined = typed?.bind(header);
    const samples: string[][] = header.map(() => []);
    const types = new Set<string>();
    let rows = 0;
    // Whether a cell may have several lines is only known once its column has a meaning.
    for await (const { cells } of readRows(snapshot.path, { encoding, delimiter, header }, CSV_LIMITS, () => true)) {
      rows += 1;
      if (rows <= SAMPLE_ROWS) {
        samples.forEach((sample, index) => sample.push((cells[index] ?? '').trim().slice(0, SAMPLE_LENGTH)));
      }
      if (bound && types.size < MAX_TYPES) types.add(bound.type(cells));
    }
    if (rows === 0) refuseFile('no_rows', 'The file has a header and no row under it.');
    const seen = new Set<string>();
    const columns = header.map((title, index) => {
      const column = columnNamed(title);
      const guess = column?.parse && !seen.has(column.field) ? column.field : null;
      if (guess) seen.add(guess);
      return { header: title, sample: samples[index] ?? [], guess };
    });
    return { encoding, delimiter, columns, rows, types: [...types].filter(Boolean).toSorted() };
  } finally {
    await snapshot.remove();
  }
}

/** The known forms whose required columns are all in the file. */
export function fittingMappings(header: readonly string[]): ImportMapping[] {
  return Object.values(IMPORT_MAPPINGS).filter((mapping) => {
    try {
      mapping.bind(header);
      return true;
    } catch (error) {
      if (error instanceof CsvFault) return false;
      throw error;
    }
  });
}
