import { test as base, expect, type Page } from '@playwright/test';
import { PAGE_STATE_ID } from '../schema/render-contract.ts';
import { isHydrated } from './hydrated.ts';

type Options = {
  /** Messages of the browser's console that this spec provokes on purpose, such as the 404 of an unknown page. */
  expectedMessages: RegExp[];
};

type Watch = {
  /** Fails the spec for what a visitor would not see: errors in the console, hydration faults, requests to other hosts. */
  nothingGoesWrong: void;
};

/**
 * A page whose `goto` ends once React has taken over what came from the server, which is when its buttons answer. For the pages that a
 * spec opens beside its own.
 */
export function hydrating(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (await page.locator(`#${PAGE_STATE_ID}`).count()) await isHydrated(page);
    return response;
  };
  return page;
}

/** What every spec is written with, instead of Playwright's own `test`. */
export const test = base.extend<Options & Watch>({
  page: ({ page }, provide) => provide(hydrating(page)),
  expectedMessages: [[], { option: true }],
  nothingGoesWrong: [
    async ({ context, baseURL, expectedMessages }, use) => {
      const faults: string[] = [];
      const own = new URL(baseURL ?? 'http://127.0.0.1').host;

      context.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`;
        const isFault = message.type() === 'error' || /hydrat|did not match/i.test(text);
        if (isFault && !expectedMessages.some((expected) => expected.test(text))) faults.push(`console: ${text}`);
      });
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== own)
          faults.push(`request to another host: ${url.href}`);
      });
      context.on('page', (page) => {
        page.on('websocket', (socket) => {
          if (new URL(socket.url()).host !== own) faults.push(`socket to another host: ${socket.url()}`);
        });
      });

      await use();
      expect(faults, 'what went wrong beside the spec').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
