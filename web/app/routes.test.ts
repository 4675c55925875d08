import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf, pageRoutes, redirectRoutes, unknownPathPage } from './routes.tsx';

test('a page is imported from the file that the server preloads for it', () => {
  const pairs = [
    ...readFileSync('web/app/routes.tsx', 'utf8').matchAll(/lazyPage\('(.+?)', \(\) => import\('(.+?)'\)/g),
  ];
  expect(pairs.length).toBeGreaterThan(0);
  for (const [, file, module] of pairs) expect(module).toBe(`../pages/${file}.tsx`);
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
