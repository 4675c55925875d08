import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { ImportRun } from './import-run.entity.ts';
import { SavedMapping } from './saved-mapping.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The progress of a check or an import.' })
export class ImportProgress {
  @Field(() => Boolean, { description: 'Whether the file is still being looked at, before anything is converted.' })
  checking!: boolean;

  @Field(() => Int, { description: 'The rows that are done.' })
  rows!: number;

  @Field(() => Int, { description: 'The rows of the file.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the imports.' })
export class ImportRunPage extends PageOf(ImportRun) {
  @Field(() => ID, { nullable: true, description: 'The id of the import that runs now. Null if none does.' })
  runningId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The ways to read a file.' })
export class ImportForms {
  @Field(() => [String], { description: 'The forms of files that are known.' })
  mappings!: string[];

  @Field(() => [String], { description: 'The known forms with a column of types, by which rows can be chosen.' })
  typed!: string[];

  @Field(() => [String], { description: 'The fields of a venue that a column can be read as.' })
  fields!: string[];

  @Field(() => [SavedMapping], { description: 'The mappings that were saved, by name.' })
  saved!: SavedMapping[];
}
