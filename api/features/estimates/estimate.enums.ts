import { registerEnumType } from 'type-graphql';

/** The part of the day of an event of one day. */
export enum DayPart {
  DAY = 'DAY',
  HALF_DAY = 'HALF_DAY',
  EVENING = 'EVENING',
}

registerEnumType(DayPart, {
  name: 'DayPart',
  description: 'The part of the day of an event of one day.',
  valuesConfig: {
    DAY: { description: 'It takes the whole day.' },
    HALF_DAY: { description: 'It takes the morning or the afternoon.' },
    EVENING: { description: 'It takes the evening.' },
  },
});
