import { AMENITY_GROUPS, type AmenityGroup } from '../../../lib/amenity-groups.ts';
import { EVENT_TYPE_VALUES, type EventType } from '../../../lib/terms.ts';
import { suitedCapacity, type LayoutCapacity } from '../../../lib/suited-capacity.ts';
import { ROOM_LAYOUT_VALUES, type Amenity, type RoomLayout } from '../../../lib/venue-terms.ts';
import type { AvailabilityState } from '../../calendar/visitor/availability-badge.tsx';
import type { EstimateSum } from '../../estimates/estimate.ts';
import type { ComparedVenue } from './compared-venue.ts';

type Access = ComparedVenue['accesses'][number];
type Price = ComparedVenue['priceFrom'];
type Promotion = ComparedVenue['promotions'][number];
export type AccessType = Access['type'];

/** Figures of a venue that are compared as they are. */
const FIGURES = {
  general: ['category', 'roomCount'],
  sleeping: ['bedrooms', 'sleeps'],
} as const;
export type FigureName = (typeof FIGURES)[keyof typeof FIGURES][number];

/** In the order of the screen. */
const ACCESS_TYPES = ['STATION', 'AIRPORT', 'MOTORWAY', 'METRO', 'TRAM', 'PORT'] as const satisfies AccessType[];

/** What a row is about, with the value of each venue; null = unknown, or there is none. */
type Subject =
  | { readonly kind: 'most'; readonly name: 'most'; readonly values: readonly (LayoutCapacity | null)[] }
  | { readonly kind: 'estimate'; readonly name: 'estimate'; readonly values: readonly (EstimateSum | null)[] }
  | { readonly kind: 'availability'; readonly name: 'availability'; readonly values: readonly AvailabilityState[] }
  | { readonly kind: 'price'; readonly name: 'price'; readonly values: readonly Price[] }
  | { readonly kind: 'figure'; readonly name: FigureName; readonly values: readonly (number | null)[] }
  | { readonly kind: 'layout'; readonly name: RoomLayout; readonly values: readonly (number | null)[] }
  | { readonly kind: 'access'; readonly name: AccessType; readonly values: readonly (Access | null)[] }
  | { readonly kind: 'amenity'; readonly name: Amenity; readonly values: readonly boolean[] }
  | { readonly kind: 'eventType'; readonly name: EventType; readonly values: readonly boolean[] }
  | { readonly kind: 'activities'; readonly name: 'activities'; readonly values: readonly (readonly string[])[] }
  | { readonly kind: 'promotions'; readonly name: 'promotions'; readonly values: readonly (readonly Promotion[])[] };

/** One line of the comparison. */
export type ComparisonRow = Subject & {
  /** Whether all venues have the same value. */
  readonly same: boolean;
  /** For each venue, whether its value is the best; never all of them, and none where there is no better and worse. */
  readonly best: readonly boolean[];
};

export type RowGroupName = 'general' | 'rooms' | 'sleeping' | 'access' | 'events' | AmenityGroup | 'leisureTime';
export type RowGroup = { readonly name: RowGroupName; readonly rows: readonly ComparisonRow[] };

/** The most or the least of what is known. One known value alone is no best, nor is one that all have. */
export function bestOf(values: readonly (number | null)[], better: 'most' | 'least'): readonly boolean[] {
  const known = values.filter((value) => value !== null);
  const best = better === 'most' ? Math.max(...known) : Math.min(...known);
  const differs = known.some((value) => value !== best);
  return values.map((value) => differs && value === best);
}

function allSame(values: readonly (string | number | boolean | null)[]): boolean {
  return new Set(values).size <= 1;
}

const none = (values: readonly unknown[]) => values.map(() => false);

/** Zero rooms mean that rooms are not described. */
const known = (figure: number | null) => (figure === 0 ? null : figure);

function figureRow(venues: readonly ComparedVenue[], name: FigureName): ComparisonRow {
  const values = venues.map((venue) => known(venue[name]));
  return { kind: 'figure', name, values, same: allSame(values), best: bestOf(values, 'most') };
}

/** What the visitor's event would cost: a venue that leaves out what another counts, or is too small for it, is not called cheaper. */
function estimateRow(values: readonly (EstimateSum | null)[]): ComparisonRow {
  const amounts = values.map((value) => value?.lowest.totals.exclVatPerParticipant.amount ?? null);
  const comparable = new Set(values.flatMap((value) => value?.unpriced.join() ?? [])).size < 2;
  const held = values.map((value, index) => (value?.shortfalls.length ? null : (amounts[index] ?? null)));
  const best = comparable ? bestOf(held, 'least') : none(values);
  return { kind: 'estimate', name: 'estimate', values, same: allSame(amounts), best };
}

/** Whether each is free when the event is. */
function availabilityRow(values: readonly AvailabilityState[]): ComparisonRow {
  return { kind: 'availability', name: 'availability', values, same: allSame(values), best: none(values) };
}

/** Packages are compared with packages of the same kind only. */
function priceRow(venues: readonly ComparedVenue[]): ComparisonRow {
  const values = venues.map(({ priceFrom }) => priceFrom);
  const amounts = values.map((value) => value?.price.amount ?? null);
  const comparable = new Set(values.flatMap((value) => value?.kind ?? [])).size < 2;
  const same = allSame(values.map((value) => value && `${value.kind} ${value.price.amount}`));
  return { kind: 'price', name: 'price', values, same, best: comparable ? bestOf(amounts, 'least') : none(values) };
}

function layoutRow(venues: readonly ComparedVenue[], name: RoomLayout): ComparisonRow {
  const values = venues.map(({ capacities }) => capacities.find(({ layout }) => layout === name)?.capacity ?? null);
  return { kind: 'layout', name, values, same: allSame(values), best: bestOf(values, 'most') };
}

