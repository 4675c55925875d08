import { Field, Int, ObjectType } from 'type-graphql';
import { type CsvFaultCode, type ImportOutcome, IssueSeverity, type RowCode } from './import-report.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A reason why a whole file is refused.' })
export class ImportFault {
  @Field(() => String, { description: 'A code that stays the same, such as `missing_column` or `ragged_row`.' })
  code!: CsvFaultCode;

  @Field(() => Int, { nullable: true, description: 'The line of the file, from 1. Null if it is the file as a whole.' })
  line!: number | null;

  @Field(() => String, { description: 'A sentence in English.' })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The number of rows that have an issue of one code.' })
export class ImportIssueCount {
  @Field(() => String, { description: 'A code that stays the same, such as `commune_unknown` or `url_completed`.' })
  code!: string;

  @Field(() => IssueSeverity, { description: 'The severity of the issue.' })
  severity!: IssueSeverity;

  @Field(() => Int, { description: 'The number of them.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An issue of one row.' })
export class ImportIssue {
  @Field(() => Int, { description: 'The number of the row, as a spreadsheet counts.' })
  line!: number;

  @Field(() => IssueSeverity, { description: 'The severity of the issue.' })
  severity!: IssueSeverity;

  @Field(() => String, { description: 'A code that stays the same.' })
  code!: RowCode;

  @Field(() => String, { description: 'The name of the column.' })
  column!: string;

  @Field(() => String, { description: 'The text of the cell, cut at 200 characters.' })
  value!: string;

  @Field(() => Int, { nullable: true, description: 'The row that is taken instead. Null if that is not the issue.' })
  otherLine?: number;

  @Field(() => String, {
    nullable: true,
    description: 'The rule of the form that the value breaks, as `FieldIssue.code`. Null if that is not the issue.',
  })
  reason?: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A field of a venue before and after an import, as our own files write it.',
})
export class ImportFieldChange {
  @Field(() => String, { description: 'The field, one of `importForms.fields`.' })
  field!: string;

  @Field(() => String, { description: 'The value before. Empty if there was none.' })
  before!: string;

  @Field(() => String, { description: 'The value after.' })
  after!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result for one row of a file.' })
export class ImportExample {
  @Field(() => Int, { description: 'The line of the file.' })
  line!: number;

  @Field(() => String, { description: 'The name of the venue.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the venue is new.' })
  isNew!: boolean;

  @Field(() => [ImportFieldChange], { description: 'The changes of fields; of a new venue, all its fields.' })
  changes!: ImportFieldChange[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The report of a check or an import, with the counts of the command line.',
})
export class ImportReport {
  mapping!: string;
  /** Dry run: the counts are those of an import. */
  dryRun!: boolean;
  encoding!: string | null;
  delimiter!: string | null;
  /** The number of issues of each code. */
  totals!: Partial<Record<RowCode, number>>;
  /** The first issues of each code, in the order of the lines. */
  rows!: ImportIssue[];

  @Field(() => String, {
    description: 'The outcome: `done`, `refused` (the file; nothing was written), `aborted` or `failed`.',
  })
  outcome!: ImportOutcome;

  @Field(() => [ImportFault], { description: 'The reasons why the file was refused or the import failed.' })
  faults!: ImportFault[];

  @Field(() => Int, {
    description:
      'The rows of the file that were read: once the import is done, the sum of the seven counts that follow.',
  })
  read!: number;

  @Field(() => Int, { description: 'The rows of another type than asked for.' })
  skipped!: number;

  @Field(() => Int, { description: 'The venues that were, or would be, created.' })
  created!: number;

  @Field(() => Int, { description: 'The venues that were, or would be, changed.' })
  updated!: number;

  @Field(() => Int, { description: 'The venues that are as the file says.' })
  unchanged!: number;

  @Field(() => Int, { description: 'The rows that no venue can be made of.' })
  refused!: number;

  held!: number;

  @Field(() => Int, { description: 'The rows of which a better one stands in the same file.' })
  duplicates!: number;

  ignoredColumns!: string[];

  @Field(() => Int, { description: 'The issues that lose or guess something.' })
  warnings!: number;

  @Field(() => [ImportExample], { description: 'The first venues that are created and that are changed.' })
  examples!: ImportExample[];

  @Field(() => Int, { description: 'The duration in milliseconds.' })
  milliseconds!: number;
}
