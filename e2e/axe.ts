import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** What the colours of the other theme can change. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] };

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

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** What axe finds on the page, which has no frames. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, options);
}

/** Axe finds nothing on what is shown now, in the light or in the dark; one load of the page serves both. */
export async function findsNothing(page: Page, what: string): Promise<void> {
  await switchTo(page, 'light');
  expect.soft(await findings(page, EVERYTHING), `${what}, in the light`).toEqual([]);
  await switchTo(page, 'dark');
  expect.soft(await findings(page, COLOURS), `${what}, in the dark`).toEqual([]);
}

/** The same of a whole page, from its top to its end. */
export async function findsNothingOn(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await readThrough(page);
  await findsNothing(page, path);
}
