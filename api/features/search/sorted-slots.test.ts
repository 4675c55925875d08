import { describe, expect, test } from 'vitest';
import { Random } from '../../testing/random.ts';
import { SortedSlots } from './sorted-slots.ts';

const descending = (a: number, b: number): number => b - a;
const noTies = (): number => 0;

describe('slots in order', () => {
  test('are empty at first', () => {
    const slots = new SortedSlots(descending, noTies);
    expect([...slots.values()]).toEqual([]);
    slots.remove(3);
    expect([...slots.values()]).toEqual([]);
    expect(slots.ranks()[0] ?? 0).toBe(0);
  });

  test('can be filled at once, in place of what was there', () => {
    const slots = new SortedSlots(descending, noTies);
    slots.add(9);
    slots.fill(() => Uint32Array.from([3, 1, 2]));
    expect([...slots.values()]).toEqual([3, 2, 1]);
    slots.add(7);
    expect([...slots.values()]).toEqual([7, 3, 2, 1]);
    slots.fill(() => Uint32Array.of());
    expect([...slots.values()]).toEqual([]);
    slots.add(5);
    expect([...slots.values()]).toEqual([5]);
  });

  test('are read from their source when they are first used, with what has changed until then', () => {
    const slots = new SortedSlots(descending, noTies);
    const source = new Set([3, 1, 2]);
    slots.fill(() => Uint32Array.from(source));
    source.add(7);
    slots.add(7);
    source.delete(1);
    slots.remove(1);
    expect([...slots.values()]).toEqual([7, 3, 2]);
    source.clear();
    slots.remove(3);
    expect([...slots.values()]).toEqual([7, 2]);
  });

  test('know their ranks after every change', () => {
    const slots = new SortedSlots(descending, noTies);
    for (const slot of [4, 100, 7]) slots.add(slot);
    expect([4, 100, 7].map((slot) => slots.ranks()[slot])).toEqual([2, 0, 1]);
    slots.remove(100);
    expect([4, 7].map((slot) => slots.ranks()[slot])).toEqual([1, 0]);
    slots.add(5_000);
    expect([4, 7, 5_000].map((slot) => slots.ranks()[slot])).toEqual([2, 1, 0]);
  });

  test('stay in order through any changes', () => {
    const random = new Random(2);
    const keys = Array.from({ length: 400 }, () => random.whole(0, 20));
    const byKey = (a: number, b: number): number => keys[a]! - keys[b]!;
    const slots = new SortedSlots(byKey, (a, b) => a - b);
    const model = new Set<number>();
    for (let step = 0; step < 3_000; step++) {
      const slot = random.whole(0, keys.length - 1);
      // The growing phase exceeds the initial 64 places, the shrinking one returns to few.
      if (model.has(slot)) {
        slots.remove(slot);
        model.delete(slot);
      } else if (random.chance(step < 1_500 ? 1 : 0.3)) {
        slots.add(slot);
        model.add(slot);
      } else {
        slots.remove(slot);
      }
      if (step % 50 > 0) continue;
      const expected = [...model].toSorted((a, b) => byKey(a, b) || a - b);
      expect([...slots.values()]).toEqual(expected);
      expect(expected.map((one) => slots.ranks()[one])).toEqual(expected.map((_, rank) => rank));
    }
  });
});
