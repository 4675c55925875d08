import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test, hydrating } from './browser-test.ts';
import { captchaOf, signIn } from './owner.ts';

const PASSWORD = 'Plen1ere, e2e';
/** The administrator of the demo world. */
const ADMIN = { email: 'admin@pleniere.test', password: 'Demo-2026!' };
let made = 0;

/** Somebody who has registered, and waits; the name is his alone. */
async function registered(request: APIRequestContext, project: string): Promise<{ email: string; name: string }> {
  const mark = `${Date.now()}${++made}`;
  const email = `attente-${project}-${mark}@essai.test`;
  const form = {
    email,
    password: PASSWORD,
    firstName: 'Jeanne',
    lastName: `Essai${mark}`,
    phone: '0199000001',
    companyName: 'Essai SAS',
    captchaToken: await captchaOf(request),
  };
  expect((await request.post('/api/auth/register', { data: form })).status()).toBe(201);
  return { email, name: `Jeanne Essai${mark}` };
}

/** The tab of an administrator in a browser of his own. */
async function administrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = hydrating(await context.newPage());
  await page.goto('/login');
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL(/\/(admin|dashboard)$/);
  return page;
}

async function look(admin: Page, path: string, text: string): Promise<void> {
  await admin.goto(`${path}?q=${encodeURIComponent(text)}`);
}

test('a registration is rejected with a reason, which is read at the next login; another is approved', async ({
  page,
  browser,
  request,
}, { project }) => {
  test.slow();
  const [refused, welcome] = [await registered(request, project.name), await registered(request, project.name)];
  const admin = await administrator(browser);

  await look(admin, '/admin/pending-registrations', refused.name);
  await admin.getByRole('button', { name: refused.name, exact: true }).focus();
  await admin.keyboard.press('r');
  const dialog = admin.getByRole('dialog', { name: /^Rejeter l’inscription de Jeanne/ });
  await expect(dialog.getByRole('textbox'), 'the key that opens is not typed').toHaveValue('');
  await dialog.getByRole('button', { name: 'Rejeter', exact: true }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill('Le numéro SIRET est inconnu.');
  await dialog.getByRole('button', { name: 'Rejeter', exact: true }).click();
  await expect(admin.getByText(`${refused.name}\u00a0: inscription rejetée, motif envoyé par e-mail.`)).toBeVisible();

  await look(admin, '/admin/pending-registrations', welcome.name);
  await admin.getByRole('button', { name: welcome.name, exact: true }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: welcome.name })).toContainText('Essai SAS');
  await admin.keyboard.press('a');
  await expect(admin.getByText(`${welcome.name}\u00a0: compte approuvé, la connexion est possible.`)).toBeVisible();

  await page.goto('/login');
  await signIn(page, refused.email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Le numéro SIRET est inconnu.');
  await signIn(page, welcome.email, PASSWORD);
  await expect(page).toHaveURL('/dashboard');
  await admin.context().close();
});

test('an owner who is suspended is thrown out of his open tab', async ({ page, browser, request }, { project }) => {
  test.slow();
  const owner = await registered(request, project.name);
  const admin = await administrator(browser);
  await look(admin, '/admin/pending-registrations', owner.name);
  await admin.getByRole('button', { name: `Approuver ${owner.name}` }).click();
  await expect(admin.getByText(`${owner.name}\u00a0: compte approuvé, la connexion est possible.`)).toBeVisible();

  await page.goto('/login');
  await signIn(page, owner.email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour');

  await look(admin, '/admin/users', owner.name);
  await admin.getByRole('link', { name: owner.name }).click();
  await admin.getByRole('button', { name: 'Suspendre…' }).click();
  const dialog = admin.getByRole('dialog', { name: /^Suspendre Jeanne/ });
  await dialog.getByRole('textbox').fill('Factures impayées');
  await dialog.getByRole('button', { name: 'Suspendre', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('Factures impayées')).toBeVisible();

  await expect(page).toHaveURL(/^[^?]*\/login\?retour=%2Fdashboard$/, { timeout: 5_000 });
  await admin.context().close();
});

test('what was decided about somebody is in the audit log, to which his account leads', async ({ browser, request }, {
  project,
}) => {
  test.slow();
  const { name } = await registered(request, project.name);
  const admin = await administrator(browser);
  await look(admin, '/admin/pending-registrations', name);
  await admin.getByRole('button', { name: `Approuver ${name}` }).click();
  await expect(admin.getByText(`${name}\u00a0: compte approuvé, la connexion est possible.`)).toBeVisible();

  await look(admin, '/admin/users', name);
  await admin.getByRole('link', { name }).click();
  await admin.getByRole('link', { name: 'Dans le journal d’audit' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Journal d’audit' })).toBeVisible();
  await expect(admin.getByRole('status').filter({ hasText: '1 entrée' })).toBeVisible();
  await admin.getByRole('link', { name: 'Inscription approuvée' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Inscription approuvée' })).toBeVisible();
  await expect(admin.getByText('En attente d’approbation')).toBeVisible();
  await expect(admin.getByText(name)).toBeVisible();
  await admin.context().close();
});
