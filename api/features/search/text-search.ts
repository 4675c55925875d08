import { fold } from '../../platform/text.ts';
import { kmBetween } from '../geography/distance.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { type ConditionLevels, FIRM, levelsOf, namedLike } from './condition-levels.ts';
import { SearchCondition } from './near-miss.types.ts';
import type { ParsedPlace, ParsedSearch } from './query-parser/parsed-search.types.ts';
import { signsOf } from './surroundings.ts';
import { namedNearly, searchWords } from './word-search.ts';

/** The venues that a text finds. */
export interface TextHits {
  slots: Bitset;
  /** Greater is better; null = all are equal. */
  score: ((slot: number) => number) | null;
  /** The conditions that some hits do not meet, because no venue meets all of them. */
  relaxed: SearchCondition[];
  /** What the text asks for; nothing if it is the name of a venue. */
  levels: ConditionLevels[];
}

export interface TextQuery {
  text: string;
  parsed: ParsedSearch;
  /** The venues that may be free at its dates; null = it names none. */
  atDates: ((index: CatalogueIndex) => Bitset) | null;
}

/** Each is more than all below it; words have the scores of `searchWords`. */
const NAME_SCORE = 1_000_000;
export const CONDITION_SCORE = 10_000;
/** For each time that the distance from a place without venues is halved, from so many kilometres down. */
const NEARNESS_SCORE = 1_500;
const FAR_KM = 320;
const MOST_HALVINGS = 5;

/**
 * Finds venues by a text: those that meet all its conditions, or else those that meet as many as possible; and those whose name
 * contains the text, whatever its words mean ("Hôtel du Lac").
 * @param among the venues that meet the other conditions of the search, among which one has to be found.
 */
export function findText(index: CatalogueIndex, { text, parsed, atDates }: TextQuery, among: Bitset): TextHits {
  const words = parsed.rest ? searchWords(index, parsed.rest) : null;
  const levels = levelsOf(index, parsed, { words, atDates: atDates?.(index) });
  const { slots, relaxed } = relax(levels, index.all, among);
  let named = namedLike(index, fold(text));
  const isUnclear = words !== null || (relaxed.length > 0 && !isPlaceAlone(parsed));
  if (isUnclear && !named.sharesAny(among)) named = namedNearly(index, text);
  const isNamed = named.sharesAny(among);
  // The name of a venue was typed: what nearly meets the words as conditions is not what is meant.
  const isOnlyName = isNamed && relaxed.length > 0;
  const found = isOnlyName ? named : slots.or(named);
  const preferred = [
    ...parsed.kinds.map((kind) => index.filters.of('kind', kind)),
    ...parsed.surroundings.flatMap((one) => signsOf(index, one)),
  ];
  const isElsewhere = relaxed.includes(SearchCondition.PLACE);
  const score = (slot: number): number => {
    let sum = (isNamed && named.has(slot) ? NAME_SCORE : 0) + (words?.score(slot) ?? 0);
    if (isElsewhere) sum += nearness(index, parsed.places, slot);
    for (const set of preferred) if (set.has(slot)) sum += CONDITION_SCORE;
    return sum;
  };
  const isScored = isNamed || words !== null || isElsewhere || preferred.length > 0;
  const meant = isOnlyName ? { relaxed: [], levels: [] } : { relaxed, levels };
  return { slots: found, score: isScored ? score : null, ...meant };
}

/** Whether a text is a place, as it is spelt: a venue with a similar name is not what is meant. */
function isPlaceAlone({ places, parts, rest }: ParsedSearch): boolean {
  return places.length === 1 && parts.length === 1 && !places[0]!.misspelt && rest === '';
}

function nearness(index: CatalogueIndex, places: ParsedPlace[], slot: number): number {
  const row = index.row(slot);
  const kilometres = Math.min(...places.map((place) => kmBetween(place, row) ?? Infinity));
  const halvings = Math.floor(Math.log2(FAR_KM / kilometres));
  return Math.min(Math.max(halvings, 0), MOST_HALVINGS) * NEARNESS_SCORE;
}

/** The memory of the sets that `relax` tries. Made for each, they would be garbage of 25 kB with 200,000 venues. */
const attempt = new Bitset(0);

/**
 * Relaxes one condition, the first that helps; if none does, one after the other until there are hits. The last condition is never
 * dropped: all venues are no answer to an unknown word.
 * @returns a set of its own, which may be modified.
 */
function relax(conditions: ConditionLevels[], all: Bitset, among: Bitset): Pick<TextHits, 'slots' | 'relaxed'> {
  const meet = (sets: Bitset[]) => sets.reduce((met, set) => met.and(set), attempt.assign(all));
  const strict = conditions.map(({ met }) => met);
  const finds = (sets: Bitset[]) => meet(sets).sharesAny(among);
  if (finds(strict)) return { slots: attempt.clone(), relaxed: [] };
  for (const [place, condition, set] of relaxations(conditions, all)) {
    if (finds(strict.with(place, set))) return { slots: attempt.clone(), relaxed: [condition] };
  }
  for (let dropped = 2; dropped < conditions.length; dropped++) {
    if (finds(strict.slice(dropped)))
      return { slots: attempt.clone(), relaxed: conditions.slice(0, dropped).map(({ condition }) => condition) };
  }
  return { slots: meet(strict).clone(), relaxed: [] };
}

const BEFORE_REGION = 0.5;

/** The ways to relax one condition: each by one step (a city to its department), then by more, then without it. */
function relaxations(
  conditions: ConditionLevels[],
  all: Bitset,
): [place: number, condition: SearchCondition, set: Bitset][] {
  const steps = conditions.flatMap(({ condition, looser }, place) =>
    [...(looser?.() ?? []), ...(conditions.length > 1 ? [all] : [])].map((set, step) => ({
      place,
      condition,
      set,
      step: set !== all ? step : FIRM.has(condition) ? Infinity : Math.max(step, 1) - BEFORE_REGION,
    })),
  );
  return steps
    .toSorted((a, b) => (a.step === b.step ? 0 : a.step - b.step) || a.place - b.place)
    .map(({ place, condition, set }) => [place, condition, set]);
}
