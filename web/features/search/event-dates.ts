import { EVENT_MAX_DAYS } from '../../../schema/constants.ts';
import { dayAfter } from '../../../schema/half-days.ts';
import { isPeriod, SEARCH_DATES, type SearchedDays } from '../../../schema/search-dates.ts';
import { lastDay } from '../calendar/visitor/asked-days.ts';
import { monthAfter, monthOf } from '../calendar/month-days.ts';

/** When the event of a search takes place. */
export type EventDates = SearchedDays & {
  /** Whether only venues are wanted that are known to be free. */
  readonly onlyAvailable: boolean;
};

export const NO_CHOICE: Omit<EventDates, 'startDate' | 'endDate'> = {
  flexibleDays: 0,
  weekdays: [],
  days: null,
  onlyAvailable: false,
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}

function numberIn(text: string | undefined, least: number, most: number): number | null {
  const number = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

/** How many days there are from one to another, both included. */
export function daysFrom(startDate: string, endDate: string): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
}

/** The dates of an address; null = there are none that may be asked. What has passed of a time is left out. */
export function parseDates(valuesOf: (name: string) => readonly string[], today: string): EventDates | null {
  const [first = ''] = valuesOf('startDate');
  const [endDate = first] = valuesOf('endDate');
  if (!isDay(first) || !isDay(endDate)) return null;
  const weekdays = WEEKDAYS.filter((day) => valuesOf('weekday').includes(String(day)));
  // No event is as long: it takes a day of that time.
  const isLong = weekdays.length === 0 && daysFrom(first, endDate) > EVENT_MAX_DAYS;
  const days = numberIn(valuesOf('days')[0], 1, EVENT_MAX_DAYS) ?? (isLong ? 1 : null);
  const startDate = isPeriod({ weekdays, days }) && first < today ? today : first;
  const length = daysFrom(startDate, endDate);
  if (startDate < today || length < 1 || length > SEARCH_DATES.longestPeriod || endDate > lastDay(today)) return null;
  return {
    startDate,
    endDate,
    flexibleDays: numberIn(valuesOf('flexibleDays')[0], 1, SEARCH_DATES.flexibleDays) ?? 0,
    weekdays,
    days: days === null ? null : Math.min(days, length),
    onlyAvailable: valuesOf('onlyAvailable').includes('true'),
  };
}

/** The last day that may be asked with a first one. */
export function lastDayFrom(startDate: string, today: string): string {
  const end = dayAfter(startDate, SEARCH_DATES.longestPeriod - 1);
  return end < lastDay(today) ? end : lastDay(today);
}

/** The parameters of an address. */
export function printDates(dates: EventDates | null): [name: string, values: readonly string[]][] {
  if (!dates) return [];
  const { startDate, endDate, flexibleDays, weekdays, days, onlyAvailable } = dates;
  return [
    ['startDate', [startDate]],
    ['endDate', endDate === startDate ? [] : [endDate]],
    ['flexibleDays', flexibleDays ? [String(flexibleDays)] : []],
    ['weekday', weekdays.map(String)],
    ['days', days === null ? [] : [String(days)]],
    ['onlyAvailable', onlyAvailable ? ['true'] : []],
  ];
}

/** Dates as an address could say them; null = they may not be asked. */
export function soundDates(dates: EventDates, today: string): EventDates | null {
  const printed = new Map(printDates(dates));
  return parseDates((name) => printed.get(name) ?? [], today);
}

/** The dates as the API takes them. */
export function datesFilter({ weekdays, ...dates }: EventDates) {
  return { ...dates, weekdays: [...weekdays] };
}

/** The month (YYYY-MM) that a time is, or what is left of it; null = it is none. */
export function monthOfDates(dates: EventDates, today: string): string | null {
  const { startDate, endDate } = dates;
  const month = monthOf(endDate);
  const isWhole = endDate === dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const begin = monthOf(today) === month ? today : `${month}-01`;
  return isPeriod(dates) && isWhole && startDate === begin ? month : null;
}

/** An event of a day in a month. */
export function inMonth(month: string, today: string): Pick<EventDates, 'startDate' | 'endDate' | 'days'> {
  const end = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  return {
    startDate: monthOf(today) === month ? today : `${month}-01`,
    endDate: end < lastDay(today) ? end : lastDay(today),
    days: 1,
  };
}
