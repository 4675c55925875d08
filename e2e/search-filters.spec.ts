import type { Page } from '@playwright/test';
import { EarlyPage, isHydrated } from './early-page.ts';
import { expect, test } from './browser-test.ts';

// What is behind "See all" is drawn when it is opened.

const group = (page: Page, name: string) => page.getByRole('group', { name });
const boxes = (page: Page, name: string) => group(page, name).getByRole('checkbox');

test('all regions are there when they were asked for before hydration', async ({ context, isMobile, baseURL }) => {
  test.skip(isMobile, 'A narrow screen draws its filters in a dialog, after hydration.');
  const early = await EarlyPage.open(context, '/establishments', 'fr', baseURL!);
  const { page } = early;
  await expect(boxes(page, 'Régions')).toHaveCount(8);
  await group(page, 'Régions').getByText('Voir tout').click();
  await early.hydrate();
  await expect(boxes(page, 'Régions').nth(8)).toBeVisible();
});

test('the last of all departments is opened by keyboard, and ticked', async ({ page, isMobile }) => {
  await page.goto('/establishments');
  await isHydrated(page);
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  await page.getByText('Départements', { exact: true }).filter({ visible: true }).click();
  await expect(boxes(page, 'Départements')).toHaveCount(8);
  await group(page, 'Départements').locator('summary').press('Enter');
  await boxes(page, 'Départements').last().check();
  await expect(page).toHaveURL(/[?]location=/);
  await expect(boxes(page, 'Départements').last()).toBeVisible();
});
