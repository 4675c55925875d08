import type { Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { soon } from './quote-form.ts';

const isMobile = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Opens the panel of filters, which is a dialogue on a narrow screen. */
async function panelOf(page: Page) {
  if (!isMobile(page)) return page.getByRole('complementary', { name: 'Filtres' });
  await page.getByRole('button', { name: /^Filtres/ }).click();
  return page.getByRole('dialog');
}

test('a planner filters by date and budget, opens a venue that is free, and sees what it costs', async ({ page }) => {
  const day = soon(45);
  await page.goto('/establishments?capacity=20');
  const filters = await panelOf(page);
  await filters.getByLabel('Du', { exact: true }).fill(day);
  await expect(page).toHaveURL(new RegExp(`startDate=${day}`));
  await filters.getByLabel('Par personne, HT').selectOption('120');
  await expect(page).toHaveURL(/budget=120/);
  await filters.getByText('Disponibilité confirmée seulement').click();
  await expect(page).toHaveURL(/onlyAvailable=true/);
  if (isMobile(page)) await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  const first = main.getByRole('article').first();
  await expect(first).toContainText('Libre à vos dates');
  await expect(first).toContainText('HT par personne');
  await findsNothing(page, 'a list with dates');
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/establishment/.*startDate=${day}`));
  const rates = main.locator('#tarifs');
  // It has come with the address.
  await expect(rates.getByLabel('Jour', { exact: true })).toHaveValue(day);
  await rates.getByLabel('Participants', { exact: true }).fill('20');
  await rates.getByRole('button', { name: 'Estimer le prix' }).click();
  await expect(page.getByRole('table', { name: 'Détail de l’estimation' })).toContainText('Total HT');
});

test('a weekday of a month is a chip, names the day on each card, and is taken away by keyboard', async ({ page }) => {
  const month = soon(60).slice(0, 7);
  await page.goto('/establishments');
  const filters = await panelOf(page);
  await filters.getByLabel('Ou un jour d’un mois').selectOption(month);
  await filters.getByLabel('Commence un').selectOption('mardi');
  await expect(page).toHaveURL(/weekday=2/);
  if (isMobile(page)) await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toContainText(/Libre le \d+/);
  const chip = main.getByRole('link', { name: /^Retirer le filtre un mardi en/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/startDate/);
});

test('dates in the words of a search mean the same', async ({ page }) => {
  await page.goto(`/establishments?q=${encodeURIComponent('séminaire demain')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toContainText(/à vos dates|Disponibilité non renseignée/);
});
