import { expect, test } from './browser-test.ts';
import { soon } from './quote-form.ts';

const SLUG = 'l-atelier-vaucanson-lyon-1er';

test('dates are given once: for the calendar, the estimate, the quote and the comparison', async ({ page }) => {
  await page.goto(`/establishment/${SLUG}?capacity=20`);
  const availability = page.getByRole('region', { name: 'Disponibilités' });
  const rates = page.getByRole('region', { name: 'Tarifs' });
  const [first, last] = [soon(50), soon(51)];

  await availability.scrollIntoViewIfNeeded();
  const day = availability.getByLabel('Jour', { exact: true });
  await day.fill(first);
  await expect(page).toHaveURL(new RegExp(`startDate=${first}`));
  // The address has followed under the field.
  await expect(day).toBeFocused();
  await expect(rates.getByLabel('Jour', { exact: true })).toHaveValue(first);
  await expect(availability.getByText('Vos dates :')).toBeVisible();

  await rates.getByLabel(/^Dernier jour/).fill(last);
  await rates.getByRole('button', { name: 'Estimer le prix' }).click();
  await expect(rates.getByRole('table', { name: 'Détail de l’estimation' })).toBeVisible();
  await expect(availability.getByLabel(/^Dernier jour/)).toHaveValue(last);
  await expect(page).toHaveURL(new RegExp(`endDate=${last}`));

  await page.getByRole('link', { name: 'Demander un devis' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Premier jour')).toHaveValue(first);
  await expect(page.getByLabel(/^Dernier jour/)).toHaveValue(last);
  await page.goBack();
  await expect(availability.getByLabel('Jour', { exact: true })).toHaveValue(first);
});

test('the comparison asks for dates, and tells which of the venues are free', async ({ page }) => {
  await page.goto(`/comparer?lieux=${SLUG},chateau-d-arzelier-grignan`);
  const dates = page.getByRole('region', { name: 'Vos dates' });
  await expect(dates.getByText(/^Dites quand a lieu votre événement/)).toBeVisible();
  await dates.getByLabel('Jour', { exact: true }).fill(soon(50));
  const row = page.getByRole('row', { name: /^Vos dates/ });
  await expect(row.getByRole('cell').first()).toHaveText(/^(libre|en option|indisponible|non renseigné)$/);
  await expect(page.getByRole('link', { name: /^Demander un devis/ }).first()).toHaveAttribute(
    'href',
    new RegExp(`startDate=${soon(50)}`),
  );
});
