import { describe, expect, test } from 'vitest';
import { Random } from '../../testing/random.ts';
import { Bitset } from './bitset.ts';

const membersOf = (set: Bitset): number[] => {
  const members: number[] = [];
  set.forEach((member) => members.push(member));
  return members;
};

describe('a set of bits', () => {
  test('holds the ends of its words, the sign bit included', () => {
    const members = [0, 1, 30, 31, 32, 33, 62, 63, 64, 95, 96, 1_023, 1_024];
    const set = Bitset.of(10, members);
    expect(membersOf(set)).toEqual(members);
    expect(set.count()).toBe(members.length);
    for (const member of members) expect(set.has(member)).toBe(true);
    for (const other of [2, 29, 34, 65, 1_022, 1_025, 99_999]) expect(set.has(other)).toBe(false);
  });

  test('grows as needed, and lacks members beyond its capacity', () => {
    const set = new Bitset(0);
    expect([set.count(), set.has(0), membersOf(set)]).toEqual([0, false, []]);
    set.delete(500);
    set.add(500);
    set.add(500);
    expect(set.count()).toBe(1);
    set.delete(500);
    expect(set.count()).toBe(0);
  });

  test('holds the indexes of values from a threshold on', () => {
    const values = Uint32Array.from({ length: 70 }, (_, place) => (place % 3) * 10);
    expect(membersOf(Bitset.atLeast(20, values))).toEqual(Array.from({ length: 23 }, (_, third) => third * 3 + 2));
    expect(Bitset.atLeast(21, values).count()).toBe(0);
    expect(Bitset.atLeast(0, values).count()).toBe(70);
  });

  test('is not changed by changes of its copy', () => {
    const set = Bitset.of(64, [3, 40]);
    const copy = set.clone();
    copy.add(7);
    copy.delete(3);
    expect(membersOf(set)).toEqual([3, 40]);
    expect(membersOf(copy)).toEqual([7, 40]);
  });

  test('does what a set of numbers does, whatever the sizes', () => {
    const random = new Random(1);
    for (let round = 0; round < 300; round++) {
      const [one, two] = [0, 1].map(() => {
        const size = random.pick([0, 1, 31, 32, 33, 64, 200, 1_000]);
        return new Set(Array.from({ length: random.whole(0, 200) }, () => random.whole(0, size)));
      }) as [Set<number>, Set<number>];
      const make = (set: Set<number>): Bitset => Bitset.of(random.whole(0, 1_200), set);
      const sorted = (set: Set<number>): number[] => [...set].toSorted((a, b) => a - b);
      const shared = new Set([...one].filter((member) => two.has(member)));
      expect(membersOf(make(one))).toEqual(sorted(one));
      expect(membersOf(make(one).and(make(two)))).toEqual(sorted(shared));
      expect(membersOf(make(one).or(make(two)))).toEqual(sorted(new Set([...one, ...two])));
      expect(make(one).sharesAny(make(two))).toBe(shared.size > 0);
      expect(make(one).and(make(two)).count()).toBe(shared.size);
      expect(make(one).count()).toBe(one.size);
      // Members that an intersection has removed do not reappear when the set grows.
      expect(membersOf(make(one).and(make(two)).or(new Bitset(2_000)))).toEqual(sorted(shared));
    }
  });
});
