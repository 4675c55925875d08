import type { ParsedSearch } from './parsed-search.types.ts';
import { type QueryText, Use } from './query-text.ts';
import type { Unit, Vocabulary } from './vocabulary.ts';

/** "à 30 min de …", "à moins de 50 km de …": the place follows. */
export interface Distance {
  kilometres: number | null;
  minutes: number | null;
  from: number;
  /** The index of the following word. */
  end: number;
}

interface FoundNumber {
  value: number;
  /** Of a range: the smaller number. */
  low: number | null;
  /** Whether it is written in digits. */
  digits: boolean;
  end: number;
}

const MOST_PEOPLE = 100_000;
const MOST_BEDROOMS = 10_000;
const MOST_KILOMETRES = 1_000;
const MOST_MINUTES = 1_000;

/** Reads numbers with a unit, or after a word such as "pour". */
export function readNumbers(
  query: QueryText,
  { units, terms, peopleBefore, ...words }: Vocabulary,
  into: ParsedSearch,
) {
  const distances: Distance[] = [];
  for (let at = 0; at < query.words.length; at++) {
    const number = numberAt(query, words, at);
    if (!number) continue;
    const unit = units.longestAt(query, number.end);
    const term = terms.longestAt(query, number.end);
    // "200 places de parking" is about parking, "80 en U" about people.
    const isTerm = term !== null && term.length > (unit?.length ?? 0);
    const end = number.end + (isTerm ? 0 : (unit?.length ?? 0));
    const isForPeople =
      (isTerm && term.meaning.layouts !== undefined) ||
      (unit === null && !isTerm && number.digits && isPeopleBefore(query, peopleBefore, at, number));
    if (isForPeople) takePeople(number, into);
    else if (unit === null) continue;
    else if (isTerm) {
      query.use(at, number.end - at, Use.FILLER);
      continue;
    } else if (unit.meaning === 'rooms') {
      if (number.digits) query.use(at, end - at, Use.KEPT);
      else query.use(at, number.end - at, Use.FILLER);
      continue;
    } else if (!takeUnit(unit.meaning, number, { from: at, end }, into, distances)) continue;
    const more = unit?.meaning === 'stars' ? words.orMore.longestAt(query, end) : null;
    if (more) for (let stars = number.value + 1; stars <= 5; stars++) addOnce(into.categories, stars);
    query.use(at, end - at + (more?.length ?? 0), Use.UNDERSTOOD);
    at = end - 1;
  }
  into.categories.sort((a, b) => a - b);
  return distances;
}

/** A number, "40-60", or "40 à 60". */
function numberAt(query: QueryText, words: Pick<Vocabulary, 'numbers' | 'range'>, at: number): FoundNumber | null {
  const first = simpleNumberAt(query, words, at);
  if (!first) return null;
  const dashed = /^\s?[-–—/]\s?$/.test(query.gapBefore(first.end));
  const between = dashed ? 0 : (words.range.longestAt(query, first.end)?.length ?? null);
  const second = between === null ? null : simpleNumberAt(query, words, first.end + between);
  if (!second || second.value <= first.value) return { ...first, low: null };
  return { ...second, low: first.value };
}

function simpleNumberAt(query: QueryText, { numbers }: Pick<Vocabulary, 'numbers'>, at: number) {
  if (!query.isFree(at)) return null;
  const { text } = query.words[at]!;
  if (/^\d{1,6}$/.test(text)) return { value: Number(text), digits: true, end: at + 1 };
  const named = numbers.longestAt(query, at);
  return named && { value: named.meaning, digits: false, end: at + named.length };
}

/** "pour 80", but neither "pour 2027" nor "pour 75011". */
function isPeopleBefore(query: QueryText, before: Vocabulary['peopleBefore'], at: number, { value }: FoundNumber) {
  return value > 1 && value < 20_000 && !isYear(value) && before.endsBefore(query, at);
}

export function isYear(value: number): boolean {
  return value >= 2020 && value < 2040;
}

function takeUnit(
  unit: Exclude<Unit, 'rooms'>,
  number: FoundNumber,
  place: Pick<Distance, 'from' | 'end'>,
  into: ParsedSearch,
  distances: Distance[],
): boolean {
  const { value, low } = number;
  switch (unit) {
    case 'people':
      return takePeople(number, into);
    case 'bedrooms':
      if (value < 1 || value > MOST_BEDROOMS) return false;
      into.bedrooms = Math.max(into.bedrooms ?? 0, low ?? value);
      return true;
    case 'stars':
      if (value < 1 || value > 5) return false;
      for (let stars = low ?? value; stars <= value; stars++) addOnce(into.categories, stars);
      return true;
    case 'kilometres':
      if (value < 1 || value > MOST_KILOMETRES) return false;
      distances.push({ ...place, kilometres: value, minutes: null });
      return true;
    case 'minutes':
    case 'hours': {
      const minutes = unit === 'hours' ? value * 60 : value;
      if (minutes < 1 || minutes > MOST_MINUTES) return false;
      distances.push({ ...place, kilometres: null, minutes });
      return true;
    }
  }
}

function takePeople({ value, low }: FoundNumber, into: ParsedSearch): boolean {
  if (value < 1 || value > MOST_PEOPLE) return false;
  if (value > (into.capacity ?? 0)) {
    into.capacity = value;
    into.capacityFrom = low;
  }
  return true;
}

function addOnce(list: number[], value: number): void {
  if (!list.includes(value)) list.push(value);
}
