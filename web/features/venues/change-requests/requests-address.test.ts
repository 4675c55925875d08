import { expect, test } from 'vitest';
import { CHANGES, toVariables } from './requests-address.ts';

test('search, state and page of the address are what is asked for', () => {
  expect(toVariables(CHANGES.parse('?q=lac&etat=refusees&page=2'), ['CREATION'])).toEqual({
    filter: { types: ['CREATION'], text: 'lac', statuses: ['REJECTED'] },
    sort: 'NEWEST',
    page: 2,
  });
  expect(toVariables(CHANGES.parse(''), ['UPDATE'])).toEqual({
    filter: { types: ['UPDATE'] },
    sort: 'NEWEST',
    page: 1,
  });
});
