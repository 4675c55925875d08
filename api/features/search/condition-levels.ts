import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { euros, type Money } from '../../platform/graphql/money.ts';
import type { RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { LAYOUTS } from './catalogue-row.ts';
import { SearchCondition, type SearchDifference } from './near-miss.types.ts';
import { type AskedPlace, placeLevels } from './place-levels.ts';
import type { ParsedSearch } from './query-parser/parsed-search.types.ts';
import { readKindTerms } from './query-parser/vocabulary.ts';
import type { SlotNumbers } from './slot-numbers.ts';
import { byWater } from './surroundings.ts';
import type { WordHits } from './word-search.ts';

/** A number is relaxed to this part of it first; a price is then this part of the new one. */
const NEARLY = 0.75;

/** Given up last. What else is stated is given up before venues beyond the department of the place are found. */
export const FIRM: ReadonlySet<SearchCondition> = new Set([
  SearchCondition.BEDROOMS,
  SearchCondition.CAPACITY,
  SearchCondition.PLACE,
  SearchCondition.DISTANCE,
  SearchCondition.MAP_AREA,
  SearchCondition.DATES,
]);

/** The conditions of a text, or of the filters beside it. */
export type Asked = Pick<
  ParsedSearch,
  | 'capacity'
  | 'bedrooms'
  | 'roomAreaSqm'
  | 'categories'
  | 'eventTypes'
  | 'kinds'
  | 'layouts'
  | 'amenities'
  | 'stationMinutes'
  | 'maxPricePerPerson'
  | 'surroundings'
> & { places: AskedPlace[] };

/** What is found otherwise: the venues with the words that mean nothing else, and those that may be free at the dates. */
export interface AskedBeside {
  words?: WordHits | null;
  atDates?: Bitset | null;
}

/** One condition of a search. */
export interface ConditionLevels {
  condition: SearchCondition;
  /** The venues that meet it as stated. */
  met: Bitset;
  /** Those that meet it ever more loosely, found only when no venue meets all conditions. All venues come after the last one. */
  looser?: () => readonly Bitset[];
  /** How far off a venue is that does not meet it as stated. */
  differs?: (slot: number) => Omit<SearchDifference, 'condition'>;
}

/** The conditions, in the order in which they are relaxed. */
export function levelsOf(index: CatalogueIndex, asked: Asked, { words, atDates }: AskedBeside): ConditionLevels[] {
  const { bedrooms, capacity, categories, eventTypes, kinds, layouts, maxPricePerPerson, places } = asked;
  const { roomAreaSqm, stationMinutes, surroundings } = asked;
  const anyOf = <Value>(values: Value[], listOf: (value: Value) => Bitset) => Bitset.union(values.map(listOf));
  const levels: ConditionLevels[] = [];
  if (words)
    levels.push({ condition: SearchCondition.WORDS, met: words.levels[0], looser: () => words.levels.slice(1) });
  if (layouts.length) levels.push({ condition: SearchCondition.LAYOUT, met: index.rooms.holding(1, layouts) });
  if (eventTypes.length)
    levels.push({
      condition: SearchCondition.EVENT_TYPE,
      met: anyOf(eventTypes, (value) => index.filters.of('eventType', value)),
    });
  for (const { anyOf: amenities } of asked.amenities)
    levels.push({
      condition: SearchCondition.AMENITY,
      met: anyOf(amenities, (value) => index.filters.of('amenity', value)),
      differs: () => ({ amenities }),
    });
  if (categories.length)
    levels.push({
      condition: SearchCondition.STARS,
      met: anyOf(categories, (value) => index.filters.of('category', value)),
      differs: (slot) => ({ found: index.row(slot).category }),
    });
  if (kinds.length) levels.push({ condition: SearchCondition.KIND, met: anyOf(kinds, (kind) => ofKind(index, kind)) });
  if (roomAreaSqm !== null) levels.push(atLeastLevels(SearchCondition.ROOM_AREA, index.roomAreas, roomAreaSqm));
  if (stationMinutes !== null)
    levels.push({
      condition: SearchCondition.STATION,
      met: index.stationMinutes.atMost(stationMinutes),
      looser: () => [index.stationMinutes.atMost(2 * stationMinutes)],
    });
  levels.push(...byWater(index, surroundings));
  if (maxPricePerPerson) levels.push(priceLevels(index, maxPricePerPerson));
  if (atDates) levels.push({ condition: SearchCondition.DATES, met: atDates });
  if (bedrooms !== null) levels.push(atLeastLevels(SearchCondition.BEDROOMS, index.bedrooms, bedrooms));
  if (capacity !== null)
    levels.push(capacityLevels(index, capacity, countedLayouts(layouts, eventTypes) as RoomLayout[]));
  if (places.length) levels.push({ condition: SearchCondition.PLACE, ...placeLevels(index, places) });
  return levels;
}

function atLeastLevels(condition: SearchCondition, numbers: SlotNumbers, asked: number): ConditionLevels {
  return {
    condition,
    met: numbers.atLeast(asked),
    looser: () => [numbers.atLeast(Math.ceil(asked * NEARLY))],
    differs: (slot) => ({ asked, found: numbers.at(slot) || null }),
  };
}

function priceLevels(index: CatalogueIndex, most: Money): ConditionLevels {
  return {
    condition: SearchCondition.BUDGET,
    met: index.prices.atMost(most.amount),
    looser: () => [index.prices.atMost(Math.floor(most.amount / NEARLY))],
    differs: (slot) => {
      const priceFrom = index.prices.at(slot);
      return { askedPrice: most, price: priceFrom === null ? null : euros(priceFrom) };
    },
  };
}

function capacityLevels(index: CatalogueIndex, capacity: number, layouts: RoomLayout[]): ConditionLevels {
  const { rooms } = index;
  return {
    condition: SearchCondition.CAPACITY,
    met: rooms.holding(capacity, layouts),
    looser: () => [rooms.holding(Math.ceil(capacity * NEARLY), layouts)],
    differs: (slot) => {
      const [best] = (layouts.length ? layouts : LAYOUTS)
        .map((layout) => ({ layout, found: rooms.mostPeople(slot, [layout]) }))
        .toSorted((one, other) => other.found - one.found);
      return best?.found ? { asked: capacity, ...best } : { asked: capacity, found: null };
    },
  };
}

let kindTerms: ReturnType<typeof readKindTerms> | undefined;

/** Slots of the venues of a kind, and of those that are called so: "Château des Brumes" may be a hotel. */
function ofKind(index: CatalogueIndex, kind: VenueKind): Bitset {
  kindTerms ??= readKindTerms();
  const slots = index.filters.of('kind', kind).clone();
  for (const term of kindTerms.get(kind) ?? []) addNamed(slots, index, `${term} `);
  return slots;
}

/** Slots of the venues whose name contains the folded text at the beginning of a word. */
export function namedLike(index: CatalogueIndex, text: string): Bitset {
  const slots = new Bitset(0);
  addNamed(slots, index, text);
  return slots;
}

function addNamed(slots: Bitset, index: CatalogueIndex, text: string): void {
  const [from, to] = index.names.range(text);
  for (let place = from; place < to; place++) slots.add(index.names.at(place));
}
