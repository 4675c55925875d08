import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'A secret address at which other calendars read that of a venue or of one of its rooms.',
})
export class CalendarAddress {
  @Field(() => ID, { description: 'The id of the address.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the room; null for the whole venue.' })
  roomId!: string | null;

  @Field(() => DateTime, { description: 'The time at which it was made.' })
  createdAt!: Date;
}
