import { ArrayMaxSize, IsEnum, IsOptional, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Day } from '../../platform/form-rules.ts';
import { ConnectionArgs } from '../../platform/graphql/connection.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { AuditAction, AuditObject } from './audit.enums.ts';

const MAX_TEXT = 100;
const MAX_ID = 64;
const MAX_ACTIONS = 20;

@InputType({ description: 'The conditions on entries of the audit log.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'The id of the account that acted; null means any.' })
  @IsOptional()
  @IsUUID()
  actorId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to give only what the product did by itself; null means all.',
  })
  @IsOptional()
  bySystem?: boolean | null;

  @Field(() => [AuditAction], {
    nullable: true,
    description: `The actions to keep, at most ${MAX_ACTIONS}; null or an empty list keeps all.`,
  })
  @IsOptional()
  @ArrayMaxSize(MAX_ACTIONS)
  @IsEnum(AuditAction, { each: true })
  actions?: AuditAction[] | null;

  @Field(() => AuditObject, { nullable: true, description: 'The kind of the object; null means any.' })
  @IsOptional()
  @IsEnum(AuditObject)
  objectType?: AuditObject | null;

  @Field(() => ID, { nullable: true, description: 'The id of the object; null means any.' })
  @IsOptional()
  @MaxLength(MAX_ID)
  objectId?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The first day, in Paris; null means from the beginning.' })
  @IsOptional()
  @Day()
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day, in Paris; null means up to now.' })
  @IsOptional()
  @Day()
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A part of the name of the object or of the actor, of at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;
}

@ArgsType()
export class AuditArgs extends ConnectionArgs {
  @Field(() => AuditFilter, { defaultValue: {}, description: 'The conditions; without any, all entries are given.' })
  @ValidateNested()
  filter!: AuditFilter;
}
