import { describe, expect, test } from 'vitest';
import { Random } from '../../../testing/random.ts';
import { PostingList } from './posting-list.ts';

const all = (list: PostingList): [document: number, field: number][] => {
  const entries: [number, number][] = [];
  list.forEach((document, field) => entries.push([document, field]));
  return entries;
};

describe('a posting list', () => {
  test('gives back documents and fields, whatever the distance between documents', () => {
    const entries = [1, 2, 31, 32, 33, 4_095, 4_096, 1_000_000, 200_000_000].map(
      (document, place) => [document, place % 4] as [number, number],
    );
    const list = new PostingList();
    for (const [document, field] of entries) list.add(document, field, () => true);
    expect(all(list)).toEqual(entries);
  });

  test('never loses a document that exists, while others cease to', () => {
    const random = new Random(7);
    const current = new Map<number, number>();
    const list = new PostingList();
    for (let document = 1; document < 3_000; document += random.whole(1, 90)) {
      for (const former of current.keys()) if (random.chance(0.1)) current.delete(former);
      current.set(document, document % 4);
      list.add(document, document % 4, (one) => current.has(one));
    }
    expect(all(list).filter(([document]) => current.has(document))).toEqual([...current]);
  });

  test('does not grow with former documents', () => {
    const list = new PostingList();
    for (let document = 1; document <= 10_000; document++) list.add(document, 0, (one) => one === document - 1);
    expect(all(list).length).toBeLessThan(20);
  });
});
