import { ArrayMaxSize, IsEnum, IsOptional, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Day } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { AuditAction, AuditObject } from './audit.enums.ts';

const MAX_TEXT = 100;
const MAX_ID = 64;
const MAX_ACTIONS = 20;

@InputType({ description: 'Conditions on entries of the audit log.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'Id of the account that acted; null = whoever.' })
  @IsOptional()
  @IsUUID()
  actorId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True = what the product did by itself; null or false = all.' })
  @IsOptional()
  bySystem?: boolean | null;

  @Field(() => [AuditAction], {
    nullable: true,
    description: `What was done, at most ${MAX_ACTIONS}; null or none = anything.`,
  })
  @IsOptional()
  @ArrayMaxSize(MAX_ACTIONS)
  @IsEnum(AuditAction, { each: true })
  actions?: AuditAction[] | null;

  @Field(() => AuditObject, { nullable: true, description: 'To what kind of object; null = any.' })
  @IsOptional()
  @IsEnum(AuditObject)
  objectType?: AuditObject | null;

  @Field(() => ID, { nullable: true, description: 'Id of the object; null = any.' })
  @IsOptional()
  @MaxLength(MAX_ID)
  objectId?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'On this day (Paris) or later.' })
  @IsOptional()
  @Day()
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'On this day (Paris) or earlier.' })
  @IsOptional()
  @Day()
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Part of the name of the object or of who acted, at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;
}

@ArgsType()
export class AuditArgs extends PagingArgs {
  @Field(() => AuditFilter, { defaultValue: {}, description: 'Conditions; none = all.' })
  @ValidateNested()
  filter!: AuditFilter;
}
