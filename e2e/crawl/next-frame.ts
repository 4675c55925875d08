import type { Page } from '@playwright/test';

/** On a machine that stalls, Chromium may draw no further frame. Milliseconds. */
const PATIENCE_MS = 1_000;

/** Until the page has been drawn once more. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    (patience) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, patience);
      }),
    PATIENCE_MS,
  );
}
