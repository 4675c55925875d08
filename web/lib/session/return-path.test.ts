import { expect, test } from 'vitest';
import { homeOf, loginAddress, returnPath } from './return-path.ts';

const ORIGIN = 'https://www.pleniere.test';
const asked = (path: string) => returnPath(`?retour=${encodeURIComponent(path)}`, ORIGIN);

test('signing in leads back to where one wanted to go', () => {
  const address = loginAddress('/dashboard/profile?x=1#securite');
  expect(returnPath(new URL(address, ORIGIN).search, ORIGIN)).toBe('/dashboard/profile?x=1#securite');
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '\\/evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'dashboard',
  '',
])('a link can not make it lead to %j', (path) => {
  expect(asked(path)).toBeNull();
});

test('signing in does not lead to signing in', () => {
  expect(asked('/login?retour=/admin')).toBeNull();
});

test('without a wish everybody goes where he belongs', () => {
  expect([homeOf('ADMIN'), homeOf('TEAM'), homeOf('CLIENT')]).toEqual(['/admin', '/admin', '/dashboard']);
});
