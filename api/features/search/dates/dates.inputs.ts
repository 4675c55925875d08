import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { EVENT_MAX_DAYS } from '../../../../schema/constants.ts';
import { isPeriod, type SearchedDays, SEARCH_DATES } from '../../../../schema/search-dates.ts';
import { today } from '../../../platform/clock.ts';
import { addMonths, daysBetween, isDay } from '../../../platform/days.ts';
import { Day } from '../../../platform/form-rules.ts';

const LONGEST = SEARCH_DATES.longestPeriod;

/**
 * A rule about a value and the first day, which holds where one of both is no day: that is told by itself.
 * @param limit what the rule allows, for the parameters of the issue.
 */
function Rule(
  code: string,
  holds: (value: string | number, dates: DatesInput) => boolean,
  limit?: number,
): PropertyDecorator {
  const validate = (value: unknown, { object }: ValidationArguments) => {
    const dates = object as DatesInput;
    if (!isDay(dates.startDate) || !isDay(dates.endDate ?? dates.startDate)) return true;
    return holds(value as string | number, dates);
  };
  return ValidateBy({
    name: code,
    constraints: [limit],
    validator: { validate: (value, given) => validate(value, given!) },
  });
}

function isNearEnough(day: string | number): boolean {
  return String(day) <= addMonths(today(), CALENDAR.monthsAhead);
}

function isTime({ weekdays, days }: DatesInput): boolean {
  return isPeriod({ weekdays: weekdays ?? [], days: days ?? null });
}

function isWithin(day: string | number, { startDate }: DatesInput, most: number): boolean {
  return daysBetween(startDate, String(day)) < most;
}

@InputType({
  description:
    'The days of an event, or a time in which one takes place. A venue is free where one room that holds the people, or any if none does, is free for ' +
    'all of the event.',
})
export class DatesInput {
  @Field(() => LocalDate, { description: 'The first day, today at the earliest.' })
  @Day()
  @Rule('pastDate', (day) => String(day) >= today())
  @Rule('tooFar', (day) => isNearEnough(day))
  startDate!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: `The last day, which belongs to it: at most ${CALENDAR.monthsAhead} months from today and ${EVENT_MAX_DAYS} days in all (${LONGEST} with \`weekdays\` or \`days\`); null = the first.`,
  })
  @IsOptional()
  @Day()
  @Rule('endBeforeStart', (day, { startDate }) => String(day) >= startDate)
  @Rule('tooFar', (day) => isNearEnough(day))
  @Rule('tooManyDays', (day, dates) => isTime(dates) || isWithin(day, dates, EVENT_MAX_DAYS), EVENT_MAX_DAYS)
  @Rule('periodTooLong', (day, dates) => !isTime(dates) || isWithin(day, dates, LONGEST), LONGEST)
  endDate?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `By how many days the event may be moved to either side, at most ${SEARCH_DATES.flexibleDays}.`,
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(SEARCH_DATES.flexibleDays)
  flexibleDays?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      'The days of the week on which the event may begin, 1 (Monday) to 7. With them, the two days are a time in which the event takes place: ' +
      '"a Tuesday in March".',
  })
  @IsOptional()
  @ArrayUnique()
  @ArrayMaxSize(7)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The days that the event takes. With them, the two days are a time in which it takes place; null = it takes all of their days, or one if there ' +
      'are `weekdays`.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(EVENT_MAX_DAYS)
  @Rule('tooGreat', (days, { startDate, endDate }) => Number(days) <= daysBetween(startDate, endDate ?? startDate) + 1)
  days?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, venues that are in option, or of which nothing is known, are left out too.',
  })
  @IsOptional()
  @IsBoolean()
  onlyAvailable?: boolean | null;
}

/** The days of an input; a stored one may lack what it did not say. */
export function searchedDays({ startDate, endDate, flexibleDays, weekdays, days }: DatesInput): SearchedDays {
  return {
    startDate,
    endDate: endDate ?? startDate,
    flexibleDays: flexibleDays ?? 0,
    weekdays: weekdays ?? [],
    days: days ?? null,
  };
}
