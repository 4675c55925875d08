import { expect, type Page } from '@playwright/test';

/** How many controls React has not taken over yet; those of Leaflet's map are its own. */
function untaken(): number {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const controls = [...document.querySelectorAll('a, button, input, select')];
  return controls.filter((element) => !isTaken(element) && !element.closest('.leaflet-container')).length;
}

/** Until React has taken over all of the page, or of the one that was gone to: its parts of low priority come last. */
export async function isHydrated(page: Page): Promise<void> {
  const left = () => page.evaluate(untaken).catch(() => -1);
  await expect
    .poll(left, { message: 'controls that React has not taken over', timeout: 60_000, intervals: [50] })
    .toBe(0);
}
