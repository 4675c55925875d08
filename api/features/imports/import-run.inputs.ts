import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import { RequiredText } from '../../platform/form-rules.ts';
import { CSV_LIMITS } from './csv-reader.ts';
import { IMPORT_MAPPINGS } from './register-mappings.ts';
import { READABLE_FIELDS } from './venue-columns.ts';

const MAX_TEXT = 500;

@InputType({ description: 'What a column of a file is read as.' })
export class ColumnChoiceInput {
  @Field(() => String, { description: 'Name of the column in the first line.' })
  @RequiredText(MAX_TEXT)
  header!: string;

  @Field(() => String, { description: 'Field of a venue, one of `importForms.fields`; each once.' })
  @IsIn(READABLE_FIELDS)
  field!: string;
}

@InputType({ description: 'How a file is to be read: by a known form, or column by column.' })
export class ImportSettingsInput {
  @Field(() => String, { nullable: true, description: 'A known form of file; null = by `columns`.' })
  @IsOptional()
  @IsIn(Object.keys(IMPORT_MAPPINGS))
  mapping?: string | null;

  @Field(() => [ColumnChoiceInput], { defaultValue: [], description: 'Which column is what, where no form is given.' })
  @ArrayMaxSize(CSV_LIMITS.maxColumns)
  @ArrayUnique((choice: ColumnChoiceInput) => choice.field)
  @ValidateNested({ each: true })
  columns!: ColumnChoiceInput[];

  @Field(() => String, {
    nullable: true,
    description: 'Only rows of this type, for a form that has types; null = all.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  only?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Approves and publishes venues that never were.' })
  publish!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Takes rows too that raise a question: somebody has said yes.',
  })
  confirmed!: boolean;
}

@InputType({ description: 'A mapping to be kept under a name.' })
export class SavedMappingInput {
  @Field(() => String, { description: `Its name, at most ${IMPORT_LIMITS.mappingName} characters.` })
  @RequiredText(IMPORT_LIMITS.mappingName)
  name!: string;

  @Field(() => [ColumnChoiceInput], { description: 'The columns that are read.' })
  @ArrayMaxSize(CSV_LIMITS.maxColumns)
  @ArrayUnique((choice: ColumnChoiceInput) => choice.field)
  @ValidateNested({ each: true })
  columns!: ColumnChoiceInput[];
}
