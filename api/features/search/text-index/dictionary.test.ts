import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';

const WORDS = [
  'vaucanson',
  'terrasse',
  'terrasses',
  'cheval',
  'chevaux',
  'meeting',
  'meetings',
  'vault',
  'vaulted',
  'seminaire',
  'mas',
  'moulin',
  'gastronomique',
  'gastronomie',
];
const dictionary = new Dictionary();
const numbers = new Map(WORDS.map((word) => [dictionary.numberOf(word), word]));
const read = (found: { word: number; errors: number }[]): string[] =>
  found.map(({ word }) => numbers.get(word)!).sort();

test('a word keeps its number', () => {
  expect(dictionary.numberOf('moulin')).toBe(dictionary.numberOf('moulin'));
  expect(numbers.size).toBe(WORDS.length);
});

test.each([
  ['terrasse', ['terrasse', 'terrasses']],
  ['meetings', ['meeting', 'meetings']],
  ['cheval', ['cheval', 'chevaux']],
  ['chevaux', ['cheval', 'chevaux']],
  ['vaults', ['vault', 'vaulted']],
  ['seminaires', ['seminaire']],
  ['xyzzy', []],
])('"%s" is in French or in English a form of %j', (typed, words) => {
  expect([...new Set(read(dictionary.related(typed)))]).toEqual(words);
});

test.each([
  ['gast', ['gastronomie', 'gastronomique']],
  ['vauc', ['vaucanson']],
  // Too short to mean anything.
  ['ma', []],
])('"%s" begins %j', (typed, words) => {
  expect(read(dictionary.begun(typed))).toEqual(words);
});

test.each([
  ['a wrong letter', 'moalin', ['moulin']],
  ['a letter too many', 'mouulin', ['moulin']],
  ['a missing letter', 'mulin', ['moulin']],
  ['neighbours that changed places', 'muolin', ['moulin']],
  ['two errors in nine letters', 'vocanson', ['vaucanson']],
  ['two errors in few letters', 'mualen', []],
  ['an error in four letters', 'maz', []],
  ['an error in the first letter', 'noulin', []],
])('%s', (_, typed, words) => {
  expect(read(dictionary.misspelt(typed))).toEqual(words);
});
