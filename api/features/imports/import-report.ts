import type { FileFault } from './csv-fault.ts';

export type Severity = 'error' | 'question' | 'warning' | 'info';

/**
 * What can be said about a row: an error refuses it, a question holds it back until somebody has said yes, a warning loses or guesses
 * something, information loses nothing.
 */
export const ROW_CODES = {
  name_missing: 'error',
  name_too_long: 'error',
  cell_too_long: 'error',
  commune_unknown: 'error',
  postal_code_missing: 'error',
  kind_unsupported: 'error',
  id_invalid: 'error',
  id_unknown: 'error',
  value_unreadable: 'error',
  value_invalid: 'error',
  commune_contradicts: 'question',
  position_far: 'question',
  duplicate: 'warning',
  like_existing: 'warning',
  stars_unknown: 'warning',
  number_invalid: 'warning',
  date_invalid: 'warning',
  url_invalid: 'warning',
  position_invalid: 'warning',
  address_missing: 'warning',
  commune_by_postal_code: 'warning',
  commune_by_other_name: 'info',
  commune_by_arrondissement: 'info',
  postal_code_completed: 'info',
  url_completed: 'info',
} as const satisfies Record<string, Severity>;
export type RowCode = keyof typeof ROW_CODES;

export interface RowIssue {
  /** Number of the row, as a spreadsheet counts. */
  line: number;
  severity: Severity;
  code: RowCode;
  /** Header of the column that it concerns. */
  column: string;
  /** What stood there, cut at 200 characters. */
  value: string;
  /** The row that is taken instead of this one. */
  otherLine?: number;
  /** The rule of the form that the value breaks. */
  reason?: string;
}

/** What may be said besides where and what. */
export type IssueDetail = Pick<RowIssue, 'otherLine' | 'reason'>;

/** One field of a venue before and after an import, as cells of our own files write it. */
export interface FieldChange {
  /** Name of the column (`VENUE_COLUMNS`). */
  field: string;
  before: string;
  after: string;
}

/** What becomes of a row, for somebody who wants to see it. */
export interface ImportExample {
  line: number;
  name: string;
  /** Nothing was there before. */
  isNew: boolean;
  changes: FieldChange[];
}

/**
 * "done": the whole file was gone through; "refused": a fault of the file, nothing was written; "aborted": stopped on
 * request; "failed": the database refused a batch. After the last two the counts say what was written before.
 */
export type ImportOutcome = 'done' | 'refused' | 'aborted' | 'failed';

export interface ImportReport {
  outcome: ImportOutcome;
  mapping: string;
  /** Nothing was written; the counts say what would have been. */
  dryRun: boolean;
  faults: FileFault[];
  encoding: string | null;
  delimiter: string | null;
  /** Columns of the file that nothing was taken of. */
  ignoredColumns: string[];
  /** Rows of the file; the sum of the seven counts below once the import is done. */
  read: number;
  /** Rows of another type than asked for. */
  skipped: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Rows that wait for a yes. */
  held: number;
  /** Rows that describe a venue that a better row of the same file describes. */
  duplicates: number;
  /** Issues of severity warning. */
  warnings: number;
  /** How many issues of each code, all counted. */
  totals: Partial<Record<RowCode, number>>;
  /** The first issues of each code, in the order of the lines. */
  rows: RowIssue[];
  /** The first venues that are created, and the first that are changed. */
  examples: ImportExample[];
  milliseconds: number;
}

const MAX_VALUE = 200;
/** Issues of one code that the report keeps; `onIssue` gets all of them. */
const KEPT_PER_CODE = 200;
/** Examples of each sort. */
const EXAMPLES = 8;

/** Collects the report while an import runs, in bounded memory. */
export class ReportBuilder {
  readonly report: ImportReport;
  readonly #onIssue: ((issue: RowIssue) => void) | undefined;
  readonly #started = performance.now();

  constructor(mapping: string, dryRun: boolean, onIssue?: (issue: RowIssue) => void) {
    this.#onIssue = onIssue;
    this.report = {
      outcome: 'done',
      mapping,
      dryRun,
      faults: [],
      encoding: null,
      delimiter: null,
      ignoredColumns: [],
      read: 0,
      skipped: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      refused: 0,
      held: 0,
      duplicates: 0,
      warnings: 0,
      totals: {},
      rows: [],
      examples: [],
      milliseconds: 0,
    };
  }

  issue(line: number, code: RowCode, column: string, value: string, detail: IssueDetail = {}): void {
    const severity = ROW_CODES[code];
    const issue: RowIssue = { line, severity, code, column, value: value.slice(0, MAX_VALUE), ...detail };
    const total = (this.report.totals[code] ?? 0) + 1;
    this.report.totals[code] = total;
    if (severity === 'warning') this.report.warnings += 1;
    if (total <= KEPT_PER_CODE) this.report.rows.push(issue);
    this.#onIssue?.(issue);
  }

  /** Whether another example of this sort is wanted. */
  wantsExample(isNew: boolean): boolean {
    return this.report.examples.filter((example) => example.isNew === isNew).length < EXAMPLES;
  }

  example(example: ImportExample): void {
    this.report.examples.push(example);
  }

  finish(outcome: ImportOutcome, faults: readonly FileFault[] = []): ImportReport {
    this.report.outcome = outcome;
    this.report.faults.push(...faults);
    this.report.milliseconds = Math.round(performance.now() - this.#started);
    return this.report;
  }
}
