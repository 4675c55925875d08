import { euros } from '../../platform/graphql/money.ts';
import { kmBetween } from '../geography/distance.ts';
import type { VenueCard } from '../venues/venue.types.ts';
import type { Circle } from './area.inputs.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAround, slotsWithin } from './catalogue-places.ts';
import { type Asked, type ConditionLevels, FIRM, levelsOf } from './condition-levels.ts';
import { placeOf } from './place-levels.ts';
import { type NearMiss, SearchCondition, type SearchDifference } from './near-miss.types.ts';
import { promotedOn, type SearchCriteria, type SearchRun } from './search-run.ts';
import { VenueSort } from './search.inputs.ts';

/** Near misses are not searched for when so many venues meet all conditions. */
export const ENOUGH = 5;
export const MOST_NEAR_MISSES = 12;
/** What giving a condition up costs more than a step of it, such as from a city to its department. */
const GIVEN_UP = { firm: 4, other: 1 };
/** What a step costs. */
const STEP = 2;
/** Beside venues that meet everything, others may differ as much: one condition given up, or a few steps. */
const NEAR = 6;
/** How much farther than the nearest one the others may be. */
const RANGE = 4;
const FAR_KM = 50;

/** A venue that misses some conditions, and how. */
export interface Miss {
  id: string;
  slot: number;
  differences: SearchDifference[];
}

/**
 * The venues that come closest to a search that finds fewer than a handful, those that miss least first: the steps that each condition
 * has to be relaxed by are added up; of equally many, distances and missing seats count.
 */
export function nearMisses(run: SearchRun): Miss[] {
  const { index } = run;
  const exact = isRelaxed(run) ? new Bitset(index.capacity) : run.hits;
  const found = exact.count();
  if (found >= ENOUGH) return [];
  const levels = [...run.textLevels, ...filterLevels(run)];
  if (levels.length === 0) return [];
  // Where only words are asked for, a venue without any of them comes close only if all venues are without.
  const isOther = levels.some(({ condition }) => condition !== SearchCondition.WORDS);
  const close = isOther ? index.all : Bitset.union(levels.flatMap(setsOf));
  const candidates = close.isEmpty ? index.all : close;
  const costs = costsOf(levels, index.capacity);
  let least = Infinity;
  const others: number[] = [];
  candidates.forEach((slot) => {
    if (exact.has(slot)) return;
    others.push(slot);
    least = Math.min(least, costs[slot]!);
  });
  const most = found ? NEAR : least + RANGE;
  const ranks = index.orders[VenueSort.RELEVANCE].ranks();
  return others
    .filter((slot) => costs[slot]! <= most)
    .map((slot) => {
      const differences = differencesOf(levels, slot);
      return { slot, differences, gap: differences.reduce((sum, difference) => sum + gapOf(difference), 0) };
    })
    .toSorted((a, b) => costs[a.slot]! - costs[b.slot]! || a.gap - b.gap || ranks[a.slot]! - ranks[b.slot]!)
    .slice(0, MOST_NEAR_MISSES)
    .map(({ slot, differences }) => ({ id: index.row(slot).id, slot, differences }));
}

/** The slots of the venues that meet all conditions or, where none does, of those that come closest. */
export function closestSlots(run: SearchRun): Bitset {
  // Not from the cached hits: a venue may have left the catalogue since.
  const hits = run.without();
  if (!isRelaxed(run) && !hits.isEmpty) return hits;
  return Bitset.of(
    run.index.capacity,
    nearMisses(run).map(({ slot }) => slot),
  );
}

/** Whether the hits miss conditions of the text. Some words of several are enough. */
function isRelaxed(run: SearchRun): boolean {
  return run.relaxed.some((condition) => condition !== SearchCondition.WORDS);
}

