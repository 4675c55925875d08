import { VENUE_LIMITS } from '../../../../schema/owner-limits.ts';
import { Amenity } from '../../venues/venue.enums.ts';
import { SearchCondition } from '../near-miss.types.ts';
import { type FoundNumber, isYear, numberAt } from './number-tokens.ts';
import type { ParsedSearch } from './parsed-search.types.ts';
import type { FoundPhrase, Phrases } from './phrases.ts';
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

const MOST_PEOPLE = 100_000;
const MOST_BEDROOMS = 10_000;
/** A smaller area is no room's, but each participant's. */
const LEAST_SQUARE_METRES = 10;
const MOST_KILOMETRES = 1_000;
const MOST_MINUTES = 1_000;

/** Units of numbers that state nothing that is searched for: "2 jours", "parking 80 voitures". */
const UNCONDITIONAL = ['days', 'dates', 'vehicles'] as const satisfies readonly Unit[];
type Unconditional = (typeof UNCONDITIONAL)[number];
const isUnconditional = (unit: Unit): unit is Unconditional => (UNCONDITIONAL as readonly Unit[]).includes(unit);

const CONDITIONS: Partial<Record<Unit, SearchCondition>> = {
  people: SearchCondition.CAPACITY,
  squareMetres: SearchCondition.ROOM_AREA,
  stars: SearchCondition.STARS,
};

/**
 * Reads numbers with a unit, or after a word such as "pour".
 * @param isPlaceAt whether a place begins at a word: it is then no misspelt unit.
 */
export function readNumbers(
  query: QueryText,
  { units, misspeltUnits, terms, peopleBefore, grounds, ...words }: Vocabulary,
  isPlaceAt: (at: number) => boolean,
  into: ParsedSearch,
) {
  const unitAt = (at: number): FoundPhrase<Unit> | null => {
    const exact = units.longestAt(query, at);
    if (exact || !query.isFree(at) || isPlaceAt(at) || terms.longestAt(query, at)) return exact;
    const meaning = misspeltUnits.find([query.words[at]!.stem]);
    return meaning && { meaning, length: 1 };
  };
  const distances: Distance[] = [];
  let bedrooms = { from: -1, end: -1 };
  for (let at = 0; at < query.words.length; at++) {
    query.use(at, dateAt(query, units, at), Use.FILLER);
    const number = numberAt(query, words, at);
    if (!number) continue;
    const unit = unitAt(number.end) ?? unitBefore(query, units, at, number);
    const term = terms.longestAt(query, number.end);
    // "200 places de parking" is about parking, "80 en U" about people.
    const isTerm = term !== null && term.length > (unit?.length ?? 0);
    const end = number.end + (isTerm ? 0 : (unit?.length ?? 0));
    const isForPeople =
      (isTerm && term.meaning.layouts !== undefined) ||
      (unit === null && !isTerm && (number.rounded || isPeopleBefore(query, peopleBefore, at, number)));
    if (isForPeople) takePeople(number, into);
    else if (unit === null) continue;
    else if (isTerm) {
      query.use(at, number.end - at, Use.FILLER);
      continue;
    } else if (isUnconditional(unit.meaning)) {
      query.use(at, end - at, Use.FILLER);
      continue;
    } else if (unit.meaning === 'people' && isOfParking(query, terms, at, number)) {
      query.use(at, end - at, Use.FILLER);
      continue;
    } else if (unit.meaning === 'squareMetres' && !isOfRoom(query, grounds, at, number)) {
      query.use(at, end - at, Use.FILLER);
      continue;
    } else if (unit.meaning === 'rooms') {
      if (number.digits) query.use(at, end - at, Use.KEPT);
      else query.use(at, number.end - at, Use.FILLER);
      continue;
    } else if (unit.meaning === 'bedrooms') {
      if (!takeBedrooms(number, isAdded(query, at), into)) continue;
      // "20 doubles et 10 singles" is one part.
      bedrooms = { from: isBeside(query, bedrooms.end, at) ? bedrooms.from : at, end };
      query.understandAsOne(bedrooms.from, end - bedrooms.from, SearchCondition.BEDROOMS);
      at = end - 1;
      continue;
    } else if (!takeUnit(unit.meaning, number, { from: at, end }, into, distances)) continue;
    const more = unit?.meaning === 'stars' ? words.orMore.longestAt(query, end) : null;
    if (more) for (let stars = number.value + 1; stars <= 5; stars++) addOnce(into.categories, stars);
    const length = end - at + (more?.length ?? 0);
    const condition = isForPeople ? SearchCondition.CAPACITY : CONDITIONS[unit!.meaning];
    if (condition) query.understand(at, length, condition);
    // A distance belongs to the place that follows.
    else query.use(at, length, Use.UNDERSTOOD);
    at = end - 1;
  }
  into.categories.sort((a, b) => a - b);
  return distances;
}

