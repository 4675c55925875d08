import type { CalendarSpan } from '../../../schema/half-days.ts';
import { HalfDay } from './calendar.enums.ts';

/** A span by the words of the graph. */
export function toPeriod({ startsOn, startHalf, endsOn, endHalf }: CalendarSpan) {
  return { startsOn, startHalf: HalfDay[startHalf], endsOn, endHalf: HalfDay[endHalf] };
}
