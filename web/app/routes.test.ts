import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { pageOf, pageRoutes, redirectRoutes, unknownPathPage } from './routes.tsx';

const LAZY_PAGE = /lazyPage\(\s*'(.+?)',\s*\(\) =>\s*import\('(.+?)'\)(?:,\s*'(.+?)')?/g;
const LISTS = ['app/routes.tsx', ...globSync('features/*/{routes,admin-pages,dashboard-pages}.ts', { cwd: 'web' })];

test('a page is imported from the file that the server preloads for it', () => {
  const pages = LISTS.flatMap((list) =>
    [...readFileSync(`web/${list}`, 'utf8').matchAll(LAZY_PAGE)].map(([, file, module, folder]) => ({
      imported: join(dirname(list), module!),
      preloaded: `${folder ?? 'features'}/${file}.tsx`,
    })),
  );
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.filter(({ imported, preloaded }) => imported !== preloaded)).toEqual([]);
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
