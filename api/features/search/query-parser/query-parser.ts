import { today } from '../../../platform/clock.ts';
import { gazetteer, type Gazetteer } from '../../geography/gazetteer.ts';
import { SearchCondition } from '../near-miss.types.ts';
import { Surroundings } from '../surroundings.enums.ts';
import type { ParsedSearch } from './parsed-search.types.ts';
import { PlaceBook, type FoundPlace } from './place-book.ts';
import { isYear } from './number-tokens.ts';
import { readNumbers, type Distance } from './query-numbers.ts';
import { readDates } from './query-dates.ts';
import { findBudget, readPrices, takeBudget } from './query-prices.ts';
import { QueryPlaces } from './query-places.ts';
import { QueryText, Use } from './query-text.ts';
import { TypoIndex } from './typo-index.ts';
import { conditionOf, Vocabulary, type Meaning } from './vocabulary.ts';

/** Longer texts are cut; the operations refuse them before. */
const MAX_LENGTH = 200;
/** The names of smaller communes must be spelt correctly. */
const MISSPELT_FROM = 10_000;
/** Among other unknown words, which may be the name of a venue, only misspelt places of this size are recognised. */
const MISSPELT_AMONG_NAMES_FROM = 50_000;
const MOST_WORDS_MISSPELT = 3;
/** With more unknown words, the others are not compared with names. */
const MOST_UNKNOWN = 10;
/** From here on, a number without a unit is a number of people. */
const FEWEST_PEOPLE = 5;

type Known = { term: Meaning } | { place: string; inhabitants: number };

/**
 * Parses a search of a planner into conditions and remaining words. In this order, and parsed words are not parsed again:
 *
 * 1. dates, then prices for each participant, then numbers with a unit or after "pour", so that "75 personnes" is no department and "paris 20 personnes" no arrondissement,
 *    then the budget of so many people;
 * 2. from left to right the longest phrase that begins at a word; of equally long ones "near" before a place, then a
 *    term of the vocabulary, then a filler, then a place: "mer" is the sea, not the commune of that name;
 * 3. misspelt terms, and, if no place was found, misspelt places;
 * 4. numbers that stand alone: a department if it is all there is or no place is named, else people. One with a layout is people, and so is a round
 *    one with an event or after "salle": more plan a seminar of 40 than one in the Landes.
 */
class QueryParser {
  readonly #vocabulary = new Vocabulary();
  readonly #places: PlaceBook;
  readonly #typos: TypoIndex<Known>;

