import { dayAfter, weekdayOf } from '../../../schema/half-days.ts';

/** The month (YYYY-MM) of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months after another. */
export function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The weeks that a month touches, from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const begin = dayAfter(first, 1 - weekdayOf(first));
  const weeks: string[][] = [];
  for (let monday = begin; monthOf(monday) <= month; monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)));
  return weeks;
}

/** The same day of another month, or its last one. */
export function inMonth(day: string, month: string): string {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const wanted = `${month}${day.slice(7)}`;
  return wanted > last ? last : wanted;
}

/** Where a key leads from a day; null = nowhere. The keys are those of a grid of days. */
export function dayByKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'Home':
      return dayAfter(day, 1 - weekdayOf(day));
    case 'End':
      return dayAfter(day, 7 - weekdayOf(day));
    case 'PageUp':
      return inMonth(day, monthAfter(monthOf(day), -1));
    case 'PageDown':
      return inMonth(day, monthAfter(monthOf(day), 1));
    default:
      return null;
  }
}
