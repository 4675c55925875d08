import { type ImportOutcome, IssueSeverity, ROW_CODES, type RowCode } from './import-report.enums.ts';
import type { ImportExample, ImportFault, ImportIssue, ImportReport } from './import-report.types.ts';

/** Optional fields of an issue. */
export type IssueDetail = Pick<ImportIssue, 'otherLine' | 'reason'>;

const MAX_VALUE = 200;
/** Issues of each code in the report; `onIssue` gets all of them. */
const ISSUES_PER_CODE = 200;
/** Examples of each kind. */
const EXAMPLES = 8;

/** Collects the report while an import runs, in bounded memory. */
export class ReportBuilder {
  readonly report: ImportReport;
  readonly #onIssue: ((issue: ImportIssue) => void) | undefined;
  readonly #started = performance.now();

  constructor(mapping: string, dryRun: boolean, onIssue?: (issue: ImportIssue) => void) {
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
    const issue: ImportIssue = { line, severity, code, column, value: value.slice(0, MAX_VALUE), ...detail };
    const total = (this.report.totals[code] ?? 0) + 1;
    this.report.totals[code] = total;
    if (severity === IssueSeverity.WARNING) this.report.warnings += 1;
    if (total <= ISSUES_PER_CODE) this.report.rows.push(issue);
    this.#onIssue?.(issue);
  }

  /** Adds an example, up to the limit of its kind. */
  example(isNew: boolean, make: () => ImportExample): void {
    const { examples } = this.report;
    if (examples.filter((example) => example.isNew === isNew).length < EXAMPLES) examples.push(make());
  }

  finish(outcome: ImportOutcome, faults: readonly ImportFault[] = []): ImportReport {
    this.report.outcome = outcome;
    this.report.faults.push(...faults);
    this.report.milliseconds = Math.round(performance.now() - this.#started);
    return this.report;
  }
}
