import { msg } from '@lingui/core/macro';
import { useTerm } from './terms.ts';

/** Names of what a price list says, by the values of the API's enumerations; read them with `useTerm`. */
export const RATE_KINDS = {
  HALF_DAY_DELEGATE: msg({ id: 'rateKind.halfDayDelegate', message: 'Half-day delegate rate' }),
  DAY_DELEGATE: msg({ id: 'rateKind.dayDelegate', message: 'Day delegate rate' }),
  SEMI_RESIDENTIAL: msg({ id: 'rateKind.semiResidential', message: 'Half-board residential rate' }),
  RESIDENTIAL: msg({ id: 'rateKind.residential', message: 'Full-board residential rate' }),
  ROOM_HALF_DAY: msg({ id: 'rateKind.roomHalfDay', message: 'Room hire, half day' }),
  ROOM_DAY: msg({ id: 'rateKind.roomDay', message: 'Room hire, day' }),
  ROOM_EVENING: msg({ id: 'rateKind.roomEvening', message: 'Room hire, evening' }),
  COCKTAIL: msg({ id: 'rateKind.cocktail', message: 'Cocktail reception' }),
  DINNER: msg({ id: 'rateKind.dinner', message: 'Meal' }),
  EXTRA: msg({ id: 'rateKind.extra', message: 'Extra' }),
} as const;

export const RATE_COMPONENTS = {
  ROOM_HIRE: msg({ id: 'rateComponent.roomHire', message: 'Meeting room' }),
  SCREEN: msg({ id: 'rateComponent.screen', message: 'Screen or projector' }),
  WELCOME_COFFEE: msg({ id: 'rateComponent.welcomeCoffee', message: 'Welcome coffee' }),
  BREAK: msg({ id: 'rateComponent.break', message: 'Coffee break' }),
  LUNCH: msg({ id: 'rateComponent.lunch', message: 'Lunch' }),
  COCKTAIL: msg({ id: 'rateComponent.cocktail', message: 'Cocktail' }),
  DINNER: msg({ id: 'rateComponent.dinner', message: 'Dinner' }),
  DRINKS: msg({ id: 'rateComponent.drinks', message: 'Drinks' }),
  NIGHT: msg({ id: 'rateComponent.night', message: 'Night' }),
  BREAKFAST: msg({ id: 'rateComponent.breakfast', message: 'Breakfast' }),
  OTHER: msg({ id: 'rateComponent.other', message: 'Other' }),
} as const;

export const OCCUPANCIES = {
  SINGLE: msg({ id: 'occupancy.single', message: 'single room' }),
  TWIN: msg({ id: 'occupancy.twin', message: 'twin room' }),
} as const;

export const RATE_UNITS = {
  PER_PERSON: msg({ id: 'rateUnit.perPerson', message: 'per person' }),
  PER_DAY: msg({ id: 'rateUnit.perDay', message: 'per day' }),
  FLAT: msg({ id: 'rateUnit.flat', message: 'flat rate' }),
} as const;

/** What a rate other than an extra is paid for. */
export const RATE_BASES = {
  PERSON: msg({ id: 'rateUnit.perPerson', message: 'per person' }),
  NIGHT: msg({ id: 'rateBasis.night', message: 'per person and night' }),
  ROOM: msg({ id: 'rateBasis.room', message: 'per room' }),
} as const;

export type RateKind = keyof typeof RATE_KINDS;
export type RateComponent = keyof typeof RATE_COMPONENTS;
export type Occupancy = keyof typeof OCCUPANCIES;
export type RateUnit = keyof typeof RATE_UNITS;
export const RATE_COMPONENT_VALUES = Object.keys(RATE_COMPONENTS) as RateComponent[];

const BASES: Partial<Record<RateKind, keyof typeof RATE_BASES>> = {
  ROOM_HALF_DAY: 'ROOM',
  ROOM_DAY: 'ROOM',
  ROOM_EVENING: 'ROOM',
  SEMI_RESIDENTIAL: 'NIGHT',
  RESIDENTIAL: 'NIGHT',
};

type NamedRate = {
  readonly kind: RateKind;
  readonly label: string | null;
  readonly roomName: string | null;
  readonly occupancy: Occupancy | null;
};

/** `const rateName = useRateName()`, then `rateName(rate)`: “Full-board residential rate, twin room”. */
export function useRateName(): (rate: NamedRate) => string {
  const kindName = useTerm(RATE_KINDS);
  const occupancyName = useTerm(OCCUPANCIES);
  return ({ kind, label, roomName, occupancy }) =>
    [label ?? kindName(kind), roomName, occupancy && occupancyName(occupancy)].filter(Boolean).join(', ');
}

/** The words for what a rate is paid for: “per person and night”. */
export function basisOf({ kind, unit }: { kind: RateKind; unit: RateUnit | null }) {
  return kind === 'EXTRA' ? RATE_UNITS[unit ?? 'FLAT'] : RATE_BASES[BASES[kind] ?? 'PERSON'];
}
