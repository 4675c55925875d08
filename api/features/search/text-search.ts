import { registerEnumType } from 'type-graphql';
import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { type Location, parseLocations } from '../geography/location.ts';
import { Amenity, type RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAround, slotsAt } from './catalogue-places.ts';
import { type ParsedPlace, type ParsedSearch, Surroundings } from './query-parser/parsed-search.types.ts';
import { readKindTerms } from './query-parser/vocabulary.ts';
import { namedNearly, searchWords, type WordHits } from './word-search.ts';

/** A condition of a text that can be relaxed. */
export enum TextCondition {
  WORDS = 'WORDS',
  LAYOUT = 'LAYOUT',
  EVENT_TYPE = 'EVENT_TYPE',
  AMENITY = 'AMENITY',
  STARS = 'STARS',
  KIND = 'KIND',
  BEDROOMS = 'BEDROOMS',
  CAPACITY = 'CAPACITY',
  PLACE = 'PLACE',
}

registerEnumType(TextCondition, {
  name: 'TextCondition',
  description: 'A condition that a text states.',
  valuesConfig: {
    WORDS: { description: 'The words without a known meaning are found in the venue.' },
    LAYOUT: { description: 'The venue has a room that takes the layout.' },
    EVENT_TYPE: { description: 'The venue is made for the event.' },
    AMENITY: { description: 'The venue has the services and installations.' },
    STARS: { description: 'The venue has the number of stars.' },
    KIND: { description: 'The venue is of the kind.' },
    BEDROOMS: { description: 'The venue has as many bedrooms.' },
    CAPACITY: { description: 'The venue has a room for as many people.' },
    PLACE: { description: 'The venue lies in the place.' },
  },
});

/** The venues that a text finds. */
export interface TextHits {
  slots: Bitset;
  /** Greater is better; null = all are equal. */
  score: ((slot: number) => number) | null;
  /** The conditions that some hits do not meet, because no venue meets all of them. */
  relaxed: TextCondition[];
}

export interface TextQuery {
  text: string;
  parsed: ParsedSearch;
}

/** The sets of a condition: first as stated, then ever looser ones; all venues come after the last one. */
type Levels = readonly [condition: TextCondition, ...sets: Bitset[]];

/** A capacity is relaxed to this part of it first. */
const NEARLY = 0.75;
/** Each is more than all below it; words have the scores of `searchWords`. */
const NAME_SCORE = 1_000_000;
const CONDITION_SCORE = 10_000;

/** What shows that a venue has such surroundings. They are not entered by owners, so they order the venues and exclude none. */
const SIGNS: Partial<Record<Surroundings, { kinds?: VenueKind[]; amenities?: Amenity[] }>> = {
  [Surroundings.SEA]: { kinds: [VenueKind.SEASIDE], amenities: [Amenity.SEA_VIEW] },
  [Surroundings.MOUNTAINS]: { kinds: [VenueKind.MOUNTAIN_LODGE], amenities: [Amenity.MOUNTAIN_VIEW] },
  [Surroundings.WATERSIDE]: { kinds: [VenueKind.BARGE] },
  [Surroundings.COUNTRYSIDE]: { kinds: [VenueKind.COUNTRY_ESTATE, VenueKind.CHATEAU], amenities: [Amenity.SECLUDED] },
  [Surroundings.FOREST]: { kinds: [VenueKind.COUNTRY_ESTATE], amenities: [Amenity.SECLUDED, Amenity.GARDEN] },
  [Surroundings.CITY_CENTRE]: { kinds: [VenueKind.TOWNHOUSE, VenueKind.LOFT] },
};

/**
 * Finds venues by a text: those that meet all its conditions, or else those that meet as many as possible; and those whose name
 * contains the text, whatever its words mean ("Hôtel du Lac").
 * @param among the venues that meet the other conditions of the search, among which one has to be found.
 */
export function findText(index: CatalogueIndex, { text, parsed }: TextQuery, among: Bitset): TextHits {
  const words = parsed.rest ? searchWords(index, parsed.rest) : null;
  const { slots, relaxed } = relax(levelsOf(index, parsed, words), index.all, among);
  let named = namedLike(index, fold(text));
  const isUnclear = words !== null || relaxed.length > 0;
  if (isUnclear && !named.countShared(among)) named = namedNearly(index, text);
  const isNamed = named.countShared(among) > 0;
  // The name of a venue was typed: what nearly meets the words as conditions is not what is meant.
  const isOnlyName = isNamed && relaxed.length > 0;
  const found = isOnlyName ? named : slots.clone().or(named);
  const preferred = [
    ...parsed.kinds.map((kind) => index.postings('kind', kind)),
    ...parsed.surroundings.map((one) => signsOf(index, one)),
  ];
  const score = (slot: number): number => {
    let sum = (isNamed && named.has(slot) ? NAME_SCORE : 0) + (words?.score(slot) ?? 0);
    for (const set of preferred) if (set.has(slot)) sum += CONDITION_SCORE;
    return sum;
  };
  const isScored = isNamed || words !== null || preferred.length > 0;
  return { slots: found, score: isScored ? score : null, relaxed: isOnlyName ? [] : relaxed };
}

let kindTerms: ReturnType<typeof readKindTerms> | undefined;

/** Slots of the venues of a kind, and of those that are called so: "Château des Brumes" may be a hotel. */
function ofKind(index: CatalogueIndex, kind: VenueKind): Bitset {
  kindTerms ??= readKindTerms();
  const slots = index.postings('kind', kind).clone();
  for (const term of kindTerms.get(kind) ?? []) slots.or(namedLike(index, `${term} `));
  return slots;
}

