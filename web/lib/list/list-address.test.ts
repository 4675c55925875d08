import { describe, expect, test } from 'vitest';
import { isWhole, listAddress } from './list-address.ts';

const USERS = listAddress({
  path: '/admin/users',
  filters: { role: { admin: 'ADMIN', client: 'CLIENT' }, etat: { suspendus: 'SUSPENDED' } },
  sorts: { recents: 'NEWEST', nom: 'NAME' },
});
const WHOLE = USERS.parse('');

describe('a list in its address', () => {
  test('is the whole one when the address says nothing', () => {
    expect(WHOLE).toEqual({ text: '', filters: { role: null, etat: null }, sort: 'NEWEST', page: 1 });
    expect(isWhole(WHOLE)).toBe(true);
    expect(USERS.pathOf(WHOLE)).toBe('/admin/users');
  });

  test('is read back as it was written', () => {
    const address = { text: 'dupont', filters: { role: 'ADMIN', etat: 'SUSPENDED' }, sort: 'NAME', page: 3 } as const;
    const path = USERS.pathOf(address, { page: 3 });
    expect(path).toBe('/admin/users?q=dupont&role=admin&etat=suspendus&tri=nom&page=3');
    expect(USERS.parse(path.slice(path.indexOf('?')))).toEqual(address);
  });

  test('leaves out what nobody knows', () => {
    expect(USERS.parse('?role=pape&tri=hasard&page=-1&etat=constructor&x=1&after=%00')).toEqual(WHOLE);
  });

  test('begins at its first page when something else changes', () => {
    const third = { ...WHOLE, page: 3 };
    expect(USERS.pathOf(third, { filters: { role: 'CLIENT' } })).toBe('/admin/users?role=client');
    expect(USERS.pathOf(third, { page: 4 })).toBe('/admin/users?page=4');
    const part = USERS.parse('?role=admin&after=WyJhIl0');
    expect(part.after).toBe('WyJhIl0');
    expect(USERS.pathOf(part, { before: 'WyJiIl0' })).toBe('/admin/users?role=admin&before=WyJiIl0');
    expect(USERS.pathOf(part, { sort: 'NAME' })).toBe('/admin/users?role=admin&tri=nom');
  });
});
