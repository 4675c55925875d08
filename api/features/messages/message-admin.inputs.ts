import { ArrayMaxSize, IsEnum, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { MessageState } from './message.enums.ts';

const MAX_TEXT = 100;

/** Orders of the list. */
export enum MessageSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
  SUBJECT = 'SUBJECT',
}

registerEnumType(MessageSort, {
  name: 'MessageSort',
  description: 'Order: sent last first, sent first first, last name of the sender, subject.',
});

@InputType({ description: 'Conditions on messages.' })
export class MessageFilter {
  @Field(() => [MessageState], { nullable: true, description: 'Where they stand; null or none = anywhere.' })
  @IsOptional()
  @ArrayMaxSize(4)
  @IsEnum(MessageState, { each: true })
  states?: MessageState[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Part of the number, the name, the e-mail address, the subject or the text, at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;
}

@ArgsType()
export class MessageArgs extends PagingArgs {
  @Field(() => MessageFilter, { defaultValue: {}, description: 'Conditions; none = all.' })
  @ValidateNested()
  filter!: MessageFilter;

  @Field(() => MessageSort, { defaultValue: MessageSort.NEWEST, description: 'Order of the messages.' })
  sort!: MessageSort;
}
