import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportReportView } from './import-report.types.ts';
import { ImportAction, ImportState } from './import-run.enums.ts';

registerEnumType(ImportState, { name: 'ImportState', description: 'Where an import stands.' });
registerEnumType(ImportAction, { name: 'ImportAction', description: 'What can be done with an import.' });

@ObjectType({ simpleResolvers: true, description: 'A column of a file.' })
export class ImportColumn {
  @Field(() => String, { description: 'Its name in the first line.' })
  header!: string;

  @Field(() => [String], { description: 'What stands in it in the first rows.' })
  sample!: string[];

  @Field(() => String, { nullable: true, description: 'The field that its name speaks of; null = nobody knows.' })
  guess!: string | null;
}

@ObjectType('ColumnChoice', { simpleResolvers: true, description: 'What a column of a file is read as.' })
export class ColumnChoiceView {
  @Field(() => String, { description: 'Name of the column in the first line.' })
  header!: string;

  @Field(() => String, { description: 'Field of a venue, one of `importForms.fields`.' })
  field!: string;
}

@ObjectType('ImportSettings', { simpleResolvers: true, description: 'How a file is read.' })
export class ImportSettingsView {
  @Field(() => String, { nullable: true, description: 'A known form of file; null = by `columns`.' })
  mapping!: string | null;

  @Field(() => [ColumnChoiceView], { description: 'Which column is what, where no known form is.' })
  columns!: ColumnChoiceView[];

  @Field(() => String, { nullable: true, description: 'Only rows of this type; null = all.' })
  only!: string | null;

  @Field(() => Boolean, { description: 'Whether venues that never were are approved and published.' })
  publish!: boolean;

  @Field(() => Boolean, { description: 'Whether rows that raise a question are taken.' })
  confirmed!: boolean;
}

@ObjectType('ImportProgress', { simpleResolvers: true, description: 'How far a check or an import is.' })
export class ImportProgressView {
  @Field(() => Boolean, { description: 'Whether the file is still being looked at, before anything is converted.' })
  checking!: boolean;

  @Field(() => Int, { description: 'Rows that are done.' })
  rows!: number;

  @Field(() => Int, { description: 'Rows of the file.' })
  total!: number;
}

@ObjectType('ImportRun', { simpleResolvers: true, description: 'A file of venues and what became of it.' })
export class ImportRunView {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @Field(() => String, { description: 'What the file was called.' })
  fileName!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  fileBytes!: number;

  @Field(() => Boolean, { description: 'Whether the file is still kept.' })
  hasFile!: boolean;

  @Field(() => String, { description: 'Its encoding, as it was found out.' })
  encoding!: string;

  @Field(() => String, { description: 'What separates its cells.' })
  delimiter!: string;

  @Field(() => Int, { description: 'Rows under the first line.' })
  rows!: number;

  @Field(() => [ImportColumn], { description: 'Its columns.' })
  columns!: ImportColumn[];

  @Field(() => [String], { description: 'Known forms that it has all columns of, the most fitting first.' })
  fittingMappings!: string[];

  @Field(() => [String], { description: 'What stands in the column of types of the first fitting form.' })
  types!: string[];

  @Field(() => ImportState, { description: 'Where it stands.' })
  state!: ImportState;

  @Field(() => ImportSettingsView, { nullable: true, description: 'How it was read last; null = it never was.' })
  settings!: ImportSettingsView | null;

  @Field(() => ImportProgressView, { nullable: true, description: 'How far it is; null = nothing runs.' })
  progress!: ImportProgressView | null;

  @Field(() => ImportReportView, { nullable: true, description: 'What the last check said; null = there was none.' })
  check!: ImportReportView | null;

  @Field(() => ImportReportView, { nullable: true, description: 'What the import said; null = it has not ended.' })
  report!: ImportReportView | null;

  @Field(() => String, { nullable: true, description: 'Who sent it; null = his account is gone.' })
  authorName!: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null = it has not.' })
  endedAt!: Date | null;

  @Field(() => [ImportAction], { description: 'What can be done with it now.' })
  availableActions!: ImportAction[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of the imports.' })
export class ImportRunPage {
  @Field(() => [ImportRunView], { description: 'The imports, the last first.' })
  items!: ImportRunView[];

  @Field(() => Int, { description: 'Imports on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages.' })
  pageCount!: number;

  @Field(() => ID, { nullable: true, description: 'The one that runs now; null = none does.' })
  runningId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Which column is what, under a name.' })
export class SavedMapping {
  @Field(() => ID, { description: 'Id of the mapping.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [ColumnChoiceView], { description: 'The columns that are read.' })
  columns!: ColumnChoiceView[];
}

@ObjectType({ simpleResolvers: true, description: 'The ways to read a file.' })
export class ImportForms {
  @Field(() => [String], { description: 'Forms of files that are known.' })
  mappings!: string[];

  @Field(() => [String], { description: 'Known forms with a column of types, by which rows can be chosen.' })
  typed!: string[];

  @Field(() => [String], { description: 'Fields of a venue that a column can be read as.' })
  fields!: string[];

  @Field(() => [SavedMapping], { description: 'Mappings that were saved, by name.' })
  saved!: SavedMapping[];
}
