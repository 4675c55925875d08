import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { Amenity, VenueKind } from '../venues/venue.enums.ts';
import type { Bitset } from './bitset.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { namedNearly, searchWords } from './word-search.ts';

const GRENOBLE = '38185';

function indexOf(venues: Partial<CatalogueRow>[]): CatalogueIndex {
  const index = new CatalogueIndex();
  index.replaceAll(venues.map((venue) => catalogueRow(venue)));
  return index;
}

const namesOf = (index: CatalogueIndex, slots: Bitset): string[] => {
  const names: string[] = [];
  slots.forEach((slot) => names.push(index.row(slot).name));
  return names;
};

/** The names with all words, then with ever fewer of them, each list with the best first. */
function search(venues: Partial<CatalogueRow>[], text: string): string[][] {
  const index = indexOf(venues);
  const { levels, score } = searchWords(index, text);
  const scoreOf = (name: string) => score([0, 1, 2, 3].find((slot) => index.row(slot)?.name === name)!);
  return levels.map((slots) => namesOf(index, slots).sort((a, b) => scoreOf(b) - scoreOf(a)));
}

describe('words', () => {
  const venues = [
    { name: 'Moulin', words: '\nau bord de la riviere' },
    { name: 'Écluse', words: '\npres du moulin et de la riviere' },
    { name: 'Four' },
  ];

  test('are searched in all texts, and count more in the name', () => {
    expect(search(venues, 'moulin rivière')[0]).toEqual(['Moulin', 'Écluse']);
  });

  test.each([
    ['accents and case', 'ÉCLUSE', ['Écluse']],
    ['plurals', 'moulins', ['Moulin', 'Écluse']],
    ['typing errors', 'rivierre', ['Moulin', 'Écluse']],
    ['words without a meaning of their own', 'avec un four', ['Four']],
    ['the end of the last one', 'moulin rivi', ['Moulin', 'Écluse']],
  ])('are found whatever %s', (_, text, names) => {
    expect(search(venues, text)[0]).toEqual(names);
  });

  test('that nobody has are left out first, then the last ones', () => {
    expect(search(venues, 'xyzzy moulin four')).toEqual([[], [], ['Moulin', 'Écluse']]);
    expect(search(venues, 'moulin xyzzy')).toEqual([[], ['Moulin', 'Écluse']]);
  });

  test('that exist may be misspelt if no venue has all of them', () => {
    const misspelt = [{ name: 'Domaine Vernay' }, { name: 'Auberge', words: '\nvernat' }];
    expect(search(misspelt, 'domaine vernat')[0]).toEqual(['Domaine Vernay']);
  });

  test('may begin the name of a service or of a kind', () => {
    const served = [
      { name: 'Mas', amenities: [Amenity.OUTDOOR_POOL] },
      { name: 'Tour', kind: VenueKind.BARGE },
    ];
    expect(search(served, 'pisci')[0]).toEqual(['Mas']);
    expect(search(served, 'pénic')[0]).toEqual(['Tour']);
    expect(search(served, 'pén')[0]).toEqual([]);
  });

  test('are those of the place too', () => {
    expect(search([{ name: 'A' }, { name: 'B', communeCode: GRENOBLE }], 'grenoble isère')[0]).toEqual(['B']);
  });

  test('without any letter find nothing', () => {
    expect(search(venues, '… !')).toEqual([[]]);
  });
});

test('a name is found by a part of it and its place, in spite of typing errors', () => {
  const index = indexOf([
    { name: 'L’Atelier Vaucanson', communeCode: GRENOBLE },
    { name: 'L’Atelier', words: '\nrue vaucanson a grenoble' },
    { name: 'Vaucanson' },
  ]);
  expect(namesOf(index, namedNearly(index, 'atelier vocanson grenoble'))).toEqual(['L’Atelier Vaucanson']);
  expect(namesOf(index, namedNearly(index, 'grenoble'))).toEqual([]);
});
