import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** Text that would run where text is taken for markup, in each of the ways that it could be taken. */
export const PAYLOAD = `'"><svg onload=window.hurt=1></script><script>window.hurt=1</script>`;

/** What has become markup of it: nothing. */
async function markup(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    ran: (window as { hurt?: number }).hurt ?? 0,
    elements: [...document.querySelectorAll('[onload], [onerror], a[href^="javascript:"]')].map(
      (each) => each.outerHTML,
    ),
  }));
}

/** What the server wrote, before any script of ours was there. */
async function written(page: Page, html: string): Promise<unknown> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const scripts = parsed.querySelectorAll(
      'script:not([src], [type="application/json"], [type="application/ld+json"])',
    );
    return [...parsed.querySelectorAll('[onload], [onerror]'), ...scripts].map((each) => each.outerHTML);
  }, html);
}

/** Opens a page, and fails where something on it is markup that somebody wrote. */
export async function visitUnharmed(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  await expect(page.locator('h1').first(), path).toBeVisible();
  expect(await markup(page), path).toEqual({ ran: 0, elements: [] });
  expect(await written(page, (await response?.text()) ?? ''), path).toEqual([]);
}
