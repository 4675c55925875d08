import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test, hydrating } from './browser-test.ts';
import { linkIn } from './mailbox.ts';
import { signIn } from './owner.ts';
import { outcomeOf, type Payload } from '../api/testing/payloads.ts';

const PASSWORD = 'Plen1ere, e2e';
const NEW_PASSWORD = 'Plen1ere, recovered';
/** A recovery code as it is shown. */
const CODE = /^[a-z0-9]{4,}(-[a-z0-9]{4,})+$/i;
const STEP_MS = 30_000;
/** An owner of the demo world. */
const OWNER = { email: 'client@pleniere.test', password: 'Demo-2026!' };

/** An administrator approves the registration of this number by a mutation. */
async function approve(request: APIRequestContext, registrationNumber: string): Promise<void> {
  const ask = async (query: string, variables: object, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await request.post('/graphql', { data: { query, variables }, headers });
    return ((await answer.json()) as { data: never }).data;
  };
  const { demoLogin }: { demoLogin: { token: string } } = await ask(
    'mutation { demoLogin(input: { role: ADMIN }) { token } }',
    {},
  );
  const { registrations }: { registrations: { items: { id: string; version: number; emailVerified: boolean }[] } } =
    await ask(
      'query ($text: String!) { registrations(filter: { text: $text }) { items { id version emailVerified } } }',
      { text: registrationNumber },
      demoLogin.token,
    );
  expect(registrations.items).toMatchObject([{ emailVerified: true }]);
  const { id, version } = registrations.items[0]!;
  const { approveRegistration }: { approveRegistration: Payload } = await ask(
    'mutation ($input: VersionedInput!) { approveRegistration(input: $input) { errors { __typename } } }',
    { input: { id, version } },
    demoLogin.token,
  );
  expect(outcomeOf(approveRegistration)).toBe('Done');
}

async function signOut(page: Page): Promise<void> {
  await page.getByLabel(/^Mon compte/).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
}

/** Switches the second step on in the profile; gives the secret and the codes for lost telephones. */
async function switchSecondStepOn(page: Page, password: string): Promise<{ totp: TOTP; recoveryCode: string }> {
  await page.goto('/dashboard/profile#securite');
  await page.getByRole('button', { name: 'Activer la double authentification' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const shown = await page.locator('code').first().innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(/\s/g, '')) });
  await page.getByLabel(/six chiffres/).fill(totp.generate());
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  const recoveryCode = await page.getByRole('listitem').filter({ hasText: CODE }).first().innerText();
  await page.getByRole('button', { name: 'Je les ai conservés' }).click();
  await expect(page.getByText('Activée', { exact: true })).toBeVisible();
  return { totp, recoveryCode };
}

test('the whole life of an account: registered, verified, refused, approved, secured, recovered', async ({
  page,
  request,
}, { project }) => {
  test.slow();
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
  const registrationNumber = await page.getByText(/^REG-\d{6}$/).innerText();

  const confirmation = await linkIn(email, '/verify-email');
  await page.goto(confirmation);
  await expect(page.getByText('Votre adresse e-mail est confirmée. Merci !')).toBeVisible();
  await page.goto(confirmation);
  await expect(page.getByText(/était déjà confirmée/)).toBeVisible();

  await page.goto('/login');
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText("en attente d'approbation");
  await approve(request, registrationNumber);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/dashboard');

  const { totp, recoveryCode } = await switchSecondStepOn(page, PASSWORD);
  await signOut(page);
  await page.goto('/login');
  await signIn(page, email, PASSWORD);
  // The code that switched it on is used up; the next one is good half a minute early.
  await page.getByLabel('Code à six chiffres').fill(totp.generate({ timestamp: Date.now() + STEP_MS }));
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour');
  await page.goto('/dashboard/profile');
  const person = page.getByRole('region', { name: 'Informations personnelles' });
  await person.getByLabel(/^Fonction/).fill('Directrice');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré')).toBeVisible();
  await signOut(page);

  await page.goto('/forgot-password');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'M’envoyer un lien' }).click();
  await expect(page.getByText(/Si un compte existe/)).toBeVisible();
  const reset = await linkIn(email, '/reset-password');
  await page.goto(reset);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmez le mot de passe').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer le nouveau mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été réinitialisé avec succès.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await signIn(page, email, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(recoveryCode);
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour');
  await page.goto('/dashboard/profile');
  await expect(person.getByLabel(/^Fonction/)).toHaveValue('Directrice', { timeout: 30_000 });
  await signOut(page);
});

test('an owner signs in, changes his profile, and signs out in all tabs', async ({ page, context }) => {
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login?retour=%2Fdashboard%2Fprofile');
  await signIn(page, OWNER.email, OWNER.password);
  await expect(page).toHaveURL('/dashboard/profile');

  const contact = page.getByRole('region', { name: 'Coordonnées' });
  await contact.getByLabel(/^Ville/).fill('Nantes');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré')).toBeVisible();
  await page.reload();
  await expect(contact.getByLabel(/^Ville/)).toHaveValue('Nantes');

  const other = hydrating(await context.newPage());
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Bonjour');
  await signOut(page);
  await expect(other).toHaveURL('/login?retour=%2Fdashboard');
});

test('an owner chooses the part of a picture that stands for him', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, OWNER.email, OWNER.password);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/profile');
  const half = { width: 450, height: 600, channels: 3 as const };
  const white = await sharp({ create: { ...half, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { ...half, width: 900, background: '#000' } }).composite([
    { input: white, gravity: 'east' },
  ]);
  const file = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  const person = page.getByRole('region', { name: 'Informations personnelles' });
  await person.locator('input[type=file]').setInputFiles(file);
  await person.getByRole('button', { name: 'Utiliser cette photo' }).click();
  await expect(person.getByRole('application')).toHaveCount(0);
  const avatar = person.locator('img');
  await expect(avatar).toBeVisible();
  const kept = await page.request.get((await avatar.getAttribute('src'))!);
  const { dominant } = await sharp(await kept.body())
    .extract({ left: 0, top: 0, width: 100, height: 256 })
    .toBuffer()
    .then((left) => sharp(left).stats());
  expect(dominant.r, 'its left is the dark half').toBeLessThan(64);
  expect(await sharp(await kept.body()).metadata()).toMatchObject({ width: 256, height: 256 });
  await person.getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(avatar).toHaveCount(0);
});
