import { expect, test } from './browser-test.ts';
import { demoPerson } from './owner.ts';
import { soon } from './quote-form.ts';

test('an owner writes days by keyboard, a closure by the button, and visitors are told', async ({ page, request }, {
  project,
}) => {
  const { ask, token } = await demoPerson(request, 'CLIENT');
  const { myVenues } = await ask<{ myVenues: { items: { id: string; name: string }[] } }>(
    '{ myVenues(page: 1, pageSize: 50, filter: { statuses: [PUBLISHED] }) { items { id name } } }',
  );
  const { id } = myVenues.items.at(-1)!;
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  // Both widths write into the same calendar; on the last day of a month the next day would turn the page.
  const day = `${soon(project.name === 'mobile' ? 440 : 400).slice(0, 8)}10`;
  const note = `Essai ${project.name}`;
  await page.goto(`/dashboard/establishments/${id}/calendar?mois=${day.slice(0, 7)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible();

  await page.locator(`[data-day="${day}"]`).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(2);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nouvelle entrée' });
  await expect(dialog.getByLabel('Premier jour')).toHaveValue(day);
  await dialog.getByLabel('Jusqu’à la fin de').selectOption('Matin');
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Enregistrer l’entrée' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Entrées' }).getByText(note)).toBeVisible();
  await expect(page.locator(`[data-day="${day}"]`)).toContainText('Réservé');

  const told = () =>
    ask<{ managedVenue: { availability: { state: string } } }>(
      `{ managedVenue(id: "${id}") { availability(from: "${day}", to: "${day}") { state } } }`,
    );
  expect((await told()).managedVenue.availability.state).toBe('UNAVAILABLE');

  await page.locator('label', { hasText: 'Année' }).click();
  await expect(page.getByRole('link', { name: new RegExp(day.slice(0, 4)) })).toHaveCount(12);
  await page.goto(`/dashboard/establishments/${id}/calendar?mois=${day.slice(0, 7)}`);
  await page
    .getByRole('region', { name: 'Entrées' })
    .getByRole('listitem')
    .filter({ hasText: note })
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer l’entrée' }).click();
  await expect(page.getByText(note)).toHaveCount(0);
});
