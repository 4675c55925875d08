import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** Every public page, and the pages with something open or something amiss. */
const PAGES = [
  '/',
  '/establishments',
  '/establishments?location=Lyon&capacity=60&category=4',
  '/establishments?location=Lyon&capacity=3000',
  '/lieux/bretagne',
  '/lieux/seminaire-residentiel',
  '/establishment/l-atelier-vaucanson-lyon-1er',
  '/ma-selection',
  '/comparer',
  '/comparer?lieux=hotel-haussoullier-paris-8e,palais-garnieri-nice,chateau-d-arzelier-grignan',
  '/promotions-en-cours',
  '/a-propos',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
  '/conditions-utilisation',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds: everything, or only what the colours of the other theme can change. */
async function findings(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    rules === 'all' ? builder.withTags(RULES) : builder.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Goes through the page once, so that what loads when it comes near is there. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

for (const language of ['fr', 'en']) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in ${language}, light and dark`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readThrough(page);
      expect.soft(await findings(page, 'all'), 'in the light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await findings(page, 'colours'), 'in the dark').toEqual([]);
    });
  }
}
