import { BYTE_ORDER_MARK, type CsvCell, formatCsv } from '../../platform/csv.ts';
import type { ImportReport, RowIssue } from './import-report.ts';
import { FAULT_WORDS, ISSUE_WORDS, REASON_WORDS, SEVERITY_WORDS } from './issue-labels.ts';

/** All remarks of an import as a CSV file; in French, like the files of venues. */
export function formatIssues(
  { faults, ignoredColumns }: Pick<ImportReport, 'faults' | 'ignoredColumns'>,
  issues: readonly RowIssue[],
): string {
  const rows: CsvCell[][] = [
    ['Ligne', 'Gravité', 'Remarque', 'Colonne', 'Valeur'],
    ...faults.map(({ line, code }) => [line, SEVERITY_WORDS.error, FAULT_WORDS[code], '', '']),
    ...ignoredColumns.map((column) => [1, SEVERITY_WORDS.info, 'Cette colonne n’est pas prise en compte', column, '']),
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

function sentenceOf({ code, otherLine, reason }: RowIssue): string {
  const why = reason === undefined ? undefined : REASON_WORDS[reason];
  const more = otherLine === undefined ? why : `ligne ${otherLine}`;
  return more === undefined ? ISSUE_WORDS[code] : `${ISSUE_WORDS[code]} (${more})`;
}
