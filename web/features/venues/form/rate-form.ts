import { ROOM_RATES } from '../../../../schema/rates.ts';
import { cents, typedEuros, typedNumber, wholeNumberOrNull } from '../../../lib/typed-numbers.ts';
import {
  RATE_COMPONENT_VALUES,
  type Occupancy,
  type RateComponent,
  type RateKind,
  type RateUnit,
} from '../../../lib/rate-labels.ts';
import type { UpdateVenueMutationVariables, VenueContentPartsFragment } from '../content/venue-content.gen.ts';

/** A component as the form holds it; without a price it is not part of the rate. */
export type ComponentForm = { quantity: string; net: string; vatPercent: string };

/** A rate as the form holds it: everything that is typed is text. */
export type RateForm = {
  kind: RateKind;
  label: string;
  roomName: string;
  occupancy: Occupancy | '';
  unit: RateUnit;
  components: Record<RateComponent, ComponentForm>;
  validFrom: string;
  validTo: string;
  weekdays: string[];
  smallestGroup: string;
};

/** The usual rates of tax in France; meals and nights have the reduced one. */
const VAT: Partial<Record<RateComponent, string>> = { ROOM_HIRE: '20', SCREEN: '20', DRINKS: '20', OTHER: '20' };
const REDUCED_VAT = '10';

const NO_COMPONENTS = Object.fromEntries(
  RATE_COMPONENT_VALUES.map((part) => [part, { quantity: '1', net: '', vatPercent: VAT[part] ?? REDUCED_VAT }]),
) as RateForm['components'];

export const NEW_RATE: RateForm = {
  kind: 'DAY_DELEGATE',
  label: '',
  roomName: '',
  occupancy: '',
  unit: 'PER_PERSON',
  components: { ...NO_COMPONENTS, BREAK: { ...NO_COMPONENTS.BREAK, quantity: '2' } },
  validFrom: '',
  validTo: '',
  weekdays: [],
  smallestGroup: '',
};

/** In the order in which owners enter them; then come extras, which can be many. */
const COMMON_KINDS: readonly RateKind[] = ['DAY_DELEGATE', 'ROOM_DAY', 'SEMI_RESIDENTIAL'];

/** What an added rate begins with: a common kind that the list does not have yet. */
export function nextRate(rates: readonly Pick<RateForm, 'kind'>[]): RateForm {
  const kind = COMMON_KINDS.find((common) => rates.every((rate) => rate.kind !== common)) ?? 'EXTRA';
  return { ...NEW_RATE, kind };
}

const MEETING: readonly RateComponent[] = [
  'ROOM_HIRE',
  'SCREEN',
  'WELCOME_COFFEE',
  'BREAK',
  'LUNCH',
  'DRINKS',
  'OTHER',
];
const STAY: readonly RateComponent[] = [...MEETING.slice(0, 5), 'DINNER', 'NIGHT', 'BREAKFAST', 'DRINKS', 'OTHER'];
const ROOM: readonly RateComponent[] = ['ROOM_HIRE', 'SCREEN', 'OTHER'];

/** The components that a kind of rate is usually made of. */
export const USUAL_COMPONENTS: Readonly<Record<RateKind, readonly RateComponent[]>> = {
  ROOM_HALF_DAY: ROOM,
  ROOM_DAY: ROOM,
  ROOM_EVENING: ROOM,
  HALF_DAY_DELEGATE: MEETING,
  DAY_DELEGATE: MEETING,
  SEMI_RESIDENTIAL: STAY,
  RESIDENTIAL: STAY,
  COCKTAIL: ['COCKTAIL', 'DRINKS', 'ROOM_HIRE', 'OTHER'],
  DINNER: ['LUNCH', 'DINNER', 'DRINKS', 'OTHER'],
  EXTRA: ['OTHER'],
};

/** The components that the form shows: the usual ones, and what else has a price. */
export function shownComponents({ kind, components }: Pick<RateForm, 'kind' | 'components'>): RateComponent[] {
  const usual = USUAL_COMPONENTS[kind];
  return [
    ...usual,
    ...RATE_COMPONENT_VALUES.filter((part) => !usual.includes(part) && components[part].net.trim() !== ''),
  ];
}

type Rate = VenueContentPartsFragment['rates'][number];
type RateInput = NonNullable<UpdateVenueMutationVariables['input']['rates']>[number];

export function rateForm(rate: Rate): RateForm {
  const components = { ...NO_COMPONENTS };
  for (const { component, quantity, netCents, vatPercent } of rate.components)
    components[component] = {
      quantity: String(quantity),
      net: typedEuros(netCents),
      vatPercent: String(vatPercent),
    };
  return {
    kind: rate.kind,
    label: rate.label ?? '',
    roomName: rate.roomName ?? '',
    occupancy: rate.occupancy ?? '',
    unit: rate.unit ?? 'PER_PERSON',
    components,
    validFrom: rate.validFrom ?? '',
    validTo: rate.validTo ?? '',
    weekdays: rate.weekdays.map(String),
    smallestGroup: typedNumber(rate.smallestGroup),
  };
}

const whole = (text: string) => {
  const value = wholeNumberOrNull(text);
  return Number.isNaN(value) ? null : value;
};

/** The components with a price, as the API takes them; what is no amount is not sent. */
export function pricedComponents({ components }: Pick<RateForm, 'components'>): Rate['components'][number][] {
  return RATE_COMPONENT_VALUES.flatMap((component) => {
    const { quantity, net, vatPercent } = components[component];
    const netCents = cents(net);
    if (net.trim() === '' || Number.isNaN(netCents)) return [];
    return [{ component, quantity: whole(quantity) ?? 1, netCents, vatPercent: Number(vatPercent) }];
  });
}

export function rateInput(form: RateForm): RateInput {
  const { kind } = form;
  const hasNights = kind === 'RESIDENTIAL' || kind === 'SEMI_RESIDENTIAL';
  return {
    kind,
    label: form.label.trim() || null,
    roomName: (ROOM_RATES.has(kind) && form.roomName.trim()) || null,
    occupancy: (hasNights && form.occupancy) || null,
    unit: kind === 'EXTRA' ? form.unit : null,
    components: pricedComponents(form),
    validFrom: form.validFrom || null,
    validTo: form.validTo || null,
    weekdays: form.weekdays.map(Number).sort((a, b) => a - b),
    smallestGroup: whole(form.smallestGroup),
  };
}
