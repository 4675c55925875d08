import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ColumnChoice } from './import-run.inputs.ts';

@ObjectType({ simpleResolvers: true, description: 'A way to read a file that administrators have given a name.' })
@Entity()
export class SavedMapping {
  @Field(() => ID, { description: 'The id of the mapping.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => String, { description: 'The name.' })
  @Property({ type: 'text' })
  @Unique()
  name!: string;

  @Field(() => [ColumnChoice], { description: 'The columns that are read.' })
  @Property({ type: 'jsonb' })
  columns!: ColumnChoice[];

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
