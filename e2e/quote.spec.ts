import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atStep, field, fillContact, fillEvent, goOn, isLive } from './quote-form.ts';
import { expect, test } from './browser-test.ts';

const KEEP = /^Ajouter .* à ma sélection$/;
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

/** The text of a mail in DATA_DIR/mail, its quoted-printable lines joined. */
function mailsTo(address: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR!, 'mail');
  // One that begins with a dot is being written.
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To:.*${address}`, 'm').test(mail))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll(/=3D/g, '='));
}

/** The private link of the first mail to an address, waited for. */
async function privateLink(address: string): Promise<string> {
  const find = () =>
    mailsTo(address)
      .map((mail) => /https?:\/\/\S+\/demande-devis\/suivi#[\w-]+/.exec(mail)?.[0])
      .find(Boolean);
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return find()!;
}

test('a planner finds three venues, compares them, asks all three, and withdraws by the link of the mail', async ({
  page,
}, { project }) => {
  const email = `planner-${project.name}@essai.test`;
  await page.goto('/establishments?location=Lyon');
  const cards = page.getByRole('main').getByRole('article');
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    names.push(await cards.nth(index).getByRole('heading').innerText());
    await cards.nth(index).getByRole('button', { name: KEEP }).click();
  }
  await page.goto('/ma-selection');
  await page.getByRole('link', { name: 'Comparer', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Demander un devis/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/demande-devis$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demander un devis');

  if (project.name === 'mobile') await page.getByRole('button', { name: 'Voir', exact: true }).click();
  for (const name of names) await expect(page.getByRole('complementary').getByRole('link', { name })).toBeVisible();

  await fillEvent(page);
  await goOn(page);
  await atStep(page, 'Vos besoins');
  await field(page, 'Budget par personne').fill('85,50');
  await page.getByRole('checkbox', { name: 'Déjeuner' }).check();
  await page.getByRole('radiogroup', { name: 'Dates' }).getByRole('radio', { name: 'Indispensable' }).check();
  await field(page, 'Votre programme').fill(SCRIPT);
  await goOn(page);
  await atStep(page, 'Vous');
  await page.goBack();
  await atStep(page, 'Vos besoins');
  await expect(field(page, 'Votre programme')).toHaveValue(SCRIPT);
  await page.goForward();
  await fillContact(page, email, SCRIPT.slice(0, 90));
  await expect(page.getByText('vérifié, vous n’avez rien à faire')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est bien arrivée');
  const reference = await page.getByText(/^DEV-\d{4}-\d{6}$/).innerText();
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();

  const link = await privateLink(email);
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByText(SCRIPT, { exact: true })).toBeVisible();
  for (const name of names) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

  await page.getByRole('link', { name: 'Modifier ma demande' }).click();
  await field(page, 'Nombre de participants').fill('45');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page.getByText('45 personnes')).toBeVisible();

  await page.getByRole('button', { name: 'Retirer ma demande' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Événement reporté');
  await dialog.getByRole('button', { name: 'Retirer ma demande' }).click();
  await expect(page.getByText('Retirée par vous')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer ma demande' })).toHaveCount(0);
});

test.describe('when things go wrong', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/] });

  test('nothing typed is lost by an error, a reload or a lost network', async ({ page, context }, { project }) => {
    await page.goto('/demande-devis?capacity=40');
    await isLive(page);
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('2 réponses à corriger');
    await expect(page.getByRole('radio', { name: 'Séminaire semi-résidentiel' })).toBeFocused();
    await fillEvent(page);
    await expect(page.getByText('réponses à corriger')).toHaveCount(0);
    await goOn(page);
    await goOn(page);
    await atStep(page, 'Vous');
    await fillContact(page, `offline-${project.name}@essai.test`);
    await page.reload();
    await expect(field(page, 'Prénom')).toHaveValue('Jeanne');
    await expect(page.getByRole('checkbox', { name: /J’accepte/ })).toBeChecked();
    await expect(page.getByText('vérifié, vous n’avez rien à faire')).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('alert')).toContainText('Pas encore envoyé');
    await expect(field(page, 'Prénom')).toHaveValue('Jeanne');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est bien arrivée');
  });
});

test('it can be asked for by the keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'mobile', 'a keyboard needs no small screen');
  await page.goto('/demande-devis');
  await isLive(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.type(text);
  await page.getByRole('radio', { name: 'Séminaire semi-résidentiel' }).focus();
  await press('Space', 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Séminaire résidentiel', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Mes dates sont flexibles' }).focus();
  await press('Space', 'Tab', 'Tab');
  await expect(field(page, 'Nombre de participants')).toBeFocused();
  await type('30');
  await press('ArrowUp');
  await expect(field(page, 'Nombre de participants')).toHaveValue('35');
  await press('Enter');
  await atStep(page, 'Vos besoins');
  await field(page, 'Budget par personne').focus();
  await press('Enter');
  await atStep(page, 'Vous');
  await press('Tab');
  await type('Jeanne');
  await press('Tab');
  await type('Essai');
  await press('Tab');
  await type('Essai SAS');
  await press('Tab');
  await type('clavier@essai.test');
  await press('Tab');
  await type('0199000001');
  await press('Tab', 'Space');
  await page.getByRole('button', { name: 'Envoyer ma demande' }).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est bien arrivée');
});

test('a link that leads nowhere says so, and the page holds nothing for search engines', async ({ page, request }) => {
  const html = await (await request.get('/demande-devis/suivi')).text();
  expect(html).toContain('noindex');
  await page.goto('/demande-devis/suivi#nothing');
  await expect(page.getByText('Ce lien ne mène à aucune demande')).toBeVisible();
});

test('a visitor writes to the platform and gets a receipt', async ({ page }, { project }) => {
  await page.goto('/contact');
  await isLive(page);
  await page.getByRole('combobox', { name: 'Votre message concerne' }).selectOption({ label: 'Une autre question' });
  await field(page, 'Votre message').fill(SCRIPT);
  await field(page, 'Prénom').fill('Jeanne');
  await field(page, 'Nom').fill('Essai');
  await field(page, 'Adresse e-mail').fill(`contact-${project.name}@essai.test`);
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(page.getByText(/MSG-\d{4}-\d{6}/)).toBeVisible();
  await expect.poll(() => mailsTo(`contact-${project.name}@essai.test`).length, { timeout: 30_000 }).toBeGreaterThan(0);
});
