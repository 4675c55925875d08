import { ArrayMaxSize, ArrayUnique, IsEnum, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { QUOTE } from '../../../schema/constants.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { Day, RequiredText } from '../../platform/form-rules.ts';
import { CalendarRepetition, CalendarState, HalfDay } from './calendar.enums.ts';

@InputType({ description: 'Half days of a venue or of one of its rooms that are taken, held or closed.' })
export class SaveCalendarEntryInput {
  @Field(() => ID, { nullable: true, description: 'The id; null for a new one.' })
  @IsOptional()
  @MaxLength(64)
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the change was made from; null for a new one.' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => ID, { description: 'The id of the venue; that of an existing entry does not change.' })
  @RequiredText(64)
  venueId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the room; null for the whole venue.' })
  @IsOptional()
  @MaxLength(64)
  roomId?: string | null;

  @Field(() => CalendarState, { description: 'What it does with its time.' })
  @IsEnum(CalendarState)
  state!: CalendarState;

  @Field(() => LocalDate, { description: 'The first day.' })
  @Day()
  startsOn!: string;

  @Field(() => HalfDay, { defaultValue: HalfDay.MORNING, description: 'The half with which the first day begins.' })
  @IsEnum(HalfDay)
  startHalf!: HalfDay;

  @Field(() => LocalDate, {
    description: 'The last day, which belongs to it; today or later, unless it comes again or its dates do not change.',
  })
  @Day()
  endsOn!: string;

  @Field(() => HalfDay, { defaultValue: HalfDay.AFTERNOON, description: 'The half with which the last day ends.' })
  @IsEnum(HalfDay)
  endHalf!: HalfDay;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of an option, after which its time is free; null for all else.',
  })
  @IsOptional()
  @Day()
  optionUntil?: string | null;

  @Field(() => CalendarRepetition, { nullable: true, description: 'How a closure comes again; null if it does not.' })
  @IsOptional()
  @IsEnum(CalendarRepetition)
  repeats?: CalendarRepetition | null;

  @Field(() => [Int], {
    defaultValue: [],
    description:
      'The days of the week on which a weekly closure begins, 1 (Monday) to 7; empty = that of its first day.',
  })
  @ArrayUnique()
  @ArrayMaxSize(7)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays!: number[];

  @Field(() => LocalDate, {
    nullable: true,
    description: `The last day on which a closure begins again, at most ${CALENDAR.repeatedYears} years later; null if it does not.`,
  })
  @IsOptional()
  @Day()
  repeatsUntil?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for those who manage the venue, at most ${CALENDAR.note} characters; null = none.`,
  })
  @IsOptional()
  @MaxLength(CALENDAR.note)
  note?: string | null;
}

@InputType({ description: 'A venue, or one of its rooms.' })
export class CalendarPlaceInput {
  @Field(() => ID, { description: 'The id of the venue.' })
  @RequiredText(64)
  venueId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the room; null for the whole venue.' })
  @IsOptional()
  @MaxLength(64)
  roomId?: string | null;
}

@ArgsType()
export class CalendarLinksArgs {
  @Field(() => ID, { description: 'The id of the venue.' })
  @MaxLength(64)
  venueId!: string;
}

@ArgsType()
export class VenueCalendarArgs {
  @Field(() => ID, { description: 'The id of the venue.' })
  @MaxLength(64)
  venueId!: string;

  @Field(() => LocalDate, { description: 'The first day.' })
  @Day()
  from!: string;

  @Field(() => LocalDate, {
    description: `The last day, not before the first, at most ${CALENDAR.longestDays} days in all.`,
  })
  @Day()
  to!: string;
}

@ArgsType()
export class AvailabilityArgs {
  @Field(() => LocalDate, { description: `The first day, at most ${CALENDAR.daysBack} days ago.` })
  @Day()
  from!: string;

  @Field(() => LocalDate, {
    description: `The last day, which belongs to it, at most ${CALENDAR.monthsAhead} months from today.`,
  })
  @Day()
  to!: string;

  @Field(() => HalfDay, { defaultValue: HalfDay.MORNING, description: 'The half with which the first day begins.' })
  @IsEnum(HalfDay)
  fromHalf!: HalfDay;

  @Field(() => HalfDay, { defaultValue: HalfDay.AFTERNOON, description: 'The half with which the last day ends.' })
  @IsEnum(HalfDay)
  toHalf!: HalfDay;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of people: rooms that hold fewer do not count; null = any room does.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(QUOTE.maxParticipants)
  people?: number | null;
}
