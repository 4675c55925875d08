import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { Node } from '../../platform/graphql/node.ts';
import { AuditAction, AuditObject, AuditValueKind } from './audit.enums.ts';

registerEnumType(AuditAction, { name: 'AuditAction', description: 'An action that the audit log tells of.' });
registerEnumType(AuditObject, { name: 'AuditObject', description: 'A kind of object that the audit log tells of.' });
registerEnumType(AuditValueKind, {
  name: 'AuditValueKind',
  description:
    'How a value is to be written: text; number; true or false; cents in euros without tax; YYYY-MM-DD; ISO 8601; codes ' +
    'separated by commas; not kept, only that it was changed.',
});

@ObjectType({ simpleResolvers: true, description: 'A field that an entry of the audit log tells of.' })
export class AuditChange {
  @Field(() => String, { description: 'The name of the field, such as `reviewStatus`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The parts of the object that it belongs to, such as `rooms`; null if it is of the object itself.',
  })
  part!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the part; null if the field is of the object itself.',
  })
  partName!: string | null;

  @Field(() => AuditValueKind, { description: 'How its values are to be written.' })
  kind!: AuditValueKind;

  @Field(() => String, { nullable: true, description: 'The value before; null if there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after; null if there is none.' })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The user who acted, as they were at that time.' })
export class AuditActor {
  @Field(() => ID, { nullable: true, description: 'The id of the account; null if the product itself acted.' })
  id!: string | null;

  @Field(() => String, {
    description: 'The name at that time; empty if the product itself acted, or the account was deleted.',
  })
  name!: string;

  @Field(() => String, { description: 'The role at that time: ADMIN, TEAM, CLIENT, or SYSTEM for the product itself.' })
  role!: string;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'Who did what to which object, and when.' })
export class AuditEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'The time at which it was done.' })
  at!: Date;

  @Field(() => AuditActor, { description: 'The user who did it.' })
  actor!: AuditActor;

  @Field(() => AuditAction, { description: 'What was done.' })
  action!: AuditAction;

  @Field(() => AuditObject, { description: 'The kind of the object.' })
  objectType!: AuditObject;

  @Field(() => ID, { description: 'The id of the object; empty if it has none.' })
  objectId!: string;

  @Field(() => String, {
    description: 'The name of the object at that time; empty if it had none, or is an account that was deleted.',
  })
  objectLabel!: string;

  @Field(() => [String], { description: 'The names of the fields that were changed.' })
  fields!: string[];

  @Field(() => String, { description: 'The id of the request or job, which the logs of the server name too.' })
  requestId!: string;

  /** The fields that were changed, with their values; `changes` tells of them. */
  before!: Readonly<Record<string, unknown>>;
  after!: Readonly<Record<string, unknown>>;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Entries of the audit log, the latest first. They are counted up to 10,000.',
})
export class AuditEntryConnection extends ConnectionOf(AuditEntry) {
  @Field(() => Boolean, { description: 'Whether there are more entries than `totalCount`.' })
  hasMore!: boolean;
}
