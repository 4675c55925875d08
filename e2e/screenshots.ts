/**
 * `npm run screenshots`: takes the pictures of the README and of the guides, and the one for shared links, from the built product on
 * its demo world, in a data folder of its own. `npm run screenshots -- home admin-quote` takes some, `--list` names them all,
 * `--folder DIR` leaves the tree as it is, `--url http://…` asks a server that runs already.
 */
import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPictures } from '../api/demo/demo-pictures.ts';
import { startProduct } from '../bench/processes.ts';
import { PRODUCT_NAME, TOKEN_KEY } from '../schema/constants.ts';
import { GUIDE_PICTURES, type GuidePicture } from './guide-pictures.ts';
import { asker, demoPerson } from './owner.ts';

const ROOT = join(import.meta.dirname, '..');
const README_PICTURES = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/establishments?location=Auvergne-Rhône-Alpes&capacity=60' },
  { name: 'venue', path: null },
] as const;
/** What a link to the site shows where it is shared. */
const SHARED = 'share';
const DRAWING_MS = 1_000;
const DRAWN_WITHIN_MS = 20 * 60_000;

const NAMES: string[] = [...README_PICTURES, ...GUIDE_PICTURES].map(({ name }) => name).concat(SHARED);
const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' }, url: { type: 'string' }, list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !NAMES.includes(name));
if (values.list || unknown.length > 0) {
  console.log(NAMES.join('\n'));
  if (unknown.length > 0) console.error(`No such picture: ${unknown.join(', ')}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const isWanted = ({ name }: { name: string }): boolean => positionals.length === 0 || positionals.includes(name);

const data = mkdtempSync(join(tmpdir(), 'pleniere-screenshots-'));
const server = values.url
  ? { url: values.url, stop: () => Promise.resolve() }
  : await startProduct({ DATA_DIR: data }, false);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await untilDrawn();
  for (const { name, path } of README_PICTURES.filter(isWanted)) {
    const page = await tab(browser, { viewport: { width: 1_440, height: 1_000 } });
    await page.goto(path ?? (await venuePath()), { waitUntil: 'networkidle' });
    if (name === 'search') await page.locator('.venue-group').first().waitFor();
    await save(page, 'docs/screenshots', name);
  }
  for (const picture of GUIDE_PICTURES.filter(isWanted)) await takeGuidePicture(picture);
  if (isWanted({ name: SHARED })) await takeSharedPicture();
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** A tab in a browser of its own, as a French visitor has it. */
async function tab(from: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await from.newContext({
    baseURL: server.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    ...options,
  });
  return context.newPage();
}

async function save(page: Page, folder: string, name: string): Promise<void> {
  const target = values.folder ? resolve(process.env['INIT_CWD'] ?? '.', values.folder) : join(ROOT, folder);
  mkdirSync(target, { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(target, `${name}.webp`));
  await page.context().close();
}

async function takeGuidePicture({ name, role, path, prepare }: GuidePicture): Promise<void> {
  const page = await tab(browser, { viewport: { width: 1_280, height: 860 } });
  const { request } = page.context();
  const person = role ? await demoPerson(request, role) : null;
  if (person)
    await page
      .context()
      .addInitScript(
        ([key, token]) => location.protocol !== 'about:' && localStorage.setItem(key!, token!),
        [TOKEN_KEY, person.token],
      );
  const address = typeof path === 'string' ? path : await path(person?.ask ?? asker(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await save(page, 'docs/guides/pictures', name);
}

/** Waits until the public venues of the demo world have all their pictures: they are drawn while the server runs. */
async function untilDrawn(): Promise<void> {
  const ask = asker((await browser.newContext({ baseURL: server.url })).request);
  const { searchVenues } = await ask<{ searchVenues: { items: { name: string; slug: string }[] } }>(
    '{ searchVenues(pageSize: 50) { items { name slug } } }',
  );
  const wanted = demoPictures();
  const until = Date.now() + DRAWN_WITHIN_MS;
  for (const { name, slug } of searchVenues.items)
    for (;;) {
      const { venue } = await ask<{ venue: { photos: object[] } }>(
        'query ($slug: String!) { venue(slug: $slug) { photos { url } } }',
        { slug },
      );
      if (venue.photos.length >= wanted.get(name)!.length) break;
      if (Date.now() > until) throw new Error(`${name} has ${venue.photos.length} pictures after twenty minutes.`);
      await pause(DRAWING_MS);
    }
}

/** The first venue of the list. */
async function venuePath(): Promise<string> {
  const response = await fetch(`${server.url}/api/public/establishments?limit=1`);
  const [venue] = (await response.json()) as { slug: string }[];
  return `/establishment/${venue!.slug}`;
}

/** The picture of the first slide with the name over it. */
async function takeSharedPicture(): Promise<void> {
  const page = await tab(browser, { viewport: { width: 1_200, height: 630 } });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(
    ([name, tagline]) => {
      const picture = document.querySelector<HTMLImageElement>('main img')!.currentSrc;
      document.body.innerHTML = `
        <div style="position:fixed;inset:0;background:url(${picture}) center 70%/cover"></div>
        <div style="position:fixed;inset:0;background:linear-gradient(transparent 35%,rgba(12,32,38,.86) 82%)"></div>
        <div style="position:fixed;left:72px;right:72px;bottom:60px;color:#FBF8F3">
          <div style="font:600 104px/1.1 'Fraunces',Georgia,serif;letter-spacing:-.01em">${name}</div>
          <div style="font:500 35px/1.4 'Figtree Variable',sans-serif;padding-top:10px">${tagline}</div>
        </div>`;
    },
    [PRODUCT_NAME, 'Le bon lieu pour chacun de vos événements'],
  );
  await page.waitForTimeout(1_000);
  const target = values.folder ? resolve(process.env['INIT_CWD'] ?? '.', values.folder) : join(ROOT, 'web/public');
  await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(target, `${SHARED}.jpg`));
  await page.context().close();
}
