import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { SUGGESTIONS } from '../../../schema/constants.ts';
import { fold } from '../../platform/text.ts';
import { Random } from '../../testing/random.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { resolveLocation } from '../geography/location.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { SuggestionBook } from './suggestions.ts';

function bookOf(rows: CatalogueRow[]): SuggestionBook {
  const index = new CatalogueIndex();
  index.replaceAll(rows);
  return new SuggestionBook(index);
}

/** The number of venues by commune code. */
function at(counts: Record<string, number>): CatalogueRow[] {
  return Object.entries(counts).flatMap(([communeCode, count]) =>
    Array.from({ length: count }, () => catalogueRow({ communeCode })),
  );
}

const labels = (list: { label: string }[]): string[] => list.map(({ label }) => label);

describe('suggestions match at word starts, without accents, hyphens or apostrophes', () => {
  const book = bookOf([
    ...at({ 42218: 2, 75102: 1, 94038: 1, 69123: 1, 35238: 1, 64477: 1 }),
    catalogueRow({ name: 'Hôtel de l’Île d’Or', communeCode: '35238' }),
    catalogueRow({ name: 'Sainte-Barbe', communeCode: '35238' }),
  ]);

  test.each([
    ['ile de', 'regions', ['Île-de-France']],
    ['ÎLE-DE', 'regions', ['Île-de-France']],
    ['france', 'regions', ['Île-de-France']],
    ['rhone', 'regions', ['Auvergne-Rhône-Alpes']],
    ['st et', 'cities', ['Saint-Étienne', 'Saint-Étienne-de-Baïgorry']],
    ['saint-e', 'cities', ['Saint-Étienne', 'Saint-Étienne-de-Baïgorry']],
    ['ST. ÉT', 'cities', ['Saint-Étienne', 'Saint-Étienne-de-Baïgorry']],
    ['etienne', 'cities', ['Saint-Étienne', 'Saint-Étienne-de-Baïgorry']],
    ['tienne', 'cities', []],
    ["l'hay", 'cities', ['L’Haÿ-les-Roses']],
    ['hay les r', 'cities', ['L’Haÿ-les-Roses']],
    ['ile d', 'venues', ['Hôtel de l’Île d’Or']],
    ['ste barbe', 'venues', ['Sainte-Barbe']],
    ['marseille', 'cities', []],
    ['x'.repeat(90_000), 'cities', []],
    ['\0', 'cities', ['Saint-Étienne', 'Rennes', 'Lyon', 'Paris', 'Paris 2e'].slice(0, 0)],
  ] as const)('%.20s → %s', (typed, group, expected) => {
    const found = labels(book.find(typed)[group]).map((label) => label.replaceAll("'", '’'));
    if (typed === '\0') return expect(book.find(typed)).toEqual(book.find(''));
    expect(found).toEqual(expected);
  });
});

describe('suggestions are in order', () => {
  test('cities by number of venues, then population', () => {
    // Lorient and Laval have fewer inhabitants than Lille and Limoges.
    const book = bookOf(at({ 56121: 3, 59350: 1, 87085: 1, 53130: 2 }));
    expect(labels(book.find('l').cities)).toEqual(['Lorient', 'Laval', 'Lille', 'Limoges']);
    expect(book.find('l').cities.map(({ count }) => count)).toEqual([3, 2, 1, 1]);
  });

  test('districts by number, where the best of them stands', () => {
    const book = bookOf(at({ 75110: 4, 75102: 1, 75120: 2, 75101: 1 }));
    expect(labels(book.find('paris').cities)).toEqual(['Paris', 'Paris 1er', 'Paris 2e', 'Paris 10e', 'Paris 20e']);
    expect(book.find('paris').cities[0]).toMatchObject({ count: 8, type: 'CITY' });
    expect(labels(book.find('paris 1').cities)).toEqual(['Paris 1er', 'Paris 10e']);
    expect(labels(book.find('paris').departments)).toEqual(['Paris']);
  });

  test('departments and regions by number of venues', () => {
    const book = bookOf(at({ 38185: 2, 69382: 3, 73065: 1, 35238: 9 }));
    expect(labels(book.find('').regions)).toEqual(['Bretagne', 'Auvergne-Rhône-Alpes']);
    expect(labels(book.find('').departments)).toEqual(['Ille-et-Vilaine', 'Rhône', 'Isère', 'Savoie']);
  });

  test('venues by prominence', () => {
    const book = bookOf([
      catalogueRow({ name: 'Hôtel A', prominence: 1 }),
      catalogueRow({ name: 'Hôtel B', prominence: 9 }),
      catalogueRow({ name: 'Grand Hôtel', prominence: 5 }),
    ]);
    const { venues } = book.find('hotel');
    expect(labels(venues)).toEqual(['Hôtel B', 'Grand Hôtel', 'Hôtel A']);
    expect(venues[0]).toMatchObject({ type: 'VENUE', detail: 'Lyon 2e', count: 1, slug: expect.any(String) as string });
  });
});

