import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { IssueSeverity, ROW_CODES } from './import-report.enums.ts';
import { ImportIssue, ImportIssueCount, ImportReport } from './import-report.types.ts';

/** The number of issues in a report; the file of issues has all. */
const SHOWN_ISSUES = 100;
const BY_SEVERITY = Object.values(IssueSeverity);

/** Fields that are derived from a stored report. */
@Resolver(() => ImportReport)
export class ImportReportResolver {
  @FieldResolver(() => Int, { description: 'The rows that are held back until an administrator confirms them.' })
  held(@Root() { held }: ImportReport): number {
    // Reports of earlier versions have neither this nor ignored columns.
    return held ?? 0;
  }

  @FieldResolver(() => [String], { description: 'The columns of the file that nothing was taken of.' })
  ignoredColumns(@Root() { ignoredColumns }: ImportReport): string[] {
    return ignoredColumns ?? [];
  }

  @FieldResolver(() => [ImportIssueCount], { description: 'The number of issues of each code, the worst first.' })
  totals(@Root() { totals }: ImportReport): ImportIssueCount[] {
    const codes = Object.keys(totals) as (keyof typeof totals)[];
    return codes
      .map((code) => ({ code, severity: ROW_CODES[code], count: totals[code] ?? 0 }))
      .toSorted((a, b) => BY_SEVERITY.indexOf(a.severity) - BY_SEVERITY.indexOf(b.severity));
  }

  @FieldResolver(() => [ImportIssue], { description: 'The first issues, the worst first. The file of issues has all.' })
  issues(@Root() { rows }: ImportReport): ImportIssue[] {
    return rows
      .toSorted((a, b) => BY_SEVERITY.indexOf(a.severity) - BY_SEVERITY.indexOf(b.severity) || a.line - b.line)
      .slice(0, SHOWN_ISSUES);
  }
}
