import { formatCsvRow } from './csv-cell.ts';
import type { ImportReport, RowIssue } from './import-report.ts';

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Everything that an import says of a file and its rows, as a file. */
export function formatIssues({ faults }: Pick<ImportReport, 'faults'>, issues: readonly RowIssue[]): string {
  const rows = [
    ['line', 'severity', 'code', 'column', 'value'],
    ...faults.map(({ line, code, detail }) => [line, 'error', code, '', detail]),
    ...issues.map(({ line, severity, code, column, value }) => [line, severity, code, column, value]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => formatCsvRow(row)).join('');
}
