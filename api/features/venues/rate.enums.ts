import { registerEnumType } from 'type-graphql';

/** What a rate is for. */
export enum RateKind {
  ROOM_HALF_DAY = 'ROOM_HALF_DAY',
  ROOM_DAY = 'ROOM_DAY',
  ROOM_EVENING = 'ROOM_EVENING',
  HALF_DAY_DELEGATE = 'HALF_DAY_DELEGATE',
  DAY_DELEGATE = 'DAY_DELEGATE',
  SEMI_RESIDENTIAL = 'SEMI_RESIDENTIAL',
  RESIDENTIAL = 'RESIDENTIAL',
  COCKTAIL = 'COCKTAIL',
  DINNER = 'DINNER',
  EXTRA = 'EXTRA',
}

registerEnumType(RateKind, {
  name: 'RateKind',
  description: 'What a rate of a price list is for. What a package contains is told by its components.',
  valuesConfig: {
    ROOM_HALF_DAY: { description: 'The hire of a room for half a day.' },
    ROOM_DAY: { description: 'The hire of a room for a day.' },
    ROOM_EVENING: { description: 'The hire of a room for an evening.' },
    HALF_DAY_DELEGATE: { description: 'A package for half a day ("demi-journée d’étude"), a person.' },
    DAY_DELEGATE: { description: 'A package for a day ("journée d’étude"), a person.' },
    SEMI_RESIDENTIAL: {
      description: 'A package for a day with the night ("semi-résidentiel"), a person and night.',
    },
    RESIDENTIAL: { description: 'A package for a day with the night and all meals, a person and night.' },
    COCKTAIL: { description: 'A cocktail reception, a person.' },
    DINNER: { description: 'A meal, a person.' },
    EXTRA: { description: 'Something that can be added, by its own unit.' },
  },
});

export enum RateComponent {
  ROOM_HIRE = 'ROOM_HIRE',
  SCREEN = 'SCREEN',
  WELCOME_COFFEE = 'WELCOME_COFFEE',
  BREAK = 'BREAK',
  LUNCH = 'LUNCH',
  COCKTAIL = 'COCKTAIL',
  DINNER = 'DINNER',
  DRINKS = 'DRINKS',
  NIGHT = 'NIGHT',
  BREAKFAST = 'BREAKFAST',
  OTHER = 'OTHER',
}

registerEnumType(RateComponent, {
  name: 'RateComponent',
  description: 'A part of what a rate pays for.',
  valuesConfig: {
    ROOM_HIRE: { description: 'A meeting room.' },
    SCREEN: { description: 'A screen or projector.' },
    WELCOME_COFFEE: { description: 'Coffee at the arrival.' },
    BREAK: { description: 'A coffee break.' },
    LUNCH: { description: 'Lunch.' },
    COCKTAIL: { description: 'A cocktail reception.' },
    DINNER: { description: 'Dinner.' },
    DRINKS: { description: 'Drinks.' },
    NIGHT: { description: 'A night.' },
    BREAKFAST: { description: 'Breakfast.' },
    OTHER: { description: 'Something else.' },
  },
});

/** How many people share a bedroom. */
export enum Occupancy {
  SINGLE = 'SINGLE',
  TWIN = 'TWIN',
}

registerEnumType(Occupancy, {
  name: 'Occupancy',
  description: 'How many people share a bedroom.',
  valuesConfig: {
    SINGLE: { description: 'One person has a bedroom.' },
    TWIN: { description: 'Two people share a bedroom.' },
  },
});

/** What an extra is paid for. */
export enum RateUnit {
  PER_PERSON = 'PER_PERSON',
  PER_DAY = 'PER_DAY',
  FLAT = 'FLAT',
}

registerEnumType(RateUnit, {
  name: 'RateUnit',
  description: 'What an extra is paid for.',
  valuesConfig: {
    PER_PERSON: { description: 'It is paid for each person.' },
    PER_DAY: { description: 'It is paid for each day.' },
    FLAT: { description: 'It is paid once.' },
  },
});
