import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarFault } from './linked-calendar.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A calendar of another program that says when a venue, or one of its rooms, is taken.',
})
export class LinkedCalendar {
  @Field(() => ID, { description: 'The id of the link.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the room; null for the whole venue.' })
  roomId!: string | null;

  @Field(() => String, {
    description: 'The host of its address, or the name of its file. The address itself is not told.',
  })
  origin!: string;

  @Field(() => String, { nullable: true, description: 'As it calls itself; null if it does not.' })
  name!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a file, which is read once.' })
  isFile!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'The time at which it was last found as it is told here.' })
  seenAt!: Date | null;

  @Field(() => Int, { description: 'The number of times that are taken by it within the next 24 months.' })
  takenCount!: number;

  @Field(() => Int, { description: 'The number of its events that could not be understood, and do not count.' })
  skipped!: number;

  @Field(() => CalendarFault, { nullable: true, description: 'Why it cannot be read since some time; null if it can.' })
  fault!: CalendarFault | null;

  @Field(() => DateTime, { nullable: true, description: 'The time since which it cannot be read; null if it can.' })
  failingSince!: Date | null;
}
