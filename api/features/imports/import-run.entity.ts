import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.ts';
import { User } from '../accounts/user.entity.ts';
import type { ImportReport } from './import-report.types.ts';
import { ImportState } from './import-run.enums.ts';
import type { ImportSettings } from './import-run.inputs.ts';

@ObjectType({ simpleResolvers: true, description: 'A column of a file.' })
export class ImportColumn {
  @Field(() => String, { description: 'The name in the first line.' })
  header!: string;

  @Field(() => [String], { description: 'The cells of the first rows.' })
  sample!: string[];

  @Field(() => String, { nullable: true, description: 'The field that the name speaks of. Null if it is unknown.' })
  guess!: string | null;
}

/** One file is processed at a time. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A file of venues that an administrator has sent, and what became of it.',
})
@Entity()
@Index({
  name: 'import_run_running_unique',
  expression: `create unique index import_run_running_unique on import_run ((true)) where state in ('CHECKING', 'IMPORTING')`,
})
export class ImportRun {
  @Field(() => ID, { description: 'The id of the import.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  author: (Ref<User> & Opt) | null = null;

  @Field(() => String, { description: 'The name of the file.' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  @Property({ type: 'integer' })
  fileBytes!: number;

  /** Key of the file in the storage; null = it was deleted by its age. */
  @Property({ type: 'text', nullable: true })
  fileKey: string | null = null;

  /** Key of the file of all issues. */
  @Property({ type: 'text', nullable: true })
  issuesKey: string | null = null;

  @Field(() => String, { description: 'The encoding that was detected.' })
  @Property({ type: 'text' })
  encoding!: string;

  @Field(() => String, { description: 'The character between the cells.' })
  @Property({ type: 'text' })
  delimiter!: string;

  @Field(() => [ImportColumn], { description: 'The columns of the file.' })
  @Property({ type: 'jsonb' })
  columns!: ImportColumn[];

  @Field(() => Int, { description: 'The rows under the first line.' })
  @Property({ type: 'integer' })
  rows!: number;

  @Field(() => [String], { description: 'The values in the column of types of the first fitting form.' })
  @Property({ type: 'text[]' })
  types!: string[];

  @Field(() => ImportState, { description: 'The state of the import.' })
  @Property({ type: 'text' })
  state!: ImportState;

  @Property({ type: 'jsonb', nullable: true })
  settings: ImportSettings | null = null;

  @Property({ type: 'text', nullable: true })
  phase: 'checking' | 'writing' | null = null;

  @Property({ type: 'integer', default: 0 })
  progressRows: number & Opt = 0;

  /** Counts of rows that were written before an interruption. */
  @Property({ type: 'integer', default: 0 })
  createdBefore: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  updatedBefore: number & Opt = 0;

  @Property({ type: 'boolean', default: false })
  cancelRequested: boolean & Opt = false;

  @Property({ type: 'jsonb', nullable: true })
  checkReport: ImportReport | null = null;

  @Property({ type: 'jsonb', nullable: true })
  report: ImportReport | null = null;

  @Field(() => DateTime, { description: 'The time at which it was sent.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true, description: 'The time at which it ended. Null if it has not.' })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}

export const RUNNING = { state: { $in: [ImportState.CHECKING, ImportState.IMPORTING] } };
