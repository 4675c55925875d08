import { expect, test } from 'vitest';
import { changedLines, changedWords, type Stretch } from './word-diff.ts';

/** Lines with what is marked in brackets. */
const told = (lines: Stretch[][]): string[] =>
  lines.map((line) => line.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''));

test('marks the words of a paragraph that have changed, on both sides', () => {
  const before = ['Le parc accueille 80 personnes.', 'Accès par la gare.'];
  const after = ['Le grand parc accueille 120 personnes.', 'Accès par la gare.'];
  expect(told(changedWords(before, [after]))).toEqual(['Le parc accueille [80 ]personnes.', 'Accès par la gare.']);
  expect(told(changedWords(after, [before]))).toEqual([
    'Le [grand ]parc accueille [120 ]personnes.',
    'Accès par la gare.',
  ]);
});

test('finds a paragraph again behind one that is new', () => {
  const before = ['Accès par la gare.'];
  expect(told(changedWords(['Un parc de deux hectares.', ...before], [before]))).toEqual([
    '[Un parc de deux hectares.]',
    'Accès par la gare.',
  ]);
});

test('is not misled by spaces and breaks', () => {
  expect(told(changedWords(['Un parc\nclos'], [['Un  parc clos']]))).toEqual(['Un parc\nclos']);
});

test('marks a line that was rewritten as a whole', () => {
  const lines = ['Trois salles de plain-pied donnent sur la cour.'];
  expect(told(changedWords(lines, [['Un manoir de charme, sur les hauteurs.']]))).toEqual([`[${lines[0]}]`]);
});

test('marks what any of the other versions lacks', () => {
  expect(told(changedWords(['Un grand parc clos.'], [['Un parc clos.'], ['Un grand parc.']]))).toEqual([
    'Un [grand ]parc [clos].',
  ]);
});

test('takes texts of which nothing is left for new ones, however long', () => {
  const text = (word: string) => [Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ')];
  expect(changedWords(text('a'), [text('b')])[0]).toHaveLength(1);
});

test('tells apart lines of which one is a part of the other', () => {
  expect(told(changedLines(['Wifi', 'Écran'], [['Wifi rapide', 'Écran']]))).toEqual(['[Wifi]', 'Écran']);
});
