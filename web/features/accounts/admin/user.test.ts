import { expect, test } from 'vitest';
import { toVariables, USERS } from './user.ts';

const filterOf = (search: string) => toVariables(USERS.parse(search), '2026-11-21').filter;

test('accepted accounts are those that were not declined and do not wait', () => {
  expect(filterOf('?etat=acceptes&creation=ce-mois')).toEqual({
    text: null,
    roles: null,
    statuses: ['APPROVED', 'INACTIVE', 'SUSPENDED'],
    createdFrom: '2026-11-01',
  });
  expect(filterOf('?etat=suspendus')).toMatchObject({ statuses: ['SUSPENDED'], createdFrom: null });
});
