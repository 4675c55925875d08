import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AuditAction, AuditObject, AuditValueKind } from './audit.enums.ts';

registerEnumType(AuditAction, { name: 'AuditAction', description: 'What was done.' });
registerEnumType(AuditObject, { name: 'AuditObject', description: 'What it was done to.' });
registerEnumType(AuditValueKind, {
  name: 'AuditValueKind',
  description:
    'How a value is to be written: text; number; true or false; cents in euros without tax; YYYY-MM-DD; ISO 8601; codes ' +
    'separated by commas; not kept, only that it was changed.',
});

@ObjectType({ simpleResolvers: true, description: 'A field that an entry tells of.' })
export class AuditChange {
  @Field(() => String, { description: 'Its name, such as `reviewStatus`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The parts of the object that it belongs to, such as `rooms`; null = the object itself.',
  })
  part!: string | null;

  @Field(() => String, { nullable: true, description: 'Which of the parts; null = the object itself.' })
  partName!: string | null;

  @Field(() => AuditValueKind, { description: 'How its values are to be written.' })
  kind!: AuditValueKind;

  @Field(() => String, { nullable: true, description: 'What it was; null = nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is from then on; null = nothing.' })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody who acts.' })
export class AuditActor {
  @Field(() => ID, { nullable: true, description: 'Id of the account; null = the product itself.' })
  id!: string | null;

  @Field(() => String, {
    description: 'The name at that time; empty = the product itself, or an account that was deleted.',
  })
  name!: string;

  @Field(() => String, { description: 'The role at that time: ADMIN, TEAM, CLIENT; SYSTEM = the product itself.' })
  role!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who did what to which object, and when.' })
export class AuditLine {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Field(() => AuditActor, { description: 'Who.' })
  actor!: AuditActor;

  @Field(() => AuditAction, { description: 'What.' })
  action!: AuditAction;

  @Field(() => AuditObject, { description: 'To what kind of object.' })
  objectType!: AuditObject;

  @Field(() => ID, { description: 'Id of the object; empty = it has none.' })
  objectId!: string;

  @Field(() => String, { description: 'What the object was called; empty = an account that was deleted, or no name.' })
  objectLabel!: string;

  @Field(() => [String], { description: 'Names of the fields that were changed.' })
  fields!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'An entry of the audit log, with what was changed.' })
export class AuditEntry extends AuditLine {
  @Field(() => [AuditChange], { description: 'Before and after, field by field.' })
  changes!: AuditChange[];

  @Field(() => String, { description: 'Id of the request or job, by which the logs of the server tell of it too.' })
  requestId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log, latest first.' })
export class AuditPage {
  @Field(() => [AuditLine], { description: 'The entries.' })
  items!: AuditLine[];

  @Field(() => Int, { description: 'Entries on all pages; no more than can be leafed through.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than `totalCount`: filters lead to them.' })
  hasMore!: boolean;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages.' })
  pageCount!: number;
}
