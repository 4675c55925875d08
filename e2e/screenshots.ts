/**
 * `npm run screenshots`: takes the pictures of the README, and the one for shared links, from the built product on its demo world, in a data folder of its own.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { PRODUCT_NAME } from '../schema/constants.ts';
import { startProduct } from '../bench/processes.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');

mkdirSync(FOLDER, { recursive: true });
const SHOTS = [
  { name: 'home', path: '/', width: 1_440, height: 1_000 },
  { name: 'search', path: '/establishments?location=Auvergne-Rhône-Alpes&capacity=60', width: 1_440, height: 1_000 },
  { name: 'venue', path: null, width: 1_440, height: 1_000 },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'pleniere-screenshots-'));
const server = await startProduct({ DATA_DIR: folder }, false);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, path, width, height } of SHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(server.url + (path ?? (await venuePath())), { waitUntil: 'networkidle' });
  if (name === 'search') await page.locator('.venue-group').first().waitFor();
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
  await context.close();
}
await takeSharedPicture();
await browser.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });

/** The first venue of the list: its pictures are there from the start. */
async function venuePath(): Promise<string> {
  const response = await fetch(`${server.url}/api/public/establishments?limit=1`);
  const [venue] = (await response.json()) as { slug: string }[];
  return `/establishment/${venue!.slug}`;
}

/** What a link to the site shows where it is shared: the picture of the first slide with the name over it. */
async function takeSharedPicture(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1_200, height: 630 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: 'networkidle' });
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
  await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(import.meta.dirname, '../web/public/share.jpg'));
  await context.close();
}
