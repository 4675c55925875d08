import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { Message } from './message.entity.ts';
import { MessageState } from './message.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'How many messages are in a state.' })
export class MessageStateCount {
  @Field(() => MessageState, { description: 'The state.' })
  state!: MessageState;

  @Field(() => Int, { description: 'The number of messages.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of messages.' })
export class MessageConnection extends ConnectionOf(Message) {
  @Field(() => [MessageStateCount], {
    description:
      'How many messages are in each state, under all conditions but the one on states. States without any are left out.',
  })
  stateCounts!: MessageStateCount[];
}

@ObjectType({ simpleResolvers: true, description: 'What came of one of several messages.' })
export class MessageOutcome {
  @Field(() => ID, { description: 'The id of the message.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing was done, as a code of the failures; null if it was done.',
  })
  code!: string | null;
}
