import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import { RequiredText } from '../../platform/form-rules.ts';
import { CSV_LIMITS } from './csv-reader.ts';
import { IMPORT_MAPPINGS } from './register-mappings.ts';
import { READABLE_FIELDS } from './venue-columns.ts';

const MAX_TEXT = 500;

@ObjectType({ simpleResolvers: true, description: 'The field that a column of a file is read as.' })
@InputType('ColumnChoiceInput', { description: 'The field that a column of a file is to be read as.' })
export class ColumnChoice {
  @Field(() => String, { description: 'The name of the column in the first line.' })
  @RequiredText(MAX_TEXT)
  header!: string;

  @Field(() => String, { description: 'The field of a venue, one of `importForms.fields`; each once.' })
  @IsIn(READABLE_FIELDS)
  field!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The way in which a file is read: by a known form, or column by column.',
})
@InputType('ImportSettingsInput', { description: 'How a file is to be read: by a known form, or column by column.' })
export class ImportSettings {
  @Field(() => String, { nullable: true, description: 'A known form of file. Null if it is read by `columns`.' })
  @IsOptional()
  @IsIn(Object.keys(IMPORT_MAPPINGS))
  mapping!: string | null;

  @Field(() => [ColumnChoice], { defaultValue: [], description: 'The meaning of each column, where no form is given.' })
  @ArrayMaxSize(CSV_LIMITS.maxColumns)
  @ArrayUnique((choice: ColumnChoice) => choice.field)
  @ValidateNested({ each: true })
  columns!: ColumnChoice[];

  @Field(() => String, {
    nullable: true,
    description: 'The type of the rows to take, in a form that has types. Null if all are taken.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  only!: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether venues that never were are approved and published.',
  })
  publish!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether rows that raise a question are taken.' })
  confirmed!: boolean;
}

@InputType({ description: 'A file to be checked, and how it is to be read.' })
export class CheckImportInput extends ImportSettings {
  @Field(() => ID, { description: 'The id of the import.' })
  id!: string;
}

@InputType({ description: 'A mapping to be kept under a name.' })
export class SavedMappingInput {
  @Field(() => String, { description: `The name, at most ${IMPORT_LIMITS.mappingName} characters.` })
  @RequiredText(IMPORT_LIMITS.mappingName)
  name!: string;

  @Field(() => [ColumnChoice], { description: 'The columns that are read.' })
  @ArrayMaxSize(CSV_LIMITS.maxColumns)
  @ArrayUnique((choice: ColumnChoice) => choice.field)
  @ValidateNested({ each: true })
  columns!: ColumnChoice[];
}
