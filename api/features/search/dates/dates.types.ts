import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { AvailabilityState } from '../../calendar/calendar.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'Whether a venue is free at the dates of a search.' })
export class AvailabilityAtDates {
  @Field(() => AvailabilityState, {
    description: 'Whether it is free on one of the days on which the event may begin.',
  })
  state!: AvailabilityState;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first of these days on which that is so; null if it is unavailable or unknown.',
  })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day of an event that begins then.' })
  endDate!: string | null;
}
