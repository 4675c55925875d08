import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LANGUAGE_KEY, type Language } from '../schema/constants.ts';
import { expect } from './browser-test.ts';
import { isHydrated } from './hydrated.ts';

/** How much slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;
const AFTER_PAINT_MS = 50;
/** All scripts but the first, which loads them once the first screen is painted (web/entry-boot.ts). */
export const SCRIPTS = /\/assets\/(?!boot-)[^/]+\.js$/;
/** With the rules that the page does not contain. */
export const STYLE_SHEETS = /\/assets\/[^/]+\.css$/;

/** In the browser: `firstPaint` resolves with the first contentful paint of each document. */
function watchFirstPaint(): void {
  (window as Window & { firstPaint?: Promise<void> }).firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Buttons that look as if they worked, though the browser does nothing at a press. */
function deadButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
    .filter((button) => !button.closest('[inert]') && !button.hasAttribute('command'))
    .filter((button) => !(button.type === 'submit' && button.form))
    .map((button) => button.outerHTML.slice(0, 200));
}

/** A page on a slow phone whose scripts are held back until `release`, so that what is pressed is pressed before hydration. */
export class EarlyPage {
  readonly page: Page;
  /** Addresses of the documents that were loaded, one after the other. */
  readonly documents: string[] = [];
  #release = () => {};
  #slowDown: (rate: number) => Promise<unknown> = async () => {};

  private constructor(page: Page) {
    this.page = page;
  }

  /** Loads the page; resolves 50 ms after its first contentful paint. */
  static async open(context: BrowserContext, address: string, language: Language, origin: string): Promise<EarlyPage> {
    await context.addCookies([{ name: LANGUAGE_KEY, value: language, url: origin }]);
    const page = await context.newPage();
    const early = new EarlyPage(page);
    const released = new Promise<void>((resolve) => {
      early.#release = resolve;
    });
    await page.addInitScript(watchFirstPaint);
    await page.route(SCRIPTS, async (route) => {
      await released;
      // The page may have been left meanwhile.
      await route.continue().catch(() => {});
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) early.documents.push(request.url());
    });
    const session = await context.newCDPSession(page);
    early.#slowDown = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
    await early.#slowDown(CPU_SLOWDOWN);
    await page.goto(address, { waitUntil: 'commit' });
    await page.evaluate(async (ms) => {
      await (window as Window & { firstPaint?: Promise<void> }).firstPaint;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }, AFTER_PAINT_MS);
    expect(await page.evaluate(deadButtons), 'buttons that do nothing before hydration').toEqual([]);
    return early;
  }

  /** Presses a part of the page that does not work yet: a finger is not kept from it. */
  async pressInVain(part: Locator): Promise<void> {
    await part.scrollIntoViewIfNeeded();
    const box = (await part.boundingBox())!;
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Lets the scripts come, and waits until they have taken over the page. */
  async hydrate(): Promise<void> {
    await this.#slowDown(1);
    this.#release();
    await isHydrated(this.page);
  }
}
