// @vitest-environment node
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import type { RenderInput } from '../schema/render-contract.ts';
import { render as renderBytes } from './entry-server.tsx';
import { PAGE_INFO } from './testing/page-info.ts';

/** The API is away: pages show that they could not get their data, and all the rest. */
const input = (url: string, more: Partial<RenderInput> = {}): RenderInput => ({
  url,
  language: 'fr',
  colorMode: 'system',
  nonce: 'n0nce',
  pageInfo: PAGE_INFO,
  manifest: null,
  styleSheets: null,
  execute: () => Promise.resolve({ errors: [new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } })] }),
  ...more,
});

const render = async (of: RenderInput) => {
  const result = await renderBytes(of);
  return { ...result, html: result.html.toString() };
};

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

describe('a page whose data could not be had is a 503 that nobody keeps, and tells those without a script', () => {
  test.each([
    ['/', 'Impossible de charger les établissements'],
    ['/establishment/chateau-de-vaux', 'Le lieu n’a pas pu être chargé'],
    ['/establishments?location=lyon', 'Les lieux n’ont pas pu être chargés'],
    ['/lieux/ile-de-france', 'Les lieux n’ont pas pu être chargés'],
    ['/promotions-en-cours', 'Les promotions n’ont pas pu être chargées'],
    ['/comparer?lieux=a,b', 'La comparaison n’a pas pu être chargée'],
  ])('%s', async (url, text) => {
    const { status, headers, html } = await render(input(url));
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(text);
  });
});

test('a page that comes before its data is a 503 that nobody keeps', async () => {
  const patience = new AbortController();
  const execute = () => {
    patience.abort();
    return new Promise<never>(() => {});
  };
  const { status, headers } = await render(
    input('/establishment/chateau-de-vaux', { signal: patience.signal, execute }),
  );
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
});

test('a loader that meets an answer of another shape fails the page, for a 500 that is logged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const execute = () => Promise.resolve({ data: { venue: null, venueMovedTo: Symbol('not a slug') } });
  await expect(render(input('/establishment/chateau-de-vaux', { execute }))).rejects.toThrow(TypeError);
});

const NO_VENUES = { __typename: 'VenueSearchResult', items: [] };

test('what a part of a page asks while it is rendered is answered', async () => {
  const execute = vi.fn<RenderInput['execute']>(({ operationName }) =>
    Promise.resolve({
      data:
        operationName === 'NearVenues' ? { near: NO_VENUES, anywhere: NO_VENUES } : { venue: null, venueMovedTo: null },
    }),
  );
  const { status, html } = await render(input('/establishment/nulle-part-lyon', { execute }));
  expect(status).toBe(404);
  expect(html).toMatch(/<h1/);
  expect(execute.mock.calls.map(([{ operationName }]) => operationName)).toContain('NearVenues');
});

describe('an unknown path', () => {
  const path = (url: string, more?: Partial<RenderInput>) => renderBytes(input(url, { nonce: null, ...more }));

  test('is a 404 with the ways home and to a search, without a query', async () => {
    const execute = vi.fn<() => never>();
    const { status, html } = await path('/nope', { execute });
    expect(status).toBe(404);
    expect(html.toString()).toMatch(/<h1[^>]*>Cette page n’existe pas</);
    expect(html.toString()).toMatch(/<main.*<form[^>]* action="\/establishments".*href="\/".*<\/main>/s);
    expect(html.toString()).toContain('name="robots" content="noindex');
    expect(execute).not.toHaveBeenCalled();
  });

  test('has one page with all others, made once in each language and for each query', async () => {
    const first = await path('/one.php?x=1');
    expect(await path('/another?x=1')).toBe(first);
    expect(first.html.toString()).toContain('<html lang="fr"');
    // The form that changes the language keeps the query, as it does in the browser.
    expect(first.html.toString()).toContain('<input type="hidden" name="x" value="1"/>');
    expect(await path('/another')).not.toBe(first);
    const english = await path('/one?lang=en');
    expect(english.html.toString()).toContain('<html lang="en"');
    expect(await path('/two?lang=en')).toBe(english);
  });

  test('has another page when what all pages say has changed', async () => {
    const before = await path('/nope');
    expect(await path('/nope', { pageInfo: { ...PAGE_INFO, today: '2031-01-01' } })).not.toBe(before);
  });
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
