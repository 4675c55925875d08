import { BYTE_ORDER_MARK, type CsvCell, formatCsv } from '../../platform/csv.ts';
import { IssueSeverity } from './import-report.enums.ts';
import type { ImportIssue, ImportReport } from './import-report.types.ts';
import { FAULT_LABELS, ISSUE_LABELS, REASON_LABELS, SEVERITY_LABELS } from './issue-labels.ts';

/** All issues of an import as a CSV file; in French, like the files of venues. */
export function formatIssues(
  { faults, ignoredColumns }: Pick<ImportReport, 'faults' | 'ignoredColumns'>,
  issues: readonly ImportIssue[],
): string {
  const rows: CsvCell[][] = [
    ['Ligne', 'Gravité', 'Remarque', 'Colonne', 'Valeur'],
    ...faults.map(({ line, code }) => [line, SEVERITY_LABELS[IssueSeverity.ERROR], FAULT_LABELS[code], '', '']),
    ...ignoredColumns.map((column) => [
      1,
      SEVERITY_LABELS[IssueSeverity.INFO],
      'Cette colonne n’est pas prise en compte',
      column,
      '',
    ]),
    ...issues.map((issue) => [
      issue.line,
      SEVERITY_LABELS[issue.severity],
      sentenceOf(issue),
      issue.column,
      issue.value,
    ]),
  ];
  return BYTE_ORDER_MARK + formatCsv(rows);
}

function sentenceOf({ code, otherLine, reason }: ImportIssue): string {
  const why = reason === undefined ? undefined : REASON_LABELS[reason];
  const more = otherLine === undefined ? why : `ligne ${otherLine}`;
  return more === undefined ? ISSUE_LABELS[code] : `${ISSUE_LABELS[code]} (${more})`;
}
