import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../platform/text.ts';
import { Random } from '../../../testing/random.ts';
import { resolveLocation } from '../../geography/location.ts';
import { Amenity, EventType, RoomLayout, VenueKind } from '../../venues/venue.enums.ts';
import { Surroundings } from '../surroundings.enums.ts';
import { summaryOf } from './parsed-search-summary.factory.ts';
import { parseSearch } from './query-parser.ts';
import { TypoIndex } from './typo-index.ts';
import { readAreas, readVocabulary } from './vocabulary.ts';

describe('what means nothing stays as it was typed', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['🎉🎉', ''],
    ['\0', ''],
    ['le de avec pour', 'rest: le de avec pour'],
    ['(.*)+[a-z', 'rest: (.*)+[a-z'],
    ["' or 1=1; --", "rest: ' or 1=1; --"],
    ['constructor __proto__ toString', 'rest: constructor __proto__ toString'],
    ['北京 会议', 'rest: 北京 会议'],
    ['0', 'rest: 0'],
    ['99999999999999999999', 'rest: 99999999999999999999'],
    ['-1 personnes', '1 people'],
  ])('%j', (text, summary) => {
    expect(summaryOf(parseSearch(text))).toBe(summary);
  });

  test.each(['x'.repeat(10_000), 'lyon '.repeat(2_000), '1 '.repeat(5_000), '*'.repeat(10_000), 'é'.repeat(10_000)])(
    '10,000 characters: %.6s',
    (text) => {
      expect(parseSearch(text).rest.length).toBeLessThanOrEqual(200);
    },
  );

  test('no text of known and unknown words makes it fail, and it gives the same twice', () => {
    const random = new Random(7);
    const words =
      '80 personnes lyon paris 11 à - 4 * étoiles km 50 de gare en U saint denis pour min 2a 75011 mer x 1h30 lac'.split(
        ' ',
      );
    for (let round = 0; round < 2_000; round++) {
      const text = Array.from({ length: 1 + random.whole(0, 11) }, () => random.pick(words)).join(' ');
      expect(parseSearch(text)).toEqual(parseSearch(text));
    }
  });
});

describe('the data', () => {
  test('every area lies at places that a search finds', () => {
    const areas = readAreas();
    const unknown = areas
      .flatMap(({ locations, alternatives = [] }) => [...locations, ...alternatives])
      .filter((location) => resolveLocation(location)?.label !== location)
      .filter((location) => !areas.some(({ label }) => label === location));
    expect(unknown).toEqual([]);
  });

  test('every value of the vocabulary is one of its enumeration', () => {
    const enumerations = {
      kinds: VenueKind,
      eventTypes: EventType,
      layouts: RoomLayout,
      amenities: Amenity,
      surroundings: Surroundings,
    };
    const unknown = readVocabulary().flatMap((entry) =>
      Object.entries(enumerations).flatMap(([key, values]) =>
        (entry[key as keyof typeof enumerations] ?? []).filter((value) => !(value in values)),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('every kind, event, layout and amenity can be asked for, but for suppliers', () => {
    const said = new Set<string>(
      readVocabulary().flatMap(({ kinds = [], eventTypes = [], layouts = [], amenities = [] }) => [
        ...kinds,
        ...eventTypes,
        ...layouts,
        ...amenities,
      ]),
    );
    const missing = [VenueKind, EventType, RoomLayout, Amenity].flatMap((values) =>
      Object.values<string>(values).filter((value) => !said.has(value)),
    );
    expect(missing).toEqual([EventType.PRESTATAIRES]);
  });

  test('another place that is offered for a name is read as that place when it is chosen', () => {
    const names = readAreas().flatMap((area) => area.names);
    const offered = names.flatMap((name) => parseSearch(name).places.flatMap(({ alternatives }) => alternatives));
    const lost = offered.filter(({ label, locations }) => {
      const [first] = parseSearch(label).places;
      return !first || first.locations.join() !== locations.join();
    });
    expect(offered.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  test('no term stands twice', () => {
    const terms = readVocabulary().flatMap((entry) => [...new Set(entry.terms.map(fold))]);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});

test('misspelt names are found by as many errors as their length allows, never with another first letter', () => {
  const index = new TypoIndex(
    ['toulouse', 'saint malo', 'clermont ferrand', 'lyon'].map((name) => [name, name] as const),
  );
  const find = (text: string) => index.find(text.split(' '));
  expect(find('toulouze')).toBe('toulouse');
  expect(find('touloues')).toBe('toulouse');
  expect(find('touluze')).toBeNull();
  expect(find('poulouse')).toBeNull();
  expect(find('clermond ferand')).toBe('clermont ferrand');
  expect(find('saintmalo')).toBe('saint malo');
  expect(find('lion')).toBeNull();
});
