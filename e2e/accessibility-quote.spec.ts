import { findsNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';

test.use({ trace: 'off' });

test('axe finds nothing from the first step of a quote request to its withdrawal, light and dark', async ({ page }, {
  project,
}) => {
  const check = (what: string) => findsNothing(page, what);
  const next = () => page.getByRole('button', { name: 'Continuer' }).click();
  await page.goto('/demande-devis?lieux=l-atelier-vaucanson-lyon-1er&capacity=20000');
  await expect(page.getByRole('main').locator('form:not([inert])')).toBeVisible();
  await next();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(/n’a une seule salle/)).toBeVisible();
  await check('the first step, refused');
  await page.getByRole('radio', { name: 'Journée d’étude' }).check();
  await page.getByRole('checkbox', { name: 'Mes dates sont flexibles' }).check();
  await next();
  await expect(page.getByRole('heading', { level: 2, name: 'Vos besoins' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Déjeuner' }).check();
  await check('the second step');
  await next();
  await expect(page.getByRole('heading', { level: 2, name: 'Vous' })).toBeFocused();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check('the third step, refused');
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Jeanne');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Essai');
  await page.getByRole('textbox', { name: /^Entreprise/ }).fill('Essai SAS');
  await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(`axe-${project.name}@essai.test`);
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('0199000001');
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est bien arrivée');
  await check('the confirmation');
  await page.getByRole('link', { name: 'Suivre ma demande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DEV-/);
  await check('the state of the request');
  await page.getByRole('button', { name: 'Retirer ma demande' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the question before it is withdrawn');
});
