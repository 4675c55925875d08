import { BYTE_ORDER_MARK, type CsvCell, formatCsv } from '../../platform/csv.ts';
import { IssueSeverity } from './import-report.enums.ts';
import type { ImportIssue, ImportReport } from './import-report.types.ts';
import { FAULT_WORDS, ISSUE_WORDS, REASON_WORDS, SEVERITY_WORDS } from './issue-labels.ts';

/** All remarks of an import as a CSV file; in French, like the files of venues. */
export function formatIssues(
  { faults, ignoredColumns }: Pick<ImportReport, 'faults' | 'ignoredColumns'>,
  issues: readonly ImportIssue[],
): string {
  const rows: CsvCell[][] = [
    ['Ligne', 'Gravité', 'Remarque', 'Colonne', 'Valeur'],
    ...faults.map(({ line, code }) => [line, SEVERITY_WORDS[IssueSeverity.ERROR], FAULT_WORDS[code], '', '']),
    ...ignoredColumns.map((column) => [
      1,
      SEVERITY_WORDS[IssueSeverity.INFO],
      'Cette colonne n’est pas prise en compte',
      column,
      '',
    ]),
    ...issues.map((issue) => [
      issue.line,
      SEVERITY_WORDS[issue.severity],
      sentenceOf(issue),
      issue.column,
      issue.value,
    ]),
  ];
  return BYTE_ORDER_MARK + formatCsv(rows);
}

function sentenceOf({ code, otherLine, reason }: ImportIssue): string {
  const why = reason === undefined ? undefined : REASON_WORDS[reason];
  const more = otherLine === undefined ? why : `ligne ${otherLine}`;
  return more === undefined ? ISSUE_WORDS[code] : `${ISSUE_WORDS[code]} (${more})`;
}
