import { msg } from '@lingui/core/macro';

/** What an entry of a calendar does with its time. */
export const CALENDAR_STATES = {
  BOOKED: msg({ id: 'calendarState.booked', message: 'Booked' }),
  OPTION: msg({ id: 'calendarState.option', message: 'Option' }),
  CLOSED: msg({ id: 'calendarState.closed', message: 'Closed' }),
} as const;

/** The public states of a period. */
export const AVAILABILITIES = {
  FREE: msg({ id: 'availability.free', message: 'free' }),
  OPTION: msg({ id: 'availability.option', message: 'in option' }),
  UNAVAILABLE: msg({ id: 'availability.unavailable', message: 'not available' }),
  UNKNOWN: msg({ id: 'availability.unknown', message: 'unknown' }),
} as const;

/** How a closure comes again. */
export const CALENDAR_REPETITIONS = {
  WEEKLY: msg({ id: 'calendarRepetition.weekly', message: 'Every week' }),
  YEARLY: msg({ id: 'calendarRepetition.yearly', message: 'Every year' }),
} as const;

export const HALVES = {
  MORNING: msg({ id: 'calendarHalf.morning', message: 'Morning' }),
  AFTERNOON: msg({ id: 'calendarHalf.afternoon', message: 'Afternoon' }),
} as const;
