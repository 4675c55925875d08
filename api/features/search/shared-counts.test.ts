import { expect, test } from 'vitest';
import { Random } from '../../testing/random.ts';
import { Bitset } from './bitset.ts';
import { SharedCounts } from './shared-counts.ts';

test('counts what sets share, whatever the sizes, and forgets the set before', () => {
  const random = new Random(1);
  const counts = new SharedCounts();
  for (let round = 0; round < 300; round++) {
    const [one, two, three] = [0, 1, 2].map(() => {
      const size = random.pick([0, 1, 31, 32, 33, 64, 200, 1_000]);
      return new Set(Array.from({ length: random.whole(0, 200) }, () => random.whole(0, size)));
    }) as [Set<number>, Set<number>, Set<number>];
    const make = (set: Set<number>): Bitset => Bitset.of(random.whole(0, 1_200), set);
    counts.of(make(one));
    const shared = [...one].filter((member) => two.has(member));
    expect(counts.in(make(two))).toBe(shared.length);
    expect(counts.inBoth(make(two), make(three))).toBe(shared.filter((member) => three.has(member)).length);
    counts.and(make(two));
    expect(counts.in(make(three))).toBe(shared.filter((member) => three.has(member)).length);
    expect(counts.in(make(one))).toBe(shared.length);
  }
});
