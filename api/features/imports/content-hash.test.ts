import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

test('the order of keys does not matter, their values do', () => {
  expect(contentHash({ name: 'Les Tilleuls', sleeps: 12 })).toBe(contentHash({ sleeps: 12, name: 'Les Tilleuls' }));
  expect(contentHash({ name: 'Les Tilleuls', sleeps: null })).not.toBe(contentHash({ name: 'Les Tilleuls' }));
});

test('a field that came later leaves the digest of a row as it was, unless it has a value', () => {
  const before = contentHash({ name: 'Les Tilleuls' });
  expect(contentHash({ name: 'Les Tilleuls', checkInTime: null, checkOutTime: null })).toBe(before);
  expect(contentHash({ name: 'Les Tilleuls', checkInTime: '15:00', checkOutTime: null })).not.toBe(before);
});
