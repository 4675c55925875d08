import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { EVENT_MAX_DAYS, QUOTE } from '../../../schema/constants.ts';
import { Day } from '../../platform/form-rules.ts';
import { EventType } from '../venues/venue.enums.ts';
import { DayPart } from './estimate.enums.ts';

@InputType({ description: 'The event whose price is estimated.' })
export class EstimatedEventInput {
  @Field(() => LocalDate, { description: 'The first day.' })
  @Day()
  startsOn!: string;

  @Field(() => LocalDate, {
    description: `The last day, not before the first, at most ${EVENT_MAX_DAYS} days in all.`,
  })
  @Day()
  endsOn!: string;

  @Field(() => Int, { description: `The number of people, 1 to ${QUOTE.maxParticipants}.` })
  @IsInt()
  @Min(1)
  @Max(QUOTE.maxParticipants)
  people!: number;

  @Field(() => EventType, { nullable: true, description: 'The kind of event; null if it is not said.' })
  @IsOptional()
  @IsEnum(EventType)
  eventType?: EventType | null;

  @Field(() => DayPart, {
    nullable: true,
    description: 'The part of the day, of an event of one day; the whole day unless given.',
  })
  @IsOptional()
  @IsEnum(DayPart)
  dayPart?: DayPart | null;
}
