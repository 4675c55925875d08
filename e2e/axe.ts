import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { nextFrame } from './crawl/next-frame.ts';

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Our styles and media are all of our own: nothing to fetch once more.
  preload: false,
};
/** What the colours of the other theme can change. */
const COLOURS: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
  preload: false,
};

export type Theme = 'light' | 'dark';

/** The theme of the machine; a page that has none of its own follows it. */
async function switchTo(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await nextFrame(page);
}

/** What axe finds on the page, which has no frames. */
async function findings(page: Page, options: RunOptions, within: string): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, given]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(selector, given);
      // What a bar lies over at the moment is large enough when it is scrolled to: only what is small there, too, counts.
      for (const violation of violations.filter(({ id }) => id === 'target-size')) {
        const small: typeof violation.nodes = [];
        for (const node of violation.nodes) {
          const element = document.querySelector(String(node.target[0]))!;
          element.scrollIntoView({ block: 'center' });
          if ((await run(element, { runOnly: ['target-size'] })).violations.length > 0) small.push(node);
        }
        violation.nodes = small;
      }
      return violations
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [within, options] as const,
  );
}

/**
 * What axe finds on what is shown now: everything in the first theme, which is left on, and what colours change in another one.
 * @param within selector of the part that is looked at
 */
export async function axeFindings(
  page: Page,
  within = 'html',
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<{ theme: Theme; finding: string }[]> {
  const found: { theme: Theme; finding: string }[] = [];
  for (const theme of themes.toReversed()) {
    await switchTo(page, theme);
    const options = theme === themes[0] ? EVERYTHING : COLOURS;
    for (const finding of await findings(page, options, within)) found.push({ theme, finding });
  }
  return found;
}

/** Axe finds nothing on what is shown now, in the light or in the dark. */
export async function findsNothing(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
}
