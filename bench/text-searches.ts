import { Amenity, EventType, VenueKind } from '../api/features/venues/venue.enums.ts';
import { gazetteer } from '../api/features/geography/gazetteer.ts';
import type { Search } from './bare-search.ts';

/** A search of workload T: as it is typed, and what it means. */
interface TextSearch {
  text: string;
  meaning: Omit<Search, 'sort'>;
}

const DEPARTMENTS = '69 13 33 59 31 44 34 38 06 67 35 76 57 77 78 83 74 29'.split(' ');
const AMENITIES: [text: string, anyOf: Amenity[]][] = [
  ['piscine', [Amenity.OUTDOOR_POOL, Amenity.INDOOR_POOL]],
  ['spa', [Amenity.SPA]],
  ['parking', [Amenity.PARKING]],
  ['terrasse', [Amenity.TERRACE]],
];
const EVENTS: [text: string, meant: Pick<Search, 'eventTypes' | 'bedrooms'>][] = [
  ['séminaire résidentiel', { eventTypes: [EventType.SEMINAIRE_RESIDENTIEL], bedrooms: 1 }],
  ['journée d’étude', { eventTypes: [EventType.JOURNEE_ETUDE] }],
];
/** Words without another meaning: of names, and of descriptions. */
const WORDS = ['vaucanson', 'poutres', 'orangerie', 'tilleuls'];

/** 60 texts: people, departments, services, events, kinds, and words. */
export function textSearches(): TextSearch[] {
  return Array.from({ length: 60 }, (_, number) => searchOf(number));
}

function searchOf(number: number): TextSearch {
  const turn = Math.floor(number / 6);
  const code = DEPARTMENTS[(number * 7) % DEPARTMENTS.length]!;
  const departments = [code];
  const place = gazetteer().departments.get(code)!.name;
  const capacity = [20, 40, 60, 80, 120][number % 5]!;
  const [amenity, anyOf] = AMENITIES[turn % AMENITIES.length]!;
  const [event, meant] = EVENTS[turn % EVENTS.length]!;
  const word = WORDS[turn % WORDS.length]!;
  return [
    { text: `${capacity} personnes ${place}`, meaning: { departments, capacity } },
    { text: `${place} ${amenity}`, meaning: { departments, amenities: [anyOf] } },
    { text: `${event} ${amenity} ${place}`, meaning: { departments, amenities: [anyOf], ...meant } },
    { text: `péniche ${capacity} personnes`, meaning: { kinds: [VenueKind.BARGE], capacity } },
    { text: word, meaning: { words: word } },
    { text: `${word} ${capacity} personnes`, meaning: { words: word, capacity } },
  ][number % 6]!;
}
