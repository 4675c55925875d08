import { describe, expect, test } from 'vitest';
import { deserialize, serialize } from '../snapshot-values.ts';
import { Bitset } from '../bitset.ts';
import { TextField } from './matches.ts';
import { TextIndex, type Texts } from './text-index.ts';

const texts = (some: Partial<Texts>): Texts => ({
  [TextField.NAME]: '',
  [TextField.PLACE]: '',
  [TextField.KEYWORDS]: '',
  [TextField.TEXT]: '',
  ...some,
});

/** An index of venues in the slots 0, 1, …. */
function indexOf(...venues: Partial<Texts>[]): TextIndex {
  const index = new TextIndex();
  for (const [slot, venue] of venues.entries()) index.put(slot, texts(venue));
  return index;
}

/** The slots that have a word, best first. */
function match(index: TextIndex, word: string, begun: Bitset | null = null, isTolerant = false): number[] {
  const matches = index.match(word, begun, isTolerant);
  if (!matches) return [];
  const slots: number[] = [];
  matches.slots.forEach((slot) => slots.push(slot));
  return slots.sort((a, b) => matches.points(b) - matches.points(a) || a - b);
}

describe('a word', () => {
  test('counts most in a name, then in a place, in keywords, in a text', () => {
    const index = indexOf(
      { [TextField.TEXT]: 'un moulin' },
      { [TextField.KEYWORDS]: 'moulin' },
      { [TextField.PLACE]: 'le moulin' },
      { [TextField.NAME]: 'moulin bleu', [TextField.TEXT]: 'ce moulin' },
      { [TextField.NAME]: 'autre' },
    );
    expect(match(index, 'moulin')).toEqual([3, 2, 1, 0]);
  });

  test('counts more than another form of it in the same field', () => {
    expect(match(indexOf({ [TextField.TEXT]: 'moulins' }, { [TextField.TEXT]: 'moulin' }), 'moulin')).toEqual([1, 0]);
  });

  test('that exists is not taken for a misspelt one, unless errors are asked for', () => {
    const index = indexOf({ [TextField.NAME]: 'lyons' }, { [TextField.TEXT]: 'lions' });
    expect(match(index, 'lions')).toEqual([1]);
    expect(match(index, 'lions', null, true)).toEqual([1, 0]);
  });

  test('that does not exist is misspelt', () => {
    expect(match(indexOf({ [TextField.NAME]: 'vaucanson' }), 'vocanson')).toEqual([0]);
  });

  test('is begun if it is the last one', () => {
    const index = indexOf({ [TextField.NAME]: 'vaucanson' });
    expect(match(index, 'vauc', new Bitset(0))).toEqual([0]);
    expect(match(index, 'vauc')).toEqual([]);
  });

  test('that is begun may be that of a condition', () => {
    const index = indexOf({ [TextField.TEXT]: 'piscine' }, {}, {});
    expect(match(index, 'pisci', Bitset.of(3, [2]))).toEqual([2, 0]);
  });

  test('of a text that was replaced is gone, as is that of a venue that was removed', () => {
    const index = indexOf({ [TextField.NAME]: 'ancien' }, { [TextField.NAME]: 'ancien' });
    index.put(0, texts({ [TextField.NAME]: 'nouveau' }));
    index.remove(1);
    expect(match(index, 'ancien')).toEqual([]);
    expect(match(index, 'nouveau')).toEqual([0]);
  });

  test('is found after the index was saved and restored, and so is one that is put then', () => {
    const saved = indexOf({ [TextField.NAME]: 'moulin' }, { [TextField.TEXT]: 'moulin bleu' }, {});
    const index = new TextIndex();
    index.restore(deserialize(serialize(saved.save())) as ReturnType<TextIndex['save']>);
    index.put(2, texts({ [TextField.TEXT]: 'moulin' }));
    index.remove(1);
    expect(match(index, 'moulin')).toEqual([0, 2]);
    expect(match(index, 'bleu')).toEqual([]);
    expect([0, 1, 2].map((slot) => index.has(slot))).toEqual([true, false, true]);
  });
});
