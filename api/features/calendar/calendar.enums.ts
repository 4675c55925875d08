import { registerEnumType } from 'type-graphql';

/** The half of a day. */
export enum HalfDay {
  MORNING = 'MORNING',
  AFTERNOON = 'AFTERNOON',
}

/** What an entry of a calendar does with its time. */
export enum CalendarState {
  BOOKED = 'BOOKED',
  OPTION = 'OPTION',
  CLOSED = 'CLOSED',
}

/** How a closure comes again. */
export enum CalendarRepetition {
  WEEKLY = 'WEEKLY',
  YEARLY = 'YEARLY',
}

/** The author of an entry. */
export enum CalendarSource {
  OWNER = 'OWNER',
  QUOTE = 'QUOTE',
  CALENDAR = 'CALENDAR',
}

/** The public state of a period. */
export enum AvailabilityState {
  FREE = 'FREE',
  OPTION = 'OPTION',
  UNAVAILABLE = 'UNAVAILABLE',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(HalfDay, {
  name: 'HalfDay',
  description: 'The half of a day.',
  valuesConfig: {
    MORNING: { description: 'The first half.' },
    AFTERNOON: { description: 'The second half, with the evening.' },
  },
});

registerEnumType(CalendarState, {
  name: 'CalendarState',
  description: 'What an entry of a calendar does with its time.',
  valuesConfig: {
    BOOKED: { description: 'It is taken by an event.' },
    OPTION: { description: 'It is held for an event until a day, and free again after it.' },
    CLOSED: { description: 'Nothing takes place.' },
  },
});

registerEnumType(CalendarRepetition, {
  name: 'CalendarRepetition',
  description: 'How a closure comes again.',
  valuesConfig: {
    WEEKLY: { description: 'In each week, on some of its days.' },
    YEARLY: { description: 'Each year on the same dates.' },
  },
});

registerEnumType(CalendarSource, {
  name: 'CalendarSource',
  description: 'Who has written an entry of a calendar.',
  valuesConfig: {
    OWNER: { description: 'Somebody who manages the venue.' },
    QUOTE: { description: 'The answer to a quote request, or the choice of one.' },
    CALENDAR: { description: 'A calendar of another program that is linked.' },
  },
});

registerEnumType(AvailabilityState, {
  name: 'AvailabilityState',
  description: 'Whether a venue is free.',
  valuesConfig: {
    FREE: { description: 'It is free.' },
    OPTION: { description: 'It is held for somebody, and may become free.' },
    UNAVAILABLE: { description: 'It is taken or closed.' },
    UNKNOWN: { description: 'Its calendar has not been kept for some time.' },
  },
});
