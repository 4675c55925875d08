import { readFileSync } from 'node:fs';
import { fold } from '../../../platform/text.ts';
import type { Amenity, EventType, RoomLayout, VenueKind } from '../../venues/venue.enums.ts';
import { SearchCondition } from '../near-miss.types.ts';
import { BY_WATER, type Surroundings } from '../surroundings.enums.ts';
import { Phrases } from './phrases.ts';
import { stemPhrase } from './query-text.ts';
import { TypoIndex } from './typo-index.ts';

/** The combined meaning of the terms of an entry of vocabulary.json. */
export interface Meaning {
  kinds?: VenueKind[];
  eventTypes?: EventType[];
  layouts?: RoomLayout[];
  /** Any one of them matches. */
  amenities?: Amenity[];
  surroundings?: Surroundings[];
  /** Any one of them matches. */
  categories?: number[];
  /** The least value. */
  bedrooms?: number;
}

/** The condition that a meaning states; null = it only orders the venues. */
export function conditionOf({
  kinds,
  eventTypes,
  layouts,
  amenities,
  bedrooms,
  surroundings,
}: Meaning): SearchCondition | null {
  if (kinds) return SearchCondition.KIND;
  if (eventTypes) return SearchCondition.EVENT_TYPE;
  if (layouts) return SearchCondition.LAYOUT;
  if (amenities) return SearchCondition.AMENITY;
  if (bedrooms !== undefined) return SearchCondition.BEDROOMS;
  return surroundings?.map((one) => BY_WATER[one]?.condition)[0] ?? null;
}

export type Unit =
  | 'people'
  | 'bedrooms'
  | 'stars'
  | 'kilometres'
  | 'minutes'
  | 'hours'
  | 'rooms'
  | 'squareMetres'
  | 'days'
  | 'nights'
  | 'dates'
  | 'vehicles';

interface Words {
  fillers: string[];
  near: string[];
  in: string[];
  peopleBefore: string[];
  grounds: string[];
  units: Record<Unit, string[]>;
  range: string[];
  orMore: string[];
  numbers: Record<string, number>;
  roundNumbers: Record<string, number>;
  without: string[];
  neverMisspelt: string[];
  prices: Record<PriceWord, string[]>;
}

/** What stands around a price: see query-prices.ts. */
const PRICE_WORDS = [
  'currency',
  'net',
  'gross',
  'perPerson',
  'perTimeOrRoom',
  'budget',
  'before',
  'atMost',
  'atLeast',
] as const;
type PriceWord = (typeof PRICE_WORDS)[number];

/** A place of areas.json: one without an official code, a usual short name, or a usual misspelling. */
export interface Area {
  /** The name for display; absent = that of its only location. */
  label?: string;
  names: string[];
  /** Each in the format of the `location` of a search. */
  locations: string[];
  /** What is preferred there: the coast means the sea. */
  surroundings?: Surroundings[];
  /** Other locations with the same name, and areas by their labels. */
  alternatives?: string[];
  /** Whether the names are usual misspellings. */
  misspelt?: boolean;
}

function readData(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

export function readAreas(): Area[] {
  return readData('areas.json') as Area[];
}

/** The entries of vocabulary.json, each with its terms. */
export function readVocabulary(): (Meaning & { terms: string[] })[] {
  return readData('vocabulary.json') as (Meaning & { terms: string[] })[];
}

/** The folded terms that name only kinds of venue, by kind. */
export function readKindTerms(): Map<VenueKind, string[]> {
  const terms = new Map<VenueKind, string[]>();
  for (const { kinds = [], terms: names, ...more } of readVocabulary()) {
    if (kinds.length !== 1 || Object.keys(more).length) continue;
    terms.set(kinds[0]!, [...(terms.get(kinds[0]!) ?? []), ...names.map(fold)]);
  }
  return terms;
}

/** The folded single words without a meaning of their own, such as "avec". */
export function readFillerWords(): Set<string> {
  const { fillers } = readData('words.json') as Words;
  return new Set(fillers.map(fold).filter((filler) => !filler.includes(' ')));
}

/** All words that the parser knows, except places. */
export class Vocabulary {
  readonly terms: Phrases<Meaning>;
  readonly fillers: Phrases<true>;
  readonly near: Phrases<true>;
  readonly in: Phrases<true>;
  readonly peopleBefore: Phrases<true>;
  /** What has an area, but is no room. */
  readonly grounds: Phrases<true>;
  readonly units: Phrases<Unit>;
  readonly range: Phrases<true>;
  readonly orMore: Phrases<true>;
  readonly numbers: Phrases<number>;
  readonly roundNumbers: Phrases<number>;
  readonly misspeltUnits: TypoIndex<Unit>;
  readonly without: Phrases<true>;
  readonly neverMisspelt: ReadonlySet<string>;
  /** Each phrase with the number of its words. */
  readonly prices: Readonly<Record<PriceWord, Phrases<number>>>;

  constructor() {
    const words = readData('words.json') as Words;
    this.terms = new Phrases(
      readVocabulary().flatMap(({ terms, ...meaning }) => terms.map((term) => [term, meaning] as const)),
    );
    this.fillers = phrasesOf(words.fillers);
    this.near = phrasesOf(words.near);
    this.in = phrasesOf(words.in);
    this.peopleBefore = phrasesOf(words.peopleBefore);
    this.grounds = phrasesOf(words.grounds);
    const units = Object.entries(words.units).flatMap(([unit, terms]) =>
      terms.map((term) => [term, unit as Unit] as const),
    );
    this.units = new Phrases(units);
    this.misspeltUnits = new TypoIndex([...this.units.entries()]);
    this.without = phrasesOf(words.without);
    this.range = phrasesOf(words.range);
    this.orMore = phrasesOf(words.orMore);
    this.numbers = new Phrases(Object.entries(words.numbers));
    this.roundNumbers = new Phrases(Object.entries(words.roundNumbers));
    this.neverMisspelt = new Set(words.neverMisspelt);
    const sized = (terms: string[]) =>
      new Phrases(terms.map((term) => [term, stemPhrase(term).split(' ').length] as const));
    this.prices = Object.fromEntries(PRICE_WORDS.map((name) => [name, sized(words.prices[name])])) as Record<
      PriceWord,
      Phrases<number>
    >;
  }
}

function phrasesOf(terms: string[]): Phrases<true> {
  return new Phrases(terms.map((term) => [term, true] as const));
}
