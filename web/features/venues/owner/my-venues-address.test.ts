import { expect, test } from 'vitest';
import { daysLeft } from './my-venue.ts';
import { MY_VENUES, toVariables } from './my-venues-address.ts';

const asked = (search: string) => toVariables(MY_VENUES.parse(search));

test('search, state, order and page of the address are what is asked for', () => {
  expect(asked('?q=lac&etat=publies&tri=nom&page=3')).toEqual({
    filter: { text: 'lac', statuses: ['PUBLISHED'] },
    sort: 'NAME',
    page: 3,
  });
  expect(asked('?etat=modifications')).toEqual({ filter: { pendingChange: true }, sort: 'UPDATED', page: 1 });
});

test.each(['', '?etat=inconnu&tri=toString&page=-1', '?page=abc&etat='])(
  'what nobody knows is left out: “%s”',
  (search) => {
    expect(asked(search)).toEqual({ filter: {}, sort: 'UPDATED', page: 1 });
  },
);

test.each([
  ['2026-11-20T12:00:00Z', 29],
  ['2026-10-22T13:00:00Z', 1],
  ['2026-01-01T00:00:00Z', 0],
])('a venue deleted at %s can be brought back for %i days', (deletedAt, days) => {
  expect(daysLeft(deletedAt, 30, Date.parse('2026-11-21T12:00:00Z'))).toBe(days);
});
