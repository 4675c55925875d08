import { readFileSync } from 'node:fs';
import { normalize } from 'node:path/posix';
import { expect, test } from 'vitest';
import { pageOf, pageRoutes, redirectRoutes, unknownPathPage } from './routes.tsx';

const LAZY_PAGE = /lazyPage\(\s*'(.+?)',\s*\(\) =>\s*import\('(.+?)'\)(?:,\s*'(.+?)')?/g;

test('a page is imported from the file that the server preloads for it', () => {
  const pairs = ['routes.tsx', 'dashboard-pages.ts', 'admin-pages.ts'].flatMap((list) => [
    ...readFileSync(`web/app/${list}`, 'utf8').matchAll(LAZY_PAGE),
  ]);
  expect(pairs.length).toBeGreaterThan(50);
  for (const [, file, module, folder] of pairs)
    expect(normalize(`app/${module}`)).toBe(`${folder ?? 'features'}/${file}.tsx`);
});

test('no path stands twice', () => {
  const paths = pageRoutes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  '/',
  '/new-homepage',
  '/a-propos',
  '/politique-confidentialite',
  '/mentions-legales',
  '/conditions-utilisation',
  '/contact',
  '/promotions-en-cours',
  '/establishment',
  '/establishment/chateau-de-la-loire',
  '/builder-content',
  '/establishments',
])('%s, a path of the specification, has its page', (path) => {
  expect(pageOf(path)).not.toBe(unknownPathPage);
});

test('paths that say the same lead to the same page', () => {
  expect(pageOf('/new-homepage')).toBe(pageOf('/'));
  expect(pageOf('/builder-content')).toBe(pageOf('/establishment/x'));
});

test('whoever announces a venue signs in first', () => {
  expect(redirectRoutes).toContainEqual({ path: '/annoncer', to: '/login' });
});

test.each(['/nope', '/establishment/a/b', '/Establishments-of-yore'])('%s is an unknown path', (path) => {
  expect(pageOf(path)).toBe(unknownPathPage);
});