  constructor(places: Gazetteer) {
    this.#places = new PlaceBook(places, this.#vocabulary.neverMisspelt);
    this.#typos = new TypoIndex<Known>([
      ...[...this.#vocabulary.terms.entries()].map(([name, term]) => [name, { term }] as const),
      ...[...this.#places.misspellable(MISSPELT_FROM)].map(
        ([place, inhabitants]) => [place, { place, inhabitants }] as const,
      ),
    ]);
  }

  parse(text: string, day: string, people: number | null): ParsedSearch {
    const query = new QueryText(text.slice(0, MAX_LENGTH));
    const result = emptyResult();
    const places = new QueryPlaces(query, this.#places);
    const isPlaceAt = (at: number) => this.#places.longestAt(query, at) !== null;
    readDates(query, this.#vocabulary, this.#places, day, result);
    readPrices(query, this.#vocabulary, result);
    const budget = findBudget(query, this.#vocabulary);
    const distances = readNumbers(query, this.#vocabulary, isPlaceAt, result);
    if (budget) takeBudget(query, budget, people, result);
    this.#readPhrases(query, places, distances, result);
    this.#readMisspelt(query, places, result);
    this.#readBareNumbers(query, places, result);
    result.places = places.result();
    addAll(result.surroundings, places.surroundings);
    result.parts = query.parts();
    result.rest = query.rest();
    return result;
  }

  #readPhrases(query: QueryText, places: QueryPlaces, distances: Distance[], result: ParsedSearch): void {
    const { terms, fillers, near: nearWords, without } = this.#vocabulary;
    let distance: Distance | null = null;
    let near = false;
    let negated = false;
    const forget = () => {
      // A distance needs a known place.
      if (distance) query.use(distance.from, distance.end - distance.from, Use.KEPT);
      [distance, near, negated] = [null, false, false];
    };
    for (let at = 0; at < query.words.length;) {
      const ending = distances.find(({ end }) => end === at);
      if (ending) {
        forget();
        distance = ending;
      }
      if (!query.isFree(at)) {
        at++;
        continue;
      }
      const found = {
        without: without.longestAt(query, at)?.length ?? 0,
        // "environ 40 personnes", but "environs de Metz".
        near: query.words[at]!.text === 'environ' ? 0 : (nearWords.longestAt(query, at)?.length ?? 0),
        term: terms.longestAt(query, at),
        filler: fillers.longestAt(query, at)?.length ?? 0,
        place: this.#placeAt(query, at, near || distance !== null),
      };
      const longest = Math.max(
        found.without,
        found.near,
        found.term?.length ?? 0,
        found.filler,
        found.place?.length ?? 0,
      );
      const postal: number = /^\d{5}$/.test(query.words[at]!.text) ? places.takePostalCode(at, near, distance) : 0;
      if (postal > 0) {
        at += postal;
        [distance, near] = [null, false];
      } else if (longest === 0) {
        forget();
        at++;
      } else if (found.without === longest) {
        negated = true;
        query.use(at, longest, Use.FILLER);
        at += longest;
      } else if (found.near === longest) {
        near = true;
        query.use(at, longest, Use.FILLER);
        at += longest;
      } else if (found.term?.length === longest) {
        const { meaning } = found.term;
        if (negated) query.use(at, longest, Use.FILLER);
        else {
          takeMeaning(meaning, result);
          query.understand(at, longest, takeStation(meaning, distance, result) ?? conditionOf(meaning));
        }
        if (!found.term.meaning.surroundings) forget();
        [distance, near, negated] = [null, false, false];
        at += longest;
      } else if (found.filler === longest) {
        query.use(at, longest, Use.FILLER);
        at += longest;
      } else {
        if (negated) query.use(at, longest, Use.FILLER);
        at += negated ? longest : places.take(at, found.place!, near, distance);
        [distance, near, negated] = [null, false, false];
      }
    }
    distance = distances.find(({ end }) => end === query.words.length) ?? distance;
    forget();
  }

  /** A place at a word, unless it is a small commune whose name has another meaning. */
  #placeAt(query: QueryText, at: number, expected: boolean): FoundPlace | null {
    const found = this.#places.longestAt(query, at);
    const isAll = found?.length === query.words.length;
    return found?.isClear || isAll || expected || this.#vocabulary.in.endingBefore(query, at) ? found : null;
  }

  #readMisspelt(query: QueryText, places: QueryPlaces, result: ParsedSearch): void {
    const { neverMisspelt } = this.#vocabulary;
    const canBe = (at: number) =>
      (query.uses[at] === Use.UNKNOWN || query.uses[at] === Use.FILLER) && /^\p{L}+$/u.test(query.words[at]!.text);
    const unknown = [...query.uses.keys()].filter((at) => query.uses[at] === Use.UNKNOWN);
    const starts = new Set(unknown.slice(0, MOST_UNKNOWN).flatMap((at) => [at - 2, at - 1, at]));
    for (const at of [...starts].filter((start) => start >= 0)) {
      for (let length = MOST_WORDS_MISSPELT; length > 0; length--) {
        const indexes = Array.from({ length }, (_, index) => at + index);
        if (at + length > query.words.length || !indexes.every(canBe)) continue;
        if (!indexes.some((index) => query.uses[index] === Use.UNKNOWN)) continue;
        const words = indexes.map((index) => query.words[index]!.text);
        if (words.every((word) => neverMisspelt.has(word))) continue;
        const isAmongNames = unknown.some((index) => query.uses[index] === Use.UNKNOWN && !indexes.includes(index));
        const least = isAmongNames ? MISSPELT_AMONG_NAMES_FROM : 0;
        const known = this.#typos.find(
          words,
          (one) =>
            'term' in one ||
            (one.inhabitants >= least && (places.isEmpty || places.allLieIn(this.#places.meanings(one.place)[0]!))),
        );
        if (!known) continue;
        if ('term' in known) {
          takeMeaning(known.term, result);
          query.understand(at, length, conditionOf(known.term));
        } else places.take(at, { meanings: this.#places.meanings(known.place), length }, false, null, true);
        break;
      }
    }
  }

  #readBareNumbers(query: QueryText, places: QueryPlaces, result: ParsedSearch): void {
    const canBeDepartment = places.isEmpty;
    let last = -1;
    for (const [at, { text }] of query.words.entries()) {
      if (!query.isFree(at) || !/^\d{1,5}[ab]?$/.test(text)) continue;
      const department = this.#places.department(text);
      // "80 oliviers" counts something unknown.
      if (query.isFree(at + 1) && !/^\d/.test(query.words[at + 1]!.text)) continue;
      const isOfRoom = this.#vocabulary.units.endingBefore(query, at) === 'rooms';
      const isRound = Number(text) % 10 === 0;
      const countsPeople = result.layouts.length > 0 || (isRound && (isOfRoom || result.eventTypes.length > 0));
      if (department && canBeDepartment && !countsPeople && (last < 0 || isListed(query, last, at))) {
        places.take(at, { meanings: [department], length: 1 }, false, null);
        last = at;
      } else if (department && places.locate(department)) query.use(at, 1, Use.FILLER);
      else if (result.capacity === null && isCount(Number(text))) {
        result.capacity = Number(text);
        query.understand(at, 1, SearchCondition.CAPACITY);
      }
    }
  }
}

/** "69, 38" or "94 ou 93". */
function isListed(query: QueryText, first: number, second: number): boolean {
  const isJoined = second === first + 2 && /^(?:et|ou|and|or)$/.test(query.words[first + 1]!.text);
  return isJoined || (second === first + 1 && /[,;/&+]/.test(query.gapBefore(second)));
}

function isCount(value: number): boolean {
  return value >= FEWEST_PEOPLE && value < 10_000 && !isYear(value);
}

function takeMeaning(meaning: Meaning, into: ParsedSearch): void {
  addAll(into.kinds, meaning.kinds);
  addAll(into.eventTypes, meaning.eventTypes);
  addAll(into.layouts, meaning.layouts);
  addAll(into.surroundings, meaning.surroundings);
  addAll(into.categories, meaning.categories);
  const { amenities, bedrooms } = meaning;
  if (amenities && !into.amenities.some(({ anyOf }) => anyOf.every((one) => amenities.includes(one))))
    into.amenities.push({ anyOf: amenities });
  if (bedrooms !== undefined) into.bedrooms ??= bedrooms;
}

/** "à 10 min de la gare". */
function takeStation(meaning: Meaning, distance: Distance | null, into: ParsedSearch): SearchCondition | null {
  if (!distance?.minutes || !meaning.surroundings?.includes(Surroundings.STATION)) return null;
  into.stationMinutes = distance.minutes;
  return SearchCondition.STATION;
}

function addAll<Value>(list: Value[], values: Value[] = []): void {
  for (const value of values) if (!list.includes(value)) list.push(value);
}

function emptyResult(): ParsedSearch {
  return {
    places: [],
    capacity: null,
    capacityFrom: null,
    roomAreaSqm: null,
    bedrooms: null,
    categories: [],
    kinds: [],
    eventTypes: [],
    layouts: [],
    amenities: [],
    surroundings: [],
    stationMinutes: null,
    maxPricePerPerson: null,
    totalBudget: null,
    dates: null,
    parts: [],
    rest: '',
  };
}

let parser: QueryParser | undefined;

/** Whether a text has any meaning but its words. */
export function isUnderstood(parsed: ParsedSearch): boolean {
  const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);
  return Object.entries(parsed).some(([name, value]) => name !== 'rest' && isGiven(value));
}

/**
 * The conditions in a text and its remaining words. The indexes are built at the first call.
 * @param day today (YYYY-MM-DD), by which days without a year are understood.
 * @param people those that the search asks for beside the text, among whom it shares a budget; null = it does not say.
 */
export function parseSearch(text: string, day = today(), people: number | null = null): ParsedSearch {
  parser ??= new QueryParser(gazetteer());
  return parser.parse(text, day, people);
}
