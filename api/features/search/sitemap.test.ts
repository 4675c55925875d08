import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { EventType } from '../venues/venue.enums.ts';

const ORIGIN = 'https://lieux.example';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: ORIGIN });
  await createVenues(app.database, [
    { name: 'Le Public', communeCode: '29019', postalCode: '29200', eventTypes: [EventType.JOURNEE_ETUDE] },
    { name: 'Le Brouillon', isPublished: false },
  ]);
});
afterAll(() => app.stop());

async function read(path: string) {
  const response = await fetch(app.url + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

test('robots.txt names the sitemap, and keeps robots off what is not for them', async () => {
  const { text, type } = await read('/robots.txt');
  expect(type).toContain('text/plain');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
});

test('the index leads to files with every public venue, in both languages, and no other', async () => {
  const files = await parseSitemapIndex(Readable.from((await read('/sitemap.xml')).text));
  expect(files.map(({ url }) => url)).toContain(`${ORIGIN}/sitemaps/venues-1.xml`);
  const pages = [];
  for (const { url } of files) {
    const { text, type } = await read(url.replace(ORIGIN, ''));
    expect(type, text).toContain('xml');
    pages.push(...(await parseSitemap(Readable.from(text))));
  }
  const venue = pages.find(({ url }) => url.includes('/establishment/le-public'))!;
  expect(venue.links.map(({ lang, url }) => [lang, url])).toEqual([
    ['fr', venue.url],
    ['en', `${venue.url}?lang=en`],
  ]);
  expect(pages.map(({ url }) => url)).toContain(`${ORIGIN}/promotions-en-cours`);
  expect(pages.some(({ url }) => url.includes('brouillon'))).toBe(false);
});

test('the searches by place and event type that find something are named', async () => {
  const pages = await parseSitemap(Readable.from((await read('/sitemaps/landings.xml')).text));
  const paths = pages.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/lieux/bretagne',
      '/lieux/finistere',
      '/lieux/journee-etude',
      '/lieux/finistere/journee-etude',
    ]),
  );
  expect(paths).not.toContain('/lieux/rhone');
  expect(paths).not.toContain('/lieux/bretagne/prestataires');
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(['venues-2', 'venues-0', 'venues-1.5', 'venues-x', 'others'])('there is no file %s', async (name) => {
  expect((await read(`/sitemaps/${name}.xml`)).status).toBe(404);
});
