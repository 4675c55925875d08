import { expect, test } from 'vitest';
import { PRODUCT } from '../../features.ts';
import { foldChanges, type RowChange } from './audit-fold.ts';

const folded = (changes: readonly RowChange[]) => foldChanges(PRODUCT.auditedTables, changes);

const venue = (before: object | null, after: object | null): RowChange => ({
  table: 'venue',
  before: before && { id: 'v', name: 'Le Lac', ...before },
  after: after && { id: 'v', name: 'Le Lac', ...after },
});
const room = (id: string, before: object | null, after: object | null): RowChange => ({
  table: 'room',
  before: before && { id, venue_id: 'v', name: `Salle ${id}`, ...before },
  after: after && { id, venue_id: 'v', name: `Salle ${id}`, ...after },
});

test('what a transaction changes of one object is one entry, from what it was at first to what it is at last', () => {
  const changes = [
    venue({ review_status: 'PENDING', version: 1 }, { review_status: 'APPROVED', version: 2 }),
    venue({ review_status: 'APPROVED', is_published: false }, { review_status: 'APPROVED', is_published: true }),
    room('A', { area_sqm: 50 }, { area_sqm: 60 }),
    room('B', null, { area_sqm: 20 }),
    room('C', { area_sqm: 20 }, { area_sqm: 20 }),
  ];
  expect(folded(changes)).toEqual([
    {
      type: 'VENUE',
      id: 'v',
      before: { reviewStatus: 'PENDING', rooms: { 'Salle A': { areaSqm: 50 } } },
      after: {
        reviewStatus: 'APPROVED',
        isPublished: true,
        rooms: { 'Salle A': { areaSqm: 60 }, 'Salle B': { name: 'Salle B', areaSqm: 20 } },
      },
    },
  ]);
});

test('what is kept as JSON is told field by field', () => {
  const settings = (stored: object | null) => stored && { id: 1, stored };
  const before = { publisher: { name: 'Lieux', capital: null }, warningDays: [30, 7], retention: { quotes: 36 } };
  const after = { publisher: null, warningDays: [30], retention: { quotes: 36, audit: 12 } };
  expect(folded([{ table: 'house_settings', before: settings(before), after: settings(after) }])).toEqual([
    {
      type: 'SETTINGS',
      id: '1',
      before: { publisherName: 'Lieux', warningDays: [30, 7] },
      after: { warningDays: [30], retentionAudit: 12 },
    },
  ]);
});

test('what is as it was, and what nobody is told of, is no entry', () => {
  expect(
    folded([
      venue({ is_featured: true }, { is_featured: false }),
      venue({ is_featured: false }, { is_featured: true }),
    ]),
  ).toEqual([]);
  expect(folded([venue({ version: 1, updated_at: 'a' }, { version: 2, updated_at: 'b' })])).toEqual([]);
  expect(folded([{ table: 'notification', before: null, after: { id: 'n' } }])).toEqual([]);
});

test('that a secret was changed is told, and no secret', () => {
  const user = (password: string) => ({ id: 'u', password_hash: password, phone: '01', two_factor_secret: password });
  const [entry] = folded([{ table: 'user_account', before: user('old'), after: { ...user('new'), phone: null } }]);
  expect(entry).toEqual({
    type: 'USER',
    id: 'u',
    before: { passwordHash: '***', phone: '***' },
    after: { passwordHash: '***' },
  });
});

test('who deletes their account is not named by the entry that tells of it', () => {
  const before = { id: 'u', first_name: 'Anne', email: 'anne@exemple.test', status: 'APPROVED', deleted_at: null };
  const after = {
    ...before,
    first_name: '',
    email: 'deleted-u@deleted.invalid',
    status: 'INACTIVE',
    deleted_at: '2026-11-22',
  };
  expect(folded([{ table: 'user_account', before, after }])[0]).toMatchObject({
    before: { status: 'APPROVED' },
    after: { status: 'INACTIVE', deletedAt: '2026-11-22' },
  });
  expect(JSON.stringify(folded([{ table: 'user_account', before, after }]))).not.toMatch(/anne/i);
});

test('parts without names are counted, long texts are cut', () => {
  const photo = (id: string) => ({ table: 'photo', before: null, after: { id, venue_id: 'v', alt: 'x' } });
  const [entry] = folded([photo('1'), photo('2'), venue({ description: '' }, { description: 'a'.repeat(900) })]);
  expect(entry!.after['photosAdded']).toBe(2);
  expect(entry!.after['description']).toHaveLength(501);
});
