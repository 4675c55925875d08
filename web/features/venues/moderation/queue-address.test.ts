import { expect, test } from 'vitest';
import { CHANGES, SUBMISSIONS, toVariables } from './queue-address.ts';

test('the queue has what waits, oldest first, unless another state is asked for', () => {
  expect(toVariables(SUBMISSIONS.parse(''), true)).toEqual({
    filter: { types: ['CREATION'], statuses: ['PENDING'] },
    sort: 'OLDEST',
    page: 1,
  });
  expect(toVariables(SUBMISSIONS.parse('?etat=toutes&q=lac'), true).filter).toEqual({
    types: ['CREATION'],
    text: 'lac',
  });
});

test('changes are narrowed down to deletions', () => {
  expect(toVariables(CHANGES.parse(''), false).filter.types).toEqual(['UPDATE', 'DELETION']);
  expect(toVariables(CHANGES.parse('?type=suppressions&etat=refusees'), false).filter).toEqual({
    types: ['DELETION'],
    statuses: ['REJECTED'],
  });
});
