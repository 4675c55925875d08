import { expect, test } from 'vitest';
import { timelineOf } from './tracked-quote.ts';

const at = '2026-11-21T10:00:00.000Z';

test('a request on its way shows what is still to come', () => {
  expect(
    timelineOf({
      state: 'IN_REVIEW',
      steps: [
        { state: 'NEW', at },
        { state: 'IN_REVIEW', at },
      ],
    }),
  ).toEqual([
    { state: 'NEW', at },
    { state: 'IN_REVIEW', at },
    { state: 'FORWARDED', at: null },
    { state: 'ANSWERED', at: null },
  ]);
});

test('nothing comes after the end', () => {
  const steps = [{ state: 'NEW', at } as const, { state: 'ARCHIVED', at } as const];
  expect(timelineOf({ state: 'ARCHIVED', steps })).toEqual(steps);
});
