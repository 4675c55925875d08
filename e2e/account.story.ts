import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, test } from './story.ts';

const PASSWORD = 'Plen1ere, e2e';
/** An owner of the demo world. */
const OWNER = { email: 'client@pleniere.test', password: 'Demo-2026!' };

/** The link of the newest mail to somebody that leads to this page; waits for the mail. */
async function linkIn(recipient: string, page: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        // The folder comes with the first mail.
        const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
        for (const name of names.toSorted().toReversed()) {
          const mail = await PostalMime.parse(readFileSync(join(folder, name)));
          if (!mail.to?.some(({ address }) => address === recipient)) continue;
          link ??= new RegExp(`https?://\\S+(${page}\\?token=[\\w-]+)`).exec(mail.text ?? '')?.[1];
        }
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return link!;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('an owner registers, confirms his address, and waits for approval', async ({ page }, { project }) => {
  const email = `jeanne-${project.name}-${Date.now()}@essai.test`;

  await page.goto('/register');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmez le mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByLabel('Prénom').fill('Jeanne');
  await page.getByLabel('Nom', { exact: true }).fill('Essai');
  await page.getByLabel('Téléphone').fill('01 99 00 00 01');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByLabel('Entreprise', { exact: true }).fill('Essai SAS');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL('/registration-pending');
  await expect(page.getByText(/^REG-\d{6}$/)).toBeVisible();

  const confirmation = await linkIn(email, '/verify-email');
  await page.goto(confirmation);
  await expect(page.getByText('Votre adresse e-mail est confirmée. Merci !')).toBeVisible();
  await page.goto(confirmation);
  await expect(page.getByText(/était déjà confirmée/)).toBeVisible();

  await page.goto('/login');
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText("en attente d'approbation");
});

test('an owner signs in, changes his profile, and signs out in all tabs', async ({ page, context }) => {
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login?retour=%2Fdashboard%2Fprofile');
  await signIn(page, OWNER.email, OWNER.password);
  await expect(page).toHaveURL('/dashboard/profile');

  const contact = page.getByRole('region', { name: 'Coordonnées' });
  await contact.getByLabel(/^Ville/).fill('Nantes');
  await contact.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(contact.getByText('Enregistré')).toBeVisible();
  await page.reload();
  await expect(contact.getByLabel(/^Ville/)).toHaveValue('Nantes');

  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Bonjour');
  await page.getByLabel(/^Mon compte/).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login?retour=%2Fdashboard');
});