/** The largest room in the layouts in which people are counted (empty = all), and in which. */
function mostRow(venues: readonly ComparedVenue[], counted: readonly RoomLayout[]): ComparisonRow {
  const values = venues.map(({ capacities }) => suitedCapacity(capacities, counted));
  const same = allSame(values.map((most) => most && `${most.layout} ${most.capacity}`));
  return {
    kind: 'most',
    name: 'most',
    values,
    same,
    best: bestOf(
      values.map((most) => most?.capacity ?? null),
      'most',
    ),
  };
}

/** The nearest of a kind by time. */
function accessRow(venues: readonly ComparedVenue[], name: AccessType): ComparisonRow {
  const values = venues.map(({ accesses }) => {
    const ways = accesses.filter(({ type }) => type === name);
    return ways.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
  });
  const minutes = values.map((way) => way?.minutes ?? null);
  // Ten minutes by car are no shorter way than fifteen by train.
  const comparable = new Set(values.flatMap((way) => way?.mode ?? [])).size < 2;
  const same = allSame(values.map((way) => way && `${way.minutes} ${way.mode} ${way.name}`));
  return { kind: 'access', name, values, same, best: comparable ? bestOf(minutes, 'least') : none(values) };
}

function amenityRow(venues: readonly ComparedVenue[], name: Amenity): ComparisonRow {
  const values = venues.map(({ amenities }) => amenities.includes(name));
  return { kind: 'amenity', name, values, same: allSame(values), best: none(values) };
}

function eventTypeRow(venues: readonly ComparedVenue[], name: EventType): ComparisonRow {
  const values = venues.map(({ eventTypes }) => eventTypes.includes(name));
  return { kind: 'eventType', name, values, same: allSame(values), best: none(values) };
}

/** The same things in another order are the same things. */
const asSet = (names: readonly string[]) => names.toSorted().join('\n');

function activitiesRow(venues: readonly ComparedVenue[]): ComparisonRow {
  const values = venues.map(({ activities }) => activities.map(({ name }) => name));
  return { kind: 'activities', name: 'activities', values, same: allSame(values.map(asSet)), best: none(values) };
}

function promotionsRow(venues: readonly ComparedVenue[]): ComparisonRow {
  const values = venues.map(({ promotions }) => promotions);
  // An offer belongs to one venue: two offers are never the same, only their absence is.
  const same = values.every((promotions) => promotions.length === 0) || values.length < 2;
  return { kind: 'promotions', name: 'promotions', values, same, best: none(values) };
}

function says(value: ComparisonRow['values'][number]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

/** A row says something when it does for one venue at least. */
function saysSomething({ values }: ComparisonRow): boolean {
  return values.some(says);
}

/** What each venue says to the visitor’s event; empty = it is not known well enough to ask. */
export type EventAnswers = {
  readonly estimates: readonly (EstimateSum | null)[];
  readonly availabilities: readonly AvailabilityState[];
};

/**
 * Everything that is compared, by theme; what none of the venues has is left out. All layouts are told as soon as one room is
 * described: that a venue can't seat a U is worth knowing.
 */
export function comparisonRows(
  venues: readonly ComparedVenue[],
  counted: readonly RoomLayout[] = [],
  { estimates, availabilities }: EventAnswers = { estimates: [], availabilities: [] },
): readonly RowGroup[] {
  const layouts = ROOM_LAYOUT_VALUES.map((layout) => layoutRow(venues, layout));
  const figures = (names: readonly FigureName[]) => names.map((name) => figureRow(venues, name)).filter(saysSomething);
  const amenities = (group: AmenityGroup): RowGroup => ({
    name: group,
    rows: AMENITY_GROUPS[group].map((amenity) => amenityRow(venues, amenity)).filter(saysSomething),
  });
  const groups: RowGroup[] = [
    {
      name: 'general',
      rows: [
        availabilityRow(availabilities),
        ...figures(FIGURES.general),
        estimateRow(estimates),
        priceRow(venues),
        promotionsRow(venues),
      ].filter(saysSomething),
    },
    { name: 'rooms', rows: layouts.some(saysSomething) ? [mostRow(venues, counted), ...layouts] : [] },
    { name: 'sleeping', rows: figures(FIGURES.sleeping) },
    { name: 'access', rows: ACCESS_TYPES.map((type) => accessRow(venues, type)).filter(saysSomething) },
    {
      name: 'events',
      rows: EVENT_TYPE_VALUES.map((type) => eventTypeRow(venues, type)).filter(saysSomething),
    },
    ...(['equipment', 'services', 'comfort', 'leisure'] as const).map(amenities),
    { name: 'leisureTime', rows: [activitiesRow(venues)].filter(saysSomething) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

type Asked = {
  readonly people: number | null;
  readonly named: { readonly layouts: readonly RoomLayout[]; readonly eventTypes: readonly EventType[] };
};

/** Whether a row is about a condition of the visitor's search. */
export function isAsked(row: ComparisonRow, { people, named }: Asked): boolean {
  if (row.kind === 'estimate' || row.kind === 'availability') return true;
  if (row.kind === 'most') return people !== null;
  if (row.kind === 'layout') return named.layouts.includes(row.name);
  return row.kind === 'eventType' && named.eventTypes.includes(row.name);
}

/** The same without the rows in which all venues are the same, and without the themes that have none left. */
export function onlyDifferences(groups: readonly RowGroup[]): readonly RowGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ same }) => !same) }))
    .filter(({ rows }) => rows.length > 0);
}