/** The number of words of "12/03/2027", or of a year; 0 = there is no date. */
function dateAt(query: QueryText, units: Phrases<Unit>, at: number): number {
  const isNumber = (index: number) => query.isFree(index) && /^\d{1,4}$/.test(query.words[index]!.text);
  const isJoined = (index: number) => isNumber(index) && /^[/.-]$/.test(query.gapBefore(index));
  const isYearAt = (index: number) => isNumber(index) && isYear((Number(query.words[index]!.text) % 2_000) + 2_000);
  if (isNumber(at) && isJoined(at + 1) && isJoined(at + 2) && isYearAt(at + 2)) return 3;
  const isFour = /^\d{4}$/.test(query.words[at]!.text);
  return isFour && isYearAt(at) && !units.longestAt(query, at + 1) ? 1 : 0;
}

/** "chambres : 30", but not the second number of "20 chambres 30". */
function unitBefore(query: QueryText, units: Phrases<Unit>, at: number, { digits, value }: FoundNumber) {
  if (!digits || isYear(value) || !query.isFree(at - 1)) return null;
  const meaning = units.endingBefore(query, at);
  if (meaning !== 'bedrooms' && meaning !== 'people') return null;
  query.use(at - 1, 1, Use.FILLER);
  return { meaning, length: 0 };
}

/** "pour 80", but neither "pour 2027" nor "pour 75011". */
function isPeopleBefore(query: QueryText, before: Vocabulary['peopleBefore'], at: number, number: FoundNumber) {
  const { digits, value } = number;
  return digits && value > 1 && value < 20_000 && !isYear(value) && before.endingBefore(query, at) !== null;
}

/** Whether an area is a room's: neither "parc de 5000 m²" nor "2 m² par personne". */
function isOfRoom(query: QueryText, grounds: Vocabulary['grounds'], at: number, { value }: FoundNumber): boolean {
  return value >= LEAST_SQUARE_METRES && grounds.endingBefore(query, beforeOf(query, at)) === null;
}

/** The index of a word, or of the "de" before it. */
function beforeOf(query: QueryText, at: number): number {
  return /^(?:de|d|of)$/.test(query.words[at - 1]?.text ?? '') ? at - 1 : at;
}

/** "parking 100 places", "parking de 100 places". */
function isOfParking(query: QueryText, terms: Vocabulary['terms'], at: number, { end }: FoundNumber): boolean {
  const counted = terms.endingBefore(query, beforeOf(query, at));
  return query.words[end]?.stem === 'place' && counted?.amenities?.includes(Amenity.PARKING) === true;
}

function takeUnit(
  unit: Exclude<Unit, 'rooms' | 'bedrooms' | Unconditional>,
  number: FoundNumber,
  place: Pick<Distance, 'from' | 'end'>,
  into: ParsedSearch,
  distances: Distance[],
): boolean {
  const { value, low } = number;
  switch (unit) {
    case 'people':
      return takePeople(number, into);
    case 'squareMetres':
      if (value > VENUE_LIMITS.areaSqm) return false;
      into.roomAreaSqm = Math.max(into.roomAreaSqm ?? 0, low ?? value);
      return true;
    case 'nights':
      into.bedrooms ??= 1;
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

/** "20 chambres doubles et 10 singles" are 30, "20 chambres, 10 singles" perhaps 20. */
function takeBedrooms({ value, low }: FoundNumber, isMore: boolean, into: ParsedSearch): boolean {
  if (value < 1 || value > MOST_BEDROOMS) return false;
  const bedrooms = into.bedrooms ?? 0;
  into.bedrooms = isMore ? bedrooms + (low ?? value) : Math.max(bedrooms, low ?? value);
  return true;
}

/** Whether a number follows what ends before a word, or is joined to it. */
function isBeside(query: QueryText, end: number, at: number): boolean {
  return end === at || (end === at - 1 && /^(?:et|and|plus|dont)$/.test(query.words[end]?.text ?? ''));
}

/** Whether a number follows "et" or "+". */
function isAdded(query: QueryText, at: number): boolean {
  return /^(?:et|and|plus)$/.test(query.words[at - 1]?.text ?? '') || query.gapBefore(at).trim() === '+';
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
