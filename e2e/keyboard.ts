import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the focus is there: what the keyboard cannot reach fails. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field that the Tab key leads to. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Chooses in a closed list of the browser with the arrow keys. */
export async function arrowTo(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select);
  const steps = await select.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
  }, value);
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
}
