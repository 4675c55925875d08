import { expect, test } from 'vitest';
import { adminMenu } from './admin-menu.ts';

const PAGES = [
  { path: '' },
  { path: 'users', roles: ['ADMIN'] as const },
  { path: 'users/:id', roles: ['ADMIN'] as const },
  { path: 'messages' },
  { path: 'establishment-requests' },
];
const COUNTS = {
  unread: 4,
  unreadQuoteRequests: 0,
  quotesToAnswer: 0,
  pendingRegistrations: null,
  pendingVenues: 2,
  pendingChangeRequests: 0,
  newMessages: 7,
};
const say = ({ id }: { id: string }) => id;
const paths = (role: 'ADMIN' | 'TEAM') =>
  adminMenu(PAGES, role, COUNTS, say).map(({ items }) => items.map(({ to }) => to));

test('has the pages that there are, in their sections', () => {
  expect(paths('ADMIN')).toEqual([['/admin'], ['/admin/establishment-requests', '/admin/messages'], ['/admin/users']]);
});

test('leaves out what somebody may not see', () => {
  expect(paths('TEAM')).toEqual([['/admin'], ['/admin/establishment-requests', '/admin/messages']]);
});

test('says what waits at each, once it is known', () => {
  const waiting = (counts: typeof COUNTS | null) =>
    adminMenu(PAGES, 'ADMIN', counts, say).flatMap(({ items }) => items.map(({ count }) => count));
  expect(waiting(COUNTS)).toEqual([0, 2, 7, 0]);
  expect(waiting(null)).toEqual([0, 0, 0, 0]);
});

test('says in words what each count is of', () => {
  const words = adminMenu(
    [...PAGES, { path: 'quotes' }],
    'ADMIN',
    { ...COUNTS, unreadQuoteRequests: 3 },
    ({ id }, values) => [id, ...Object.values(values ?? {})].join(' '),
  ).flatMap(({ items }) => items.flatMap(({ counted }) => counted ?? []));
  expect(words).toEqual(['adminMenu.pendingVenues 2', 'adminMenu.unreadQuotes 3', 'adminMenu.newMessages 7']);
});

test('one entry stands for the pages that lead to each other', () => {
  const [, entries] = adminMenu([{ path: '' }, { path: 'homepage-slider-management' }], 'TEAM', null, say);
  expect(entries?.items[0]?.with).toContain('/admin/favorites-management');
});
