import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../schema/constants.ts';
import { Node } from '../../platform/graphql/node.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { MessageAction, MessageState } from './message.enums.ts';

registerEnumType(MessageState, { name: 'MessageState', description: 'Where a message stands.' });
registerEnumType(MessageAction, { name: 'MessageAction', description: 'What can be done with a message.' });

@ObjectType({ simpleResolvers: true, description: 'A line of the list of messages.' })
export class MessageLine {
  @Field(() => ID, { description: 'Id of the message.' })
  id!: string;

  @Field(() => String, { description: 'Its number, such as MSG-2026-000042.' })
  reference!: string;

  @Field(() => MessageState, { description: 'Where it stands.' })
  state!: MessageState;

  @Field(() => String, { description: 'Who wrote it.' })
  senderName!: string;

  @Field(() => String, { description: 'His e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'What it is about.' })
  subject!: string;

  @Field(() => String, { description: 'How it begins, plain text.' })
  excerpt!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the platform answered, last; null = it did not here.' })
  answeredAt!: Date | null;

  @Field(() => [MessageAction], { description: 'What can be done with it now.' })
  availableActions!: MessageAction[];

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;
}

@ObjectType('MessageAnswer', {
  simpleResolvers: true,
  description: 'What the platform wrote to the sender of a message.',
})
export class MessageAnswerView {
  @Field(() => ID, { description: 'Id of the answer.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it; null = his account is gone.' })
  authorName!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType('Message', {
  implements: Node,
  simpleResolvers: true,
  description: 'What somebody wrote to the platform by the contact form.',
})
export class MessageView {
  @Field(() => ID, { description: 'Id of the message.' })
  id!: string;

  @Field(() => String, { description: 'Its number, such as MSG-2026-000042.' })
  reference!: string;

  @Field(() => MessageState, { description: 'Where it stands.' })
  state!: MessageState;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number; null = not given.' })
  phone!: string | null;

  @Field(() => String, { description: 'What it is about.' })
  subject!: string;

  @Field(() => String, { description: 'Plain text.' })
  message!: string;

  @Field(() => LanguageType, { description: 'In which the sender is written to.' })
  language!: Language;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => [MessageAnswerView], { description: 'What the platform answered here, oldest first.' })
  answers!: MessageAnswerView[];

  @Field(() => [MessageAction], { description: 'What can be done with it now.' })
  availableActions!: MessageAction[];

  @Field(() => Int, { description: 'Grows with each change; a change names the one that it was made from.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many messages stand somewhere.' })
export class MessageStateCount {
  @Field(() => MessageState, { description: 'Where.' })
  state!: MessageState;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the messages.' })
export class MessagePage {
  @Field(() => [MessageLine], { description: 'The messages.' })
  items!: MessageLine[];

  @Field(() => [MessageStateCount], {
    description: 'How many stand where, under all conditions but the one on states. States without any are left out.',
  })
  stateCounts!: MessageStateCount[];

  @Field(() => Int, { description: 'Messages on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages.' })
  pageCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What came of one of several messages.' })
export class MessageOutcome {
  @Field(() => ID, { description: 'Id of the message.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why nothing was done: a code of the failures; null = it was.' })
  code!: string | null;
}
