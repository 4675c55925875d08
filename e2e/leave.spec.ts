import type { Page } from '@playwright/test';
import { TOKEN_KEY } from '../schema/constants.ts';
import { demoPerson } from './owner.ts';
import { atStep, field, fillEvent, goOn, isLive } from './quote-form.ts';
import { expect, test } from './browser-test.ts';

const TYPED = 'Ce qui n’est pas encore enregistré.';

const question = (page: Page) => page.getByRole('dialog', { name: /^Quitter sans enregistrer/ });
const description = (page: Page) => page.getByLabel('Description');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();

test('the way back out of an edited venue asks first, and both answers keep the history whole', async ({
  page,
  request,
}) => {
  const { ask, token } = await demoPerson(request, 'CLIENT');
  const { myVenues } = await ask<{ myVenues: { items: { id: string }[] } }>(
    '{ myVenues(filter: {statuses: [PUBLISHED]}, sort: NAME, page: 1) { items { id } } }',
  );
  const { id } = myVenues.items.at(-1)!;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  const sheet = `/dashboard/establishments/${id}`;
  await page.goto(sheet);
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(description(page)).toBeVisible();
  const form = page.url();

  await page.goBack();
  await expect(page).toHaveURL(sheet);
  await expect(question(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(form);
  await description(page).fill(TYPED);

  await test.step('who stays is where he was, with what he typed', async () => {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await answer(page, 'Rester ici');
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(description(page)).toHaveValue(TYPED);
  });

  await test.step('who leaves comes to the page before, and forward to what he typed', async () => {
    await page.goBack();
    await answer(page, 'Quitter');
    await expect(page).toHaveURL(sheet);
    await expect(question(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(form);
    await expect(description(page)).toHaveValue(TYPED);
  });

  await test.step('where he is asked again', async () => {
    await page.goBack();
    // A dialog takes keys once it has the focus.
    await expect(question(page).getByRole('button', { name: 'Rester ici' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(form);
  });
});

test('a quote form goes without a question: what was typed waits in the tab', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: /devis/i }).first().click();
  await isLive(page);
  const form = page.url();
  await fillEvent(page);
  await goOn(page);
  await atStep(page, 'Vos besoins');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(form);
  await expect(field(page, 'Nombre de participants')).toHaveValue('40');
});
