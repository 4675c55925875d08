import { kmBetween } from '../../geography/distance.ts';
import { SearchCondition } from '../near-miss.types.ts';
import type { Surroundings } from '../surroundings.enums.ts';
import { type ParsedPlace, ParsedPlaceKind } from './parsed-search.types.ts';
import { liesIn, type FoundPlace, type PlaceBook, type PlaceMeaning } from './place-book.ts';
import type { Distance } from './query-numbers.ts';
import type { QueryText } from './query-text.ts';

interface ReadPlace {
  /** The index of its first word. */
  from: number;
  /** The index of the following word. */
  end: number;
  meanings: PlaceMeaning[];
  text: string;
  near: boolean;
  distance: Pick<Distance, 'kilometres' | 'minutes'> | null;
  misspelt: boolean;
}

/** What counts as being between two places: as far from the middle as this part of their distance. */
const BETWEEN = 0.25;
const MOST_ALTERNATIVES = 5;
/** The smallest share of the inhabitants with which a namesake is offered. */
const WORTH_OFFERING = 0.01;

/** The places of one query. */
export class QueryPlaces {
  readonly #query: QueryText;
  readonly #book: PlaceBook;
  readonly #read: ReadPlace[] = [];

  constructor(query: QueryText, book: PlaceBook) {
    this.#query = query;
    this.#book = book;
  }

  get isEmpty(): boolean {
    return this.#read.length === 0;
  }

  /** What the names ask for beside the places. */
  get surroundings(): Surroundings[] {
    return this.#read.flatMap(({ meanings }) => meanings[0]!.surroundings ?? []);
  }

  /** Whether every found place lies in another one. */
  allLieIn(outer: PlaceMeaning): boolean {
    return this.#read.every(({ meanings }) => liesIn(meanings[0]!, outer));
  }

  /** Whether the places lie in another one; of namesakes those that do remain. */
  locate(outer: PlaceMeaning): boolean {
    const inside = this.#read.map(({ meanings }) => meanings.filter((meaning) => liesIn(meaning, outer)));
    if (inside.length === 0 || inside.some((meanings) => meanings.length === 0)) return false;
    for (const [index, read] of this.#read.entries()) read.meanings = inside[index]!;
    return true;
  }

  /** Parses the place at a word, with a following number that selects a namesake. */
  take(
    at: number,
    { meanings, length }: Omit<FoundPlace, 'isClear'>,
    near: boolean,
    distance: Distance | null,
    misspelt = false,
  ): number {
    const next = this.#query.isFree(at + length) ? this.#query.words[at + length]!.text : '';
    const chosen = this.#chosenBy(meanings, next);
    const whole = length + (chosen ? 1 : 0);
    const text = this.#query.typed(at, at + whole);
    this.#query.understand(at, whole, SearchCondition.PLACE);
    const read = { from: at, end: at + whole, meanings: chosen ? [chosen] : meanings, text, near, distance, misspelt };
    const between = this.#between(read);
    if (between) this.#read.splice(-1, 1, between);
    else this.#read.push(read);
    return whole;
  }

  /** "entre Paris et Lyon": what lies around the middle; null if the place does not follow another one like that. */
  #between(second: ReadPlace): ReadPlace | null {
    const first = this.#read.at(-1);
    const { words } = this.#query;
    const isBetween = first && /^(?:entre|between)$/.test(words[first.from - 1]?.text ?? '');
    if (!isBetween || second.from !== first.end + 1 || !/^(?:et|and)$/.test(words[first.end]!.text)) return null;
    const [one, other] = [first.meanings[0]!, second.meanings[0]!];
    const apart = kmBetween(centreOf(one), centreOf(other));
    if (apart === null) return null;
    const label = `${one.label} – ${other.label}`;
    const locations = [...one.locations, ...other.locations];
    const population = one.population + other.population;
    const meaning = { kind: ParsedPlaceKind.AREA, label, locations, parts: [...one.parts, ...other.parts], population };
    const [from, end] = [first.from - 1, second.end];
    this.#query.understandAsOne(from, end - from, SearchCondition.PLACE);
    const distance = { kilometres: Math.max(Math.round(apart * BETWEEN), 1), minutes: null };
    return {
      from,
      end,
      meanings: [meaning],
      text: this.#query.typed(from, end),
      near: true,
      distance,
      misspelt: false,
    };
  }

  /** "Vienne 38", "Saint-Denis (93)", "Paris 75008"; null if the number does not match the name. */
  #chosenBy(meanings: PlaceMeaning[], number: string): PlaceMeaning | null {
    const outer = /^\d{5}$/.test(number) ? this.#book.postalCode(number) : this.#book.department(number);
    if (!/^\d/.test(number) || !outer) return null;
    const within = meanings.find((meaning) => liesIn(meaning, outer));
    if (within) return within;
    // A postal code of one of several communes, or an arrondissement of the city.
    return meanings.find((meaning) => liesIn(outer, meaning)) ? outer : null;
  }

  /** Parses a postal code, and the name of its commune if it follows. */
  takePostalCode(at: number, near: boolean, distance: Distance | null): number {
    const code = this.#book.postalCode(this.#query.words[at]!.text);
    if (!code) return 0;
    const named = this.#query.isFree(at + 1) ? this.#book.longestAt(this.#query, at + 1) : null;
    const inside = named?.meanings.find((meaning) => liesIn(meaning, code));
    const isCityOf = named?.meanings.some((meaning) => liesIn(code, meaning)) ?? false;
    const length = 1 + (inside || isCityOf ? named!.length : 0);
    return this.take(at, { meanings: [inside ?? code], length }, near, distance);
  }

  /** The found places, without those that only locate another one ("Reims, Champagne"). */
  result(): ParsedPlace[] {
    const firsts = this.#read.map(({ meanings }) => meanings[0]!);
    return this.#read
      .filter((read, index) => {
        const own = firsts[index]!;
        return !firsts.some(
          (other, place) => place !== index && liesIn(other, own) && (place < index || !liesIn(own, other)),
        );
      })
      .map((read) => this.#toParsed(read));
  }

  #toParsed({ meanings, text, near, distance, misspelt }: ReadPlace): ParsedPlace {
    const [meaning, ...others] = meanings as [PlaceMeaning, ...PlaceMeaning[]];
    const alternatives = others
      .filter(({ population }) => population >= meaning.population * WORTH_OFFERING)
      .slice(0, MOST_ALTERNATIVES);
    const isNear = near || distance !== null;
    return {
      text,
      misspelt: misspelt || (meaning.misspelt ?? false),
      kind: meaning.kind,
      label: meaning.label,
      locations: isNear ? this.#book.around(meaning) : meaning.locations,
      near: isNear,
      kilometres: distance?.kilometres ?? null,
      minutes: distance?.minutes ?? null,
      ...centreOf(meaning),
      alternatives: alternatives.map((other) => ({ label: this.#book.clearName(other), locations: other.locations })),
    };
  }
}

function centreOf({ parts }: PlaceMeaning): Pick<ParsedPlace, 'latitude' | 'longitude'> {
  const known = parts.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  if (known.length === 0) return { latitude: null, longitude: null };
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  };
}
