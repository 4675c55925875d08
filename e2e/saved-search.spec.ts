import { expect, test } from './browser-test.ts';
import { linkIn } from './mailbox.ts';

const SEARCH = '/establishments?location=Lyon&capacity=3000';

test('who finds nothing follows the search by e-mail, confirms it, and stops again', async ({ page }, { project }) => {
  const email = `${project.name}.${Date.now()}@visitor.example`;
  await page.goto(SEARCH);
  await page.getByRole('button', { name: 'Recevoir les nouveaux lieux par e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recevoir les nouveaux lieux par e-mail' });
  await expect(dialog.getByText(/à Lyon pour 3\s?000 personnes/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Un e-mail est en route vers ${email}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto(await linkIn(email, '/recherches/confirmer'));
  await page.getByRole('button', { name: 'Recevoir les nouveaux lieux' }).click();
  await expect(page.getByText('les nouveaux lieux vous parviendront par e-mail')).toBeVisible();
  await page.getByRole('link', { name: 'Voir la recherche' }).click();
  await expect(page).toHaveURL(SEARCH);

  await page.goto(await linkIn(email, '/recherches/arreter'));
  await page.getByRole('button', { name: 'Arrêter ces e-mails' }).click();
  await expect(page.getByText('La recherche et votre adresse ont été effacées.')).toBeVisible();

  await page.goto(await linkIn(email, '/recherches/confirmer'));
  await page.getByRole('button', { name: 'Recevoir les nouveaux lieux' }).click();
  await expect(page.getByRole('alert')).toContainText('a expiré');
});

test('a link that was cut has a way out', async ({ page }) => {
  await page.goto('/recherches/arreter');
  await expect(page.getByRole('alert')).toContainText('Ce lien est incomplet');
  await page.getByRole('link', { name: 'Chercher un lieu' }).click();
  await expect(page).toHaveURL('/establishments');
});
