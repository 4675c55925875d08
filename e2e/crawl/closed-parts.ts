import type { Page } from '@playwright/test';
import { nextFrame } from './next-frame.ts';

/** How the part that is looked at can be found. */
const MARK = 'data-crawled';

/**
 * Opens each dialog and each menu of the page, one after the other, without pressing anything that could have an effect.
 * @param seen texts of those that were opened already, on any page: they are left out, and the new ones are added
 * @param look gets a selector of the open part, and its first words
 */
export async function openEach(
  page: Page,
  seen: Set<string>,
  look: (selector: string, name: string) => Promise<void>,
): Promise<void> {
  const parts = await page.evaluate(
    (mark) =>
      [...document.querySelectorAll('dialog:not([open]), details:not([open])')].map((part, index) => {
        part.setAttribute(mark, String(index));
        return { index, text: `${part.tagName} ${part.textContent.replace(/[\s\d]+/g, ' ').trim()}` };
      }),
    MARK,
  );
  for (const { index, text } of parts) {
    if (seen.has(text)) continue;
    seen.add(text);
    const selector = `[${MARK}="${index}"]`;
    if (await toggle(page, selector, true)) await look(selector, text.slice(0, 40));
    await toggle(page, selector, false);
  }
  await openMenus(page, seen, look);
}

/** The menus of things of a list offer much the same: one for each set of actions is looked at. */
async function openMenus(
  page: Page,
  seen: Set<string>,
  look: (selector: string, name: string) => Promise<void>,
): Promise<void> {
  const { pathname } = new URL(page.url());
  const name = `menu ${pathname.replaceAll(/[\da-f-]{36}/g, 'id')}`;
  const opener = page.locator('[aria-haspopup=menu][aria-expanded=false]:visible').first();
  if (seen.has(name) || (await opener.count()) === 0) return;
  seen.add(name);
  await opener.click();
  await page.getByRole('menu').waitFor();
  await look('[role=menu]', name);
  await page.keyboard.press('Escape');
}

/** @returns whether the part is there and shows; one inside of what another width has is not shown */
async function toggle(page: Page, selector: string, open: boolean): Promise<boolean> {
  await page.evaluate(
    ([found, wanted]) => {
      const part = document.querySelector<HTMLDialogElement | HTMLDetailsElement>(found);
      if (part instanceof HTMLDetailsElement) part.open = wanted;
      else if (wanted) part?.showModal();
      else part?.close();
    },
    [selector, open] as const,
  );
  await nextFrame(page);
  return page.evaluate((found) => document.querySelector(found)?.checkVisibility() ?? false, selector);
}
