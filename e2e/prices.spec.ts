import type { Page } from '@playwright/test';
import { expect, hydrating, test } from './browser-test.ts';
import { askAndForward } from './forwarded-quote.ts';
import { submitted } from './moderation.ts';
import { demoAsker, newOwner } from './owner.ts';
import { soon } from './quote-form.ts';

const PEOPLE = 37;
/** 38,05 € for the room and 35,48 € for lunch: what 37 participants cost has cents. */
const PER_PERSON = '73,53 €';
const TOTAL = '2 720,61 €';

const isMobile = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Chooses a budget in the panel of filters, which is a dialogue on a narrow screen. */
async function chooseBudget(page: Page, euros: string): Promise<void> {
  if (isMobile(page)) await page.getByRole('button', { name: /^Filtres/ }).click();
  const panel = isMobile(page) ? page.getByRole('dialog') : page;
  await panel.getByLabel('Par personne, HT').selectOption(euros);
  await expect(page).toHaveURL(new RegExp(`budget=${euros}`));
  if (isMobile(page)) await page.keyboard.press('Escape');
}

test('an owner enters prices, a planner finds and estimates by them, and the offer is the estimate to the cent', async ({
  page,
  context,
  request,
  browser,
  contextOptions,
}, { project, retry }) => {
  test.slow();
  const { ask, token } = await newOwner(context, request, project.name);
  // A second try would find the venue of the first.
  const name = `Maison des Tarifs ${project.name}${' bis'.repeat(retry)}`;
  const { id, slug } = await submitted(ask, request, token, name);

  await page.goto(`/dashboard/edit-establishment/${id}?onglet=tarifs`);
  await page.getByRole('button', { name: 'Ajouter un tarif' }).click();
  for (const [part, euros, vat] of [
    ['Salle de réunion', '38,05', '20'],
    ['Déjeuner', '35,48', '10'],
  ] as const) {
    const line = page.getByRole('group', { name: part });
    await line.getByLabel('€ HT').fill(euros);
    await line.getByLabel('TVA').selectOption(vat);
  }
  await expect(page.getByRole('status').filter({ hasText: `${PER_PERSON} HT par personne` })).toBeVisible();
  await expect(page.getByText(/^Enregistré à|^Tout est enregistré/)).toBeVisible();

  const admin = await demoAsker(request, 'ADMIN');
  const { managedVenue } = await admin<{ managedVenue: { version: number } }>(
    'query ($id: ID!) { managedVenue(id: $id) { version } }',
    { id },
  );
  await admin('mutation ($input: VersionedInput!) { approveVenue(input: $input) { errors { __typename } } }', {
    input: { id, version: managedVenue.version },
  });
  await ask('mutation ($input: IdInput!) { publishVenue(input: $input) { errors { __typename } } }', { input: { id } });

  const planner = await browser.newContext(contextOptions);
  const tab = hydrating(await planner.newPage());
  await tab.goto(`/establishments?q=${encodeURIComponent(name)}`);
  const main = tab.getByRole('main');
  const card = main.getByRole('article').filter({ has: tab.getByRole('heading', { name }) });
  await chooseBudget(tab, '80');
  await expect(card).toContainText(`À partir de ${PER_PERSON} HT par personne`);
  // Fifty euros find nothing, so they can only be asked for by the address.
  await tab.goto(`/establishments?q=${encodeURIComponent(name)}&budget=50`);
  await expect(card).toContainText(`${PER_PERSON} HT par personne, vous visez 50 €`);

  await tab.goto(`/establishment/${slug}`);
  // The section above asks for a day too.
  const rates = main.locator('#tarifs');
  await rates.getByLabel('Jour', { exact: true }).fill(soon(60));
  await rates.getByLabel('Participants', { exact: true }).fill(String(PEOPLE));
  await rates.getByLabel(/^Type d’événement/).selectOption('JOURNEE_ETUDE');
  await rates.getByRole('button', { name: 'Estimer le prix' }).click();
  const estimate = tab.getByRole('table', { name: 'Détail de l’estimation' });
  await expect(estimate.getByRole('row', { name: 'Total HT' })).toContainText(TOTAL);

  const asked = await askAndForward(request, admin, id, PEOPLE);
  await page.goto(`/dashboard/quotes/${asked.id}`);
  await expect(page.getByText(`Ces lignes viennent de vos tarifs : ${TOTAL} HT.`)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText(/^Votre réponse est envoyée/)).toBeVisible();

  await tab.goto(`/demande-devis/suivi#${asked.token}`);
  await expect(tab.getByText(PER_PERSON, { exact: true }).first()).toBeVisible();
  await expect(tab.getByText(TOTAL).first()).toBeVisible();
  await planner.close();
});
