import { expect, test } from 'vitest';
import { presences } from './presence.ts';

const TODAY = '2026-11-21';
const entry = (startsOn = '', endsOn = '', isPublic = true) => ({ startsOn, endsOn, venue: { isPublic } });

test('days count with their first and last one', () => {
  const entries = [
    entry(TODAY, TODAY),
    entry('2026-11-22'),
    entry('', '2026-11-20'),
    entry('2026-01-01', '2026-12-31'),
    entry('', '', false),
  ];
  expect(presences(entries, TODAY)).toEqual(['SHOWN', 'UPCOMING', 'ENDED', 'SHOWN', 'HIDDEN']);
});

test('five are shown; who is not shown today takes no place', () => {
  const entries = [entry('2027-01-01'), ...Array.from({ length: 7 }, () => entry())];
  expect(presences(entries, TODAY)).toEqual([
    'UPCOMING',
    'SHOWN',
    'SHOWN',
    'SHOWN',
    'SHOWN',
    'SHOWN',
    'BEYOND',
    'BEYOND',
  ]);
});
