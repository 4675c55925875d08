import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AvailabilityState, CalendarRepetition, CalendarSource, CalendarState, HalfDay } from './calendar.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'Half days without a gap.' })
export class CalendarPeriod {
  @Field(() => LocalDate, { description: 'The first day.' })
  startsOn!: string;

  @Field(() => HalfDay, { description: 'The half with which the first day begins.' })
  startHalf!: HalfDay;

  @Field(() => LocalDate, { description: 'The last day, which belongs to it.' })
  endsOn!: string;

  @Field(() => HalfDay, { description: 'The half with which the last day ends.' })
  endHalf!: HalfDay;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Half days of a venue or of one of its rooms that are taken, held or closed.',
})
export class CalendarEntry extends CalendarPeriod {
  @Field(() => ID, { description: 'The id of the entry.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the room; null for the whole venue.' })
  roomId!: string | null;

  @Field(() => CalendarState, { description: 'What it does with its time.' })
  state!: CalendarState;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of an option, after which its time is free; null for all else.',
  })
  optionUntil!: string | null;

  @Field(() => Boolean, { description: 'Whether it is an option that has ended, so that its time is free.' })
  isExpired!: boolean;

  @Field(() => CalendarRepetition, { nullable: true, description: 'How it comes again; null if it does not.' })
  repeats!: CalendarRepetition | null;

  @Field(() => [Int], { description: 'The days of the week on which it begins in each week, 1 (Monday) to 7.' })
  weekdays!: number[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day on which it begins again; null if it does not repeat.',
  })
  repeatsUntil!: string | null;

  @Field(() => String, { nullable: true, description: 'The note of those who manage the venue; null = none.' })
  note!: string | null;

  @Field(() => CalendarSource, { description: 'Who has written it.' })
  source!: CalendarSource;

  /** The id of the answer to a quote request that it belongs to; null = none. */
  heldFor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the linked calendar that it is of, where it is changed; null = it is written here.',
  })
  calendarName!: string | null;

  @Field(() => Int, { description: 'The number of its version; a change names the one that was read.' })
  version!: number;

  @Field(() => [CalendarPeriod], { description: 'When it takes place within the days that were asked for.' })
  periods!: CalendarPeriod[];
}

@ObjectType({ simpleResolvers: true, description: 'The calendar of a venue, for those who manage it.' })
export class VenueCalendar {
  @Field(() => ID, { description: 'The id of the venue.' })
  venueId!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which it was last written, confirmed or fetched; null if it never was.',
  })
  confirmedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the public is told of it: it was written or confirmed lately.' })
  isCurrent!: boolean;

  @Field(() => [CalendarEntry], { description: 'The entries of the days that were asked for, by their first day.' })
  entries!: CalendarEntry[];
}

@ObjectType({ simpleResolvers: true, description: 'A time in which a venue is not free.' })
export class UnavailablePeriod extends CalendarPeriod {
  @Field(() => AvailabilityState, { description: 'Whether it is held or taken.' })
  state!: AvailabilityState;
}

@ObjectType({ simpleResolvers: true, description: 'Whether a venue is free at some time.' })
export class VenueAvailability {
  @Field(() => AvailabilityState, {
    description: 'Whether one room is free for all of this time, or the whole venue, if it has none.',
  })
  state!: AvailabilityState;

  @Field(() => [UnavailablePeriod], {
    description: 'The parts of this time in which no room is free; empty if it is unknown.',
  })
  periods!: UnavailablePeriod[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the calendar was last written or confirmed; null if it never was.',
  })
  confirmedOn!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The entry of a calendar that belongs to an answer.' })
export class HeldDates extends CalendarPeriod {
  @Field(() => CalendarState, { description: 'Whether they are held or booked.' })
  state!: CalendarState;

  @Field(() => LocalDate, { nullable: true, description: 'The last day of the option; null if it is none.' })
  optionUntil!: string | null;

  @Field(() => Boolean, { description: 'Whether it is an option that has ended, so that its time is free.' })
  isExpired!: boolean;

  @Field(() => ID, { nullable: true, description: 'The id of the room; null for the whole venue.' })
  roomId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the room; null for the whole venue.' })
  roomName!: string | null;
}
