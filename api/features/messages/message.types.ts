import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { Message } from './message.entity.ts';
import { MessageState } from './message.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'The number of messages that are in a state.' })
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
      'The number of messages in each state, under all conditions but the one on states. States without any are left out.',
  })
  stateCounts!: MessageStateCount[];
}

@ObjectType({ simpleResolvers: true, description: 'The result for one of several messages.' })
export class MessageOutcome {
  @Field(() => ID, { description: 'The id of the message.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the failure for which nothing was done; null if it was done.',
  })
  code!: string | null;
}
