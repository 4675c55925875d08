import { expect, test } from 'vitest';
import { exportQuery, toVariables, VENUES } from './admin-url.ts';

test.each([
  ['visibles', { isPublic: true }, 'isPublic=true'],
  ['ce-mois', { createdFrom: '2026-11-01' }, 'createdFrom=2026-11-01'],
])('the list and its file are kept to %s', (suivi, filter, query) => {
  const variables = toVariables(VENUES.parse(`?suivi=${suivi}`), null, '2026-11-21');
  expect(variables.filter).toEqual(filter);
  expect(exportQuery(variables)).toBe(query);
});