describe('suggestions have limits', () => {
  const saints = [...gazetteer().communes.values()].filter(({ name }) => name.startsWith('Saint-')).slice(0, 60);
  const rows = saints.map(({ code }) => catalogueRow({ name: 'Saint Hôtel', communeCode: code }));
  const book = bookOf([...rows, ...at({ 22278: 1, 93066: 1, 97411: 1 })]);

  test('while typing', () => {
    const { cities, departments, regions, venues } = book.find('s');
    expect([cities.length, venues.length]).toEqual([SUGGESTIONS.typing.cities, SUGGESTIONS.typing.venues]);
    expect(departments.length).toBeLessThanOrEqual(SUGGESTIONS.typing.departments);
    expect(regions.length).toBeLessThanOrEqual(SUGGESTIONS.typing.regions);
  });

  test('with nothing typed', () => {
    for (const nothing of ['', '  ', "-'"]) {
      const sizes = Object.values(book.find(nothing)).map((group: unknown[]) => group.length);
      expect(Math.max(...sizes)).toBe(SUGGESTIONS.onFocus);
    }
  });

  test('of the caller, within those of the product', () => {
    expect(book.find('s', 2).cities).toHaveLength(2);
    expect(book.find('s', 20).venues).toHaveLength(SUGGESTIONS.typing.venues);
    expect(book.find('', 20).cities).toHaveLength(SUGGESTIONS.onFocus);
    expect(book.find('', 1).cities).toHaveLength(1);
  });

  test('and each place leads somewhere', () => {
    for (const { label, count } of [...book.find('s').cities, ...book.find('').departments, ...book.find('').regions]) {
      expect(count).toBeGreaterThan(0);
      expect(resolveLocation(label)?.label).toBe(label);
    }
  });
});

test('few or many names, the same are found as by looking at each', () => {
  const random = new Random(5);
  const words = ['hotel', 'saint', 'st', 'grand', 'lac', 'la', 'lyon', 'gare', 'étoile', 'd’or', 'chateau', '2'];
  for (const size of [3, 40, 900]) {
    const rows = Array.from({ length: size }, () =>
      catalogueRow({
        name: Array.from({ length: random.whole(1, 4) }, () => random.pick(words)).join(' '),
        prominence: random.whole(0, 5),
      }),
    );
    const index = new CatalogueIndex();
    index.replaceAll(rows);
    const book = new SuggestionBook(index);
    const inOrder = Array.from(index.orders.RELEVANCE.values(), (slot) => index.row(slot));
    for (const typed of [
      'h',
      'ho',
      'hotel la',
      's',
      'st',
      'st g',
      'saint',
      'l',
      'la',
      'lac',
      'd or',
      'or',
      '2',
      'grand hotel',
      'zz',
      'e',
    ]) {
      const variants = [typed, typed.replace(/\bst\b/g, 'saint')];
      const expected = inOrder.filter(({ name }) =>
        variants.some((variant) => ` ${fold(name)}`.includes(` ${variant}`)),
      );
      expect(
        book.find(typed).venues.map(({ id }) => id),
        `${size} ${typed}`,
      ).toEqual(expected.slice(0, 10).map(({ id }) => id));
    }
  }
});
