import type { Page } from '@playwright/test';
import { EarlyPage } from './early-page.ts';
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
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  await page.getByText('Départements', { exact: true }).filter({ visible: true }).click();
  await expect(boxes(page, 'Départements')).toHaveCount(8);
  await group(page, 'Départements').locator('summary').press('Enter');
  await boxes(page, 'Départements').last().check();
  await expect(page).toHaveURL(/[?]location=/);
  await expect(boxes(page, 'Départements').last()).toBeVisible();
});

test('a room of so many square metres is typed, taken away and chosen', async ({ page, isMobile }) => {
  await page.goto('/establishments?q=salle+150+m²+lyon');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: /^Retirer le filtre Salle de 150\s?m² ou plus$/ }).click();
  await expect(page).toHaveURL(/[?]q=lyon$/);
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  await page.getByText('Surface et disposition', { exact: true }).filter({ visible: true }).click();
  await page.getByLabel('Surface d’une salle').filter({ visible: true }).selectOption('200');
  await expect(page).toHaveURL(/[?]q=lyon&roomArea=200$/);
});
