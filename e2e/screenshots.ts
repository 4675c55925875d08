/**
 * `npm run screenshots`: takes the pictures of the README from the built product on its demo world, in a data folder of its own.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
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
await browser.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });

/** The first venue of the list: its pictures are there from the start. */
async function venuePath(): Promise<string> {
  const response = await fetch(`${server.url}/api/public/establishments?limit=1`);
  const [venue] = (await response.json()) as { slug: string }[];
  return `/establishment/${venue!.slug}`;
}
