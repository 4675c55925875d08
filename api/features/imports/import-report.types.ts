import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ImportOutcome, ImportReport } from './import-report.ts';
import { ROW_CODES } from './import-report.ts';

export enum IssueSeverity {
  ERROR = 'ERROR',
  QUESTION = 'QUESTION',
  WARNING = 'WARNING',
  INFO = 'INFO',
}
registerEnumType(IssueSeverity, {
  name: 'IssueSeverity',
  description:
    'An error refuses the row, a question holds it back until somebody says yes, a warning loses or guesses something, information loses nothing.',
});

/** What the screen shows of the issues at once; the file has all. */
const SHOWN_ISSUES = 100;

@ObjectType({ simpleResolvers: true, description: 'Why a whole file is refused.' })
export class ImportFault {
  @Field(() => String, { description: 'A code that stays the same: `missing_column`, `ragged_row`, …' })
  code!: string;

  @Field(() => Int, { nullable: true, description: 'Line of the file, from 1; null = the file as a whole.' })
  line!: number | null;

  @Field(() => String, { description: 'A sentence in English.' })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How many rows something is said of.' })
export class ImportIssueCount {
  @Field(() => String, { description: 'A code that stays the same: `commune_unknown`, `url_completed`, …' })
  code!: string;

  @Field(() => IssueSeverity, { description: 'How bad it is.' })
  severity!: IssueSeverity;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Something that is said of one row.' })
export class ImportIssue {
  @Field(() => Int, { description: 'Number of the row, as a spreadsheet counts.' })
  line!: number;

  @Field(() => IssueSeverity, { description: 'How bad it is.' })
  severity!: IssueSeverity;

  @Field(() => String, { description: 'A code that stays the same.' })
  code!: string;

  @Field(() => String, { description: 'Name of the column.' })
  column!: string;

  @Field(() => String, { description: 'What stands there.' })
  value!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The row that is taken instead of this one; null = that is not it.',
  })
  otherLine!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The rule of the form that the value breaks, as `FieldIssue.code`; null = that is not it.',
  })
  reason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A field of a venue before and after.' })
export class ImportFieldChange {
  @Field(() => String, { description: 'One of `importForms.fields`.' })
  field!: string;

  @Field(() => String, { description: 'What stood there; empty = nothing.' })
  before!: string;

  @Field(() => String, { description: 'What stands there now.' })
  after!: string;
}

@ObjectType('ImportExample', { simpleResolvers: true, description: 'What becomes of a row.' })
export class ImportExampleView {
  @Field(() => Int, { description: 'Line of the file.' })
  line!: number;

  @Field(() => String, { description: 'Name of the venue.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the venue is new.' })
  isNew!: boolean;

  @Field(() => [ImportFieldChange], { description: 'What changes; of a new one all that there is.' })
  changes!: ImportFieldChange[];
}

@ObjectType('ImportReport', {
  simpleResolvers: true,
  description: 'What a check or an import says, in the counts of the command line.',
})
export class ImportReportView {
  @Field(() => String, { description: '`done`, `refused` (the file; nothing was written), `aborted` or `failed`.' })
  outcome!: ImportOutcome;

  @Field(() => [ImportFault], { description: 'Why the file was refused or the import failed.' })
  faults!: ImportFault[];

  @Field(() => Int, { description: 'Rows of the file that were read.' })
  read!: number;

  @Field(() => Int, { description: 'Rows of another type than asked for.' })
  skipped!: number;

  @Field(() => Int, { description: 'Venues that were, or would be, created.' })
  created!: number;

  @Field(() => Int, { description: 'Venues that were, or would be, changed.' })
  updated!: number;

  @Field(() => Int, { description: 'Venues that are as the file says.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Rows that no venue can be made of.' })
  refused!: number;

  @Field(() => Int, { description: 'Rows that wait for a yes.' })
  held!: number;

  @Field(() => [String], { description: 'Columns of the file that nothing was taken of.' })
  ignoredColumns!: string[];

  @Field(() => Int, { description: 'Rows of which a better one stands in the same file.' })
  duplicates!: number;

  @Field(() => Int, { description: 'Issues that lose or guess something.' })
  warnings!: number;

  @Field(() => [ImportIssueCount], { description: 'How many issues of each sort, the worst first.' })
  totals!: ImportIssueCount[];

  @Field(() => [ImportIssue], { description: 'The first issues, the worst first; the file of issues has all.' })
  issues!: ImportIssue[];

  @Field(() => [ImportExampleView], { description: 'The first venues that are created and that are changed.' })
  examples!: ImportExampleView[];

  @Field(() => Int, { description: 'How long it took.' })
  milliseconds!: number;
}

const ORDER = { error: 0, question: 1, warning: 2, info: 3 } as const;
const SEVERITIES = {
  error: IssueSeverity.ERROR,
  question: IssueSeverity.QUESTION,
  warning: IssueSeverity.WARNING,
  info: IssueSeverity.INFO,
} as const;

/** The report of the import service as GraphQL gives it. */
export function toReportView({ rows, totals, ...report }: ImportReport): ImportReportView {
  const codes = Object.keys(totals) as (keyof typeof totals)[];
  return {
    ...report,
    // A report of an older version knows neither.
    held: report.held ?? 0,
    ignoredColumns: report.ignoredColumns ?? [],
    totals: codes
      .toSorted((a, b) => ORDER[ROW_CODES[a]] - ORDER[ROW_CODES[b]])
      .map((code) => ({ code, severity: SEVERITIES[ROW_CODES[code]], count: totals[code] ?? 0 })),
    issues: rows
      .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity] || a.line - b.line)
      .slice(0, SHOWN_ISSUES)
      .map(({ otherLine = null, reason = null, ...issue }) => ({
        ...issue,
        otherLine,
        reason,
        severity: SEVERITIES[issue.severity],
      })),
  };
}