/** Slots of the venues whose name contains the folded text at the beginning of a word. */
function namedLike(index: CatalogueIndex, text: string): Bitset {
  const slots = new Bitset(index.capacity);
  const [from, to] = index.names.range(text);
  for (let place = from; place < to; place++) slots.add(index.names.at(place));
  return slots;
}

/**
 * Relaxes one condition, the first that helps; if none does, one after the other until there are hits. The last condition is never
 * dropped: all venues are no answer to an unknown word.
 */
function relax(conditions: Levels[], all: Bitset, among: Bitset): Pick<TextHits, 'slots' | 'relaxed'> {
  const meet = (sets: Bitset[]) => sets.reduce((met, set) => met.and(set), all.clone());
  const strict = conditions.map(([, first]) => first!);
  const exact = meet(strict);
  if (exact.countShared(among)) return { slots: exact, relaxed: [] };
  for (const [place, condition, set] of relaxations(conditions, all)) {
    const slots = meet(strict.with(place, set));
    if (slots.countShared(among)) return { slots, relaxed: [condition] };
  }
  for (let dropped = 2; dropped < conditions.length; dropped++) {
    const slots = meet(strict.slice(dropped));
    if (slots.countShared(among))
      return { slots, relaxed: conditions.slice(0, dropped).map(([condition]) => condition) };
  }
  return { slots: exact, relaxed: [] };
}

/** Given up last. What else a text states is given up before venues beyond the department of its place are found. */
const FIRM: ReadonlySet<TextCondition> = new Set([TextCondition.BEDROOMS, TextCondition.CAPACITY, TextCondition.PLACE]);
const BEFORE_REGION = 0.5;

/** The ways to relax one condition: each by one step (a city to its department), then by more, then without it. */
function relaxations(conditions: Levels[], all: Bitset): [place: number, condition: TextCondition, set: Bitset][] {
  const steps = conditions.flatMap(([condition, , ...looser], place) =>
    (conditions.length > 1 ? [...looser, all] : looser).map((set, step) => ({
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

/** The conditions of a parsed text, in the order in which they are relaxed. */
function levelsOf(index: CatalogueIndex, parsed: ParsedSearch, words: WordHits | null): Levels[] {
  const { bedrooms, capacity, categories, eventTypes, kinds, layouts, places } = parsed;
  const counted = countedLayouts(layouts, eventTypes) as RoomLayout[];
  const anyOf = <Value>(values: Value[], listOf: (value: Value) => Bitset) =>
    values.length === 1 ? listOf(values[0]!) : Bitset.union(values.map(listOf));
  const levels: Levels[] = [];
  if (words) levels.push([TextCondition.WORDS, ...words.levels]);
  if (layouts.length) levels.push([TextCondition.LAYOUT, index.rooms.holding(1, layouts)]);
  if (eventTypes.length)
    levels.push([TextCondition.EVENT_TYPE, anyOf(eventTypes, (value) => index.postings('eventType', value))]);
  for (const { anyOf: amenities } of parsed.amenities)
    levels.push([TextCondition.AMENITY, anyOf(amenities, (value) => index.postings('amenity', value))]);
  if (categories.length)
    levels.push([TextCondition.STARS, anyOf(categories, (value) => index.postings('category', value))]);
  if (kinds.length) levels.push([TextCondition.KIND, anyOf(kinds, (kind) => ofKind(index, kind))]);
  if (bedrooms !== null) levels.push([TextCondition.BEDROOMS, index.withBedrooms(bedrooms)]);
  if (capacity !== null)
    levels.push([
      TextCondition.CAPACITY,
      index.rooms.holding(capacity, counted),
      index.rooms.holding(Math.ceil(capacity * NEARLY), counted),
    ]);
  if (places.length) {
    const wider = [departmentsOf, regionsOf].map((widen) => anyOf(places, (place) => inLocations(index, widen(place))));
    levels.push([TextCondition.PLACE, anyOf(places, (place) => inPlace(index, place)), ...wider]);
  }
  return levels;
}

function inPlace(index: CatalogueIndex, place: ParsedPlace): Bitset {
  const { latitude, longitude, kilometres, minutes, locations } = place;
  // A journey of a minute is about a kilometre by car.
  const reach = kilometres ?? minutes;
  if (reach !== null && latitude !== null && longitude !== null)
    return slotsAround(index, { latitude, longitude }, reach);
  return inLocations(index, parseLocations(locations).locations);
}

function inLocations(index: CatalogueIndex, locations: Location[]): Bitset {
  return Bitset.union(locations.map((location) => slotsAt(index, location)));
}

function departmentsOf({ locations }: ParsedPlace): Location[] {
  const { communes } = gazetteer();
  return parseLocations(locations).locations.map((location) =>
    location.kind === 'communes'
      ? {
          label: location.label,
          kind: 'department',
          codes: location.codes.flatMap((code) => communes.get(code)?.departmentCode ?? []),
        }
      : location,
  );
}

function regionsOf(place: ParsedPlace): Location[] {
  const { departments } = gazetteer();
  return departmentsOf(place).map((location) =>
    location.kind === 'department'
      ? {
          label: location.label,
          kind: 'region',
          codes: location.codes.flatMap((code) => departments.get(code)?.regionCode ?? []),
        }
      : location,
  );
}

function signsOf(index: CatalogueIndex, surroundings: Surroundings): Bitset {
  const { kinds = [], amenities = [] } = SIGNS[surroundings] ?? {};
  return Bitset.union([
    ...kinds.map((kind) => index.postings('kind', kind)),
    ...amenities.map((amenity) => index.postings('amenity', amenity)),
  ]);
}
