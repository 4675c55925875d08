import type { FailingCalendar } from './linked-calendar.queries.ts';

/** Linked calendars have failed for a day. */
export class LinkedCalendarsFailed {
  readonly calendars: readonly FailingCalendar[];

  constructor(calendars: readonly FailingCalendar[]) {
    this.calendars = calendars;
  }
}
