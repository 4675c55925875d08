import { fold } from '../../platform/text.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import { readCell } from './csv-cell.ts';
import { CsvFault } from './csv-fault.ts';
import { MAX_CELL_LENGTH } from './csv-reader.ts';
import type { ImportFault } from './import-report.types.ts';
import type { RowCode } from './import-report.enums.ts';
import type { IssueDetail } from './import-report.ts';

export interface Column {
  /** Title in the header; accents, case and punctuation are ignored. */
  header: string;
  /** A file without it is refused. */
  required: boolean;
  /** Whether its cells may have several lines. */
  multiline?: boolean;
}

/** A row by the mapping's names of the columns; missing values are ''. */
export type Cells<K extends string> = Readonly<Record<K, string>>;

/** Reports an issue of a column of the row. */
export type ReportIssue<K extends string> = (code: RowCode, column: K, value?: string) => void;

export interface RowIdentity {
  /** Stable key of the venue, the same in every later file. */
  key: string;
  /** Of several rows with the same key the one with the greatest rank is imported; of equal ones the first. */
  rank: string;
}

/** How the rows of one kind of files become venues. */
export interface MappingDefinition<K extends string> {
  name: string;
  columns: Readonly<Record<K, Column>>;
  /** Texts that stand for a missing value. */
  missing: readonly string[];
  /** The column that `only` filters, if any. */
  typeColumn: NoInfer<K> | null;
  /** Null for a row without a venue; `convert` refuses it. */
  identify(cells: Cells<K>): RowIdentity | null;
  /** The venue, or null after reporting an error. */
  convert(cells: Cells<K>, report: ReportIssue<K>): VenueContent | null;
  /** Updates an existing venue from a converted one. */
  merge(now: FullVenue, content: VenueContent): VenueContent;
}

/** A mapping as the import service uses it. */
export interface ImportMapping {
  readonly name: string;
  readonly hasTypes: boolean;
  /** Rows are compared with the last import, or with the current venue. */
  readonly against: 'lastImport' | 'venue';
  /** Folded titles of all columns that it reads. */
  readonly knownHeaders: ReadonlySet<string>;
  /** @throws CsvFault missing_column */
  bind(header: readonly string[]): BoundMapping;
}

/** Reports an issue of a column of the file. */
export type ReportCell = (code: RowCode, column: string, value: string, detail?: IssueDetail) => void;

/** A mapping with the positions of its columns in a file. */
export interface BoundMapping {
  /** Columns of the file that it does not read. */
  readonly ignored: readonly string[];
  multiline(column: number): boolean;
  /** The row's value in the type column; '' without one. */
  type(cells: readonly string[]): string;
  identify(cells: readonly string[]): RowIdentity | null;
  /**
   * The venue of a row, or null after reporting an error.
   * @param now the existing venue, for a mapping that compares with it; null = there is none.
   */
  convert(
    cells: readonly string[],
    report: ReportCell,
    now: FullVenue | null,
  ): VenueContent | null | Promise<VenueContent | null>;
  /** Updates an existing venue from a converted one. */
  merge(now: FullVenue, content: VenueContent): VenueContent;
  /** Title and cell of the column that identifies a venue for readers. */
  title(cells: readonly string[]): { column: string; value: string };
}

/** The titles of columns that are not read. */
export function ignoredColumns(header: readonly string[], taken: Iterable<number>): string[] {
  const places = new Set(taken);
  return header.filter((title, index) => title !== '' && !places.has(index));
}

/** Completes a definition to a mapping; `title` is the column with the name of the venue. */
export function defineMapping<K extends string>(definition: MappingDefinition<K>, title: NoInfer<K>): ImportMapping {
  const columns = Object.entries<Column>(definition.columns) as [K, Column][];
  return {
    name: definition.name,
    hasTypes: definition.typeColumn !== null,
    against: 'lastImport',
    knownHeaders: new Set(columns.map(([, { header }]) => fold(header))),
    bind(header) {
      const places = new Map<K, number>();
      const faults: ImportFault[] = [];
      const folded = header.map(fold);
      for (const [key, column] of columns) {
        const place = folded.indexOf(fold(column.header));
        if (place >= 0) places.set(key, place);
        else if (column.required) {
          faults.push({ code: 'missing_column', line: 1, detail: `The column "${column.header}" is missing.` });
        }
      }
      if (faults.length > 0) throw new CsvFault(...faults);
      const names = new Map([...places].map(([key, place]) => [key, header[place] ?? key]));
      const multiline = new Set(columns.flatMap(([key, column]) => (column.multiline ? [places.get(key)] : [])));
      const read = (cells: readonly string[], key: K): string => {
        const text = readCell(cells[places.get(key) ?? -1] ?? '');
        return definition.missing.includes(text) ? '' : text;
      };
      const readAll = (cells: readonly string[]) => {
        return Object.fromEntries(columns.map(([key]) => [key, read(cells, key)])) as Record<K, string>;
      };
      return {
        ignored: ignoredColumns(header, places.values()),
        multiline: (column) => multiline.has(column),
        type: (cells) => (definition.typeColumn === null ? '' : read(cells, definition.typeColumn)),
        identify: (cells) => definition.identify(readAll(cells)),
        merge: (now, content) => definition.merge(now, content),
        title: (cells) => ({ column: names.get(title) ?? title, value: read(cells, title) }),
        convert(cells, report) {
          const row = readAll(cells);
          const long = columns.find(([key]) => row[key].length > MAX_CELL_LENGTH)?.[0];
          if (long !== undefined) {
            report('cell_too_long', names.get(long) ?? long, row[long]);
            return null;
          }
          return definition.convert(row, (code, key, value = row[key]) => report(code, names.get(key) ?? key, value));
        },
      };
    },
  };
}
