// @vitest-environment node
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { RenderInput } from '../schema/render-contract.ts';
import { render } from './entry-server.tsx';
import { PAGE_INFO } from './testing/page-info.ts';

/** The API is away: pages show that they could not get their data, and all the rest. */
const input = (url: string, more: Partial<RenderInput> = {}): RenderInput => ({
  url,
  language: 'fr',
  colorMode: 'system',
  nonce: 'n0nce',
  pageInfo: PAGE_INFO,
  manifest: null,
  data: {
    execute: () => Promise.resolve({ errors: [new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } })] }),
  },
  ...more,
});

test('a whole document in French, with its addresses in both languages, even when the API is away', async () => {
  const { status, headers, html } = await render(input('/?utm=x'));
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'fr',
    vary: 'Cookie',
  });
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr"/);
  expect(html).toContain('<link rel="canonical" href="https://www.pleniere.test/"/>');
  expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://www.pleniere.test/?lang=en"/>');
  expect(html).toContain('>Devis<');
});

test('the language of the cookie, and of the address before it', async () => {
  expect((await render(input('/', { language: 'en' }))).html).toContain('<html lang="en"');
  expect((await render(input('/?lang=en'))).html).toContain('<html lang="en"');
  expect((await render(input('/?lang=fr', { language: 'en' }))).html).toContain('<html lang="fr"');
  expect((await render(input('/?lang=de'))).html).toContain('<html lang="fr"');
});

test('two languages at once do not mix', async () => {
  const [fr, en] = await Promise.all([render(input('/')), render(input('/', { language: 'en' }))]);
  expect(fr.html).toContain('Mentions légales');
  expect(fr.html).not.toContain('Legal notice');
  expect(en.html).toContain('Legal notice');
  expect(en.html).not.toContain('Mentions légales');
});

test('the theme of the cookie stands on the document, so that nothing flashes', async () => {
  expect((await render(input('/', { colorMode: 'dark' }))).html).toMatch(/<html[^>]* class="dark"/);
  expect((await render(input('/'))).html).not.toMatch(/<html[^>]* class=/);
});

test('every class name of the page has its rule in the page, in the first render and in later ones', async () => {
  for (const url of ['/', '/', '/nope']) {
    const { html } = await render(input(url));
    const [head = '', body = ''] = html.split('</head>');
    const names = new Set([...body.matchAll(/css-[a-z0-9]+/g)].map(([name]) => name));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(head).toContain(`.${name}`);
  }
});

test('an unknown path is a 404 with the home page', async () => {
  const { status, html } = await render(input('/nope'));
  expect(status).toBe(404);
  expect(html).toContain('<h1');
});

test('an old path redirects with its query', async () => {
  const { status, redirect, headers, html } = await render(input('/lieux?location=lyon&capacity=20-50'));
  expect(status).toBe(301);
  expect(redirect).toBe('/establishments?location=lyon&capacity=20-50');
  expect(headers.location).toBe(redirect);
  expect(html).toBe('');
});

test('whoever announces a venue is sent to sign in', async () => {
  expect(await render(input('/annoncer'))).toMatchObject({ status: 301, redirect: '/login' });
});

test('the articles of the house are there without a script, in the language of the page, with the publisher of the page', async () => {
  const fr = await render(input('/mentions-legales'));
  expect(fr.status).toBe(200);
  expect(fr.html).toContain('Propriété intellectuelle');
  expect(fr.html).toContain(PAGE_INFO.site.operator.registration);
  const en = await render(input('/mentions-legales', { language: 'en' }));
  expect(en.html).toContain('Intellectual property');
  expect(en.html).not.toContain('Propriété intellectuelle');
});

test('the menus and the footer are there without a script', async () => {
  const { html } = await render(input('/contact'));
  expect(html).toMatch(/<details[^>]*>.*Parcourir.*href="\/lieux".*<\/details>/s);
  expect(html).toContain('href="/establishments?category=5"');
  expect(html).toContain('© 1986-2025 Plénière');
  expect(html).toContain('href="https://linkedin.test/essai"');
});

test.each(['//evil.example/x', '/%', '/a%00b', '/?lang=%E0%A4%A', `/${'a'.repeat(8000)}`])(
  '%s is answered with a page',
  async (url) => {
    expect((await render(input(url))).html).toContain('</html>');
  },
);
