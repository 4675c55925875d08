import { expect, test } from 'vitest';
import { Random } from '../../../testing/random.ts';
import { Bitset } from '../bitset.ts';
import { OptionColumn, TakenColumn } from './half-day-columns.ts';

const membersOf = (fill: (set: Bitset) => void): number[] => {
  const set = new Bitset(0);
  fill(set);
  const members: number[] = [];
  set.forEach((member) => members.push(member));
  return members;
};

test.each([
  ['few of many', 100_000],
  ['half of all', 2_000],
])('a column tells who is taken: %s', (_, numbers) => {
  const random = new Random(numbers);
  const column = new TakenColumn();
  const expected = new Set<number>();
  for (let step = 0; step < 3_000; step++) {
    const member = random.whole(0, numbers);
    if (random.chance(0.7)) {
      column.add(member);
      expected.add(member);
    } else {
      column.delete(member);
      expected.delete(member);
    }
  }
  expect(membersOf((set) => column.addTo(set))).toEqual([...expected].sort((a, b) => a - b));
  for (let member = 0; member < 2_000; member++) expect(column.has(member)).toBe(expected.has(member));
});

test('an option holds until its day, each of several for itself', () => {
  const column = new OptionColumn();
  for (const [member, until] of [
    [7, 41_100],
    [3, 41_200],
    [3, 41_000],
    [4_000_000, 41_050],
  ] as const)
    column.add(member, until);
  const heldOn = (day: number) => membersOf((set) => column.addTo(set, day));
  expect(heldOn(41_000)).toEqual([3, 7, 4_000_000]);
  expect(heldOn(41_051)).toEqual([3, 7]);
  expect([3, 7, 8].map((member) => column.has(member, 41_101))).toEqual([true, false, false]);
  expect(heldOn(41_201)).toEqual([]);
  column.delete(3);
  expect(heldOn(41_000)).toEqual([7, 4_000_000]);
});
