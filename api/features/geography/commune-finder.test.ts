import { expect, test } from 'vitest';
import { findCommunes } from './commune-finder.ts';

const names = (text: string, limit = 5): string[] => findCommunes(text, limit).map(({ name }) => name);

test.each([
  ['69002', ['Lyon 2e']],
  ['bordeaux', ['Bordeaux', 'Bordeaux-Saint-Clair', 'Bordeaux-en-Gâtinais']],
  ['SAINT ETIENNE', ['Saint-Étienne']],
  ['st-étienne-du-r', ['Saint-Étienne-du-Rouvray']],
  ['paris 2', ['Paris 20e', 'Paris 2e']],
])('%s', (text, expected) => {
  const found = names(text, 60);
  for (const name of expected) expect(found).toContain(name);
});

test('a name that is the whole of what was typed goes first', () => {
  expect(names('lyon 2e')[0]).toBe('Lyon 2e');
  expect(names('vienne')[0]).toBe('Vienne');
});

test('the city with arrondissements is not among them, as a venue stands in one', () => {
  expect(names('paris', 60)).not.toContain('Paris');
  expect(names('75', 60)).toContain('Paris 1er');
});

test('nothing and nonsense find nothing, and never more than asked for', () => {
  expect([names(''), names('   '), names('qqqq')]).toEqual([[], [], []]);
  expect(findCommunes('saint', 7)).toHaveLength(7);
});

test('each says where it is', () => {
  expect(findCommunes('69002', 1)).toMatchObject([
    { code: '69382', postalCodes: ['69002'], departmentCode: '69', regionCode: '84' },
  ]);
});
