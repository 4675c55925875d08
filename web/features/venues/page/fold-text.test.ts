import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

const sentence = `${'mot '.repeat(24).trim()}.`;

it('leaves a text alone that is a little longer', () => {
  expect(foldText(['a'.repeat(70), 'b'.repeat(50)], 100)).toEqual([['a'.repeat(70), 'b'.repeat(50)], []]);
});

it('folds between paragraphs', () => {
  expect(foldText(['a'.repeat(60), 'b'.repeat(60), 'c'.repeat(60)], 100)).toEqual([
    ['a'.repeat(60)],
    ['b'.repeat(60), 'c'.repeat(60)],
  ]);
});

it('folds a single long paragraph between sentences, and loses nothing', () => {
  const text = Array.from({ length: 50 }, () => sentence).join(' ');
  const [shown, folded] = foldText([text, 'Fin.'], 1_000);
  expect(shown.join('').length).toBeLessThanOrEqual(1_000);
  expect(`${shown.join(' ')} ${folded[0]}`).toBe(text);
  expect(folded[1]).toBe('Fin.');
});

it('keeps a text without sentences in one piece', () => {
  expect(foldText(['x'.repeat(5_000)], 1_000)).toEqual([['x'.repeat(5_000)], []]);
});