/** The near misses with their cards; venues that are not public any more are left out. */
export async function nearMissCards(
  run: SearchRun,
  cardsOf: (ids: string[]) => Promise<VenueCard[]>,
): Promise<NearMiss[]> {
  const misses = nearMisses(run);
  const cards = await cardsOf(misses.map(({ id }) => id));
  return cards.map((venue) => ({
    venue,
    differences: misses.find(({ id }) => id === venue.id)!.differences,
    availability: run.availabilityOf(venue.id),
  }));
}

/** What the filters ask for beside the text. */
function filterLevels({ index, criteria, layouts, atDates }: SearchRun): ConditionLevels[] {
  const { around, bounds, capacityBands, kinds, promotion, today } = criteria;
  const levels = levelsOf(index, askedBy(criteria), { atDates });
  const oneOf = <Value>(condition: SearchCondition, values: Value[], listOf: (value: Value) => Bitset) => {
    if (values.length) levels.push({ condition, met: Bitset.union(values.map(listOf)) });
  };
  oneOf(SearchCondition.KIND, kinds, (kind) => index.filters.of('kind', kind));
  oneOf(SearchCondition.CAPACITY, capacityBands, (band) => index.rooms.within(band, layouts));
  if (around?.length) levels.push(aroundLevels(index, around));
  if (promotion) levels.push({ condition: SearchCondition.PROMOTION, met: promotedOn(index, today) });
  if (bounds) levels.push({ condition: SearchCondition.MAP_AREA, met: slotsWithin(index, bounds) });
  return levels;
}

function aroundLevels(index: CatalogueIndex, circles: Circle[]): ConditionLevels {
  const within = (part: number) =>
    Bitset.union(circles.map((circle) => slotsAround(index, circle, circle.kilometres * part)));
  return {
    condition: SearchCondition.DISTANCE,
    met: within(1),
    looser: () => [within(2)],
    differs: (slot) => {
      const nearest = Math.min(...circles.map((circle) => kmBetween(circle, index.row(slot)) ?? Infinity));
      return { kilometres: nearest === Infinity ? null : Math.round(nearest) };
    },
  };
}

function askedBy({ locations, amenities, maxPrice, ...criteria }: SearchCriteria): Asked {
  return {
    ...criteria,
    places: (locations ?? []).map(placeOf),
    amenities: amenities.map((amenity) => ({ anyOf: [amenity] })),
    kinds: [],
    surroundings: [],
    maxPricePerPerson: maxPrice === null ? null : euros(maxPrice),
  };
}

/** The venues that meet a condition, then those that meet it ever more loosely. */
function setsOf({ met, looser }: ConditionLevels): Bitset[] {
  return [met, ...(looser?.() ?? [])];
}

/** The steps by which the conditions have to be relaxed for each venue. */
function costsOf(levels: ConditionLevels[], capacity: number): Uint16Array {
  const givenUp = ({ condition }: ConditionLevels) => (FIRM.has(condition) ? GIVEN_UP.firm : GIVEN_UP.other);
  const steps = levels.map((level) => ({ sets: setsOf(level), atLast: givenUp(level) }));
  const all = steps.reduce((sum, { sets, atLast }) => sum + sets.length * STEP + atLast, 0);
  const costs = new Uint16Array(capacity).fill(all);
  for (const { sets, atLast } of steps) {
    for (const [step, set] of sets.entries()) {
      const cost = step === sets.length - 1 ? STEP + atLast : STEP;
      set.forEach((slot) => (costs[slot]! -= cost));
    }
  }
  return costs;
}

function differencesOf(levels: ConditionLevels[], slot: number): SearchDifference[] {
  return levels.flatMap(({ condition, met, differs }) => (met.has(slot) ? [] : [{ condition, ...differs?.(slot) }]));
}

/** How far off a venue is, as a part of what is far. */
function gapOf({ kilometres, asked, found, askedPrice, price }: SearchDifference): number {
  const missing = asked ? Math.max(0, asked - (found ?? 0)) / asked : 0;
  const dearer = askedPrice && price ? price.amount / askedPrice.amount - 1 : 0;
  return (kilometres ?? 0) / FAR_KM + missing + dearer;
}
