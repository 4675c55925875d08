import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { submitted } from './moderation.ts';
import { newOwner } from './owner.ts';
import { soon } from './quote-form.ts';

/** What a person takes to find and press something, and to type one character. */
const SECONDS = { press: 4, key: 0.4 };
/** Of the ten minutes in which an owner enters both: the others are for reading and thinking. */
const LIMIT_SECONDS = 3 * 60;

/** Does what a person does, and counts how long a person would take. */
class Hand {
  seconds = 0;

  async press(what: Locator): Promise<void> {
    await what.click();
    this.seconds += SECONDS.press;
  }

  async type(where: Locator, text: string): Promise<void> {
    await where.fill(text);
    this.seconds += SECONDS.press + SECONDS.key * text.length;
  }

  async choose(where: Locator, option: string): Promise<void> {
    await where.selectOption(option);
    this.seconds += 2 * SECONDS.press;
  }
}

const saved = (page: Page) => expect(page.getByText(/^Enregistré à|^Tout est enregistré/)).toBeVisible();

/** Adds a rate, which begins with the kind that is expected, and the prices of its parts. */
async function addRate(hand: Hand, page: Page, kind: string, prices: Record<string, string>): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Ajouter un tarif' }));
  const rate = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Monter.*${kind}$`) }) })
    .last();
  await expect(rate).toBeVisible();
  for (const [part, euros] of Object.entries(prices))
    await hand.type(rate.getByRole('group', { name: part }).getByLabel('€ HT'), euros);
}

test('a new owner enters prices and dates in ten minutes, from one step to the next', async ({
  page,
  context,
  request,
}, { project }) => {
  test.slow();
  const { ask, token } = await newOwner(context, request, project.name);
  await submitted(ask, request, token, `Maison pressée ${project.name}`);
  const hand = new Hand();

  await page.goto('/dashboard');
  await hand.press(page.getByRole('link', { name: 'Indiquer vos tarifs' }));
  await addRate(hand, page, 'Journée d’étude', {
    'Salle de réunion': '28',
    'Café d’accueil': '4,50',
    'Pause-café': '5',
    Déjeuner: '29',
  });
  await expect(page.getByRole('status').filter({ hasText: 'HT par personne' }).last()).toBeVisible();
  await addRate(hand, page, 'Location de salle, journée', { 'Salle de réunion': '450' });
  await addRate(hand, page, 'Semi-résidentiel', { 'Salle de réunion': '30', Nuit: '120', Dîner: '38' });
  await saved(page);

  await page.goto('/dashboard');
  await hand.press(page.getByRole('link', { name: 'Commencer votre calendrier' }));
  const dialog = page.getByRole('dialog', { name: 'Nouvelle entrée' });
  const entry = async (fill: () => Promise<void>) => {
    await hand.press(page.getByRole('button', { name: 'Nouvelle entrée' }));
    await fill();
    await hand.press(dialog.getByRole('button', { name: 'Enregistrer l’entrée' }));
    await expect(dialog).toBeHidden();
  };
  await entry(async () => {
    await hand.type(dialog.getByLabel('Premier jour'), soon(20));
    await hand.type(dialog.getByLabel('Dernier jour'), soon(21));
  });
  // The last day follows the first one.
  await entry(() => hand.type(dialog.getByLabel('Premier jour'), soon(30)));
  await entry(async () => {
    await hand.press(dialog.locator('label', { hasText: 'Option' }));
    await hand.type(dialog.getByLabel('Premier jour'), soon(40));
    await hand.type(dialog.getByLabel(/^Option jusqu’au/), soon(10));
  });
  await entry(async () => {
    await hand.press(dialog.locator('label', { hasText: 'Fermé' }));
    await hand.choose(dialog.getByLabel('Répétition'), 'WEEKLY');
    await hand.type(dialog.getByLabel('Répéter jusqu’au'), soon(300));
    await hand.press(dialog.locator('label', { hasText: 'dimanche' }));
  });

  const { myVenues } = await ask<{
    myVenues: { items: { completeness: { missing: string[] }; rates: { kind: string }[] }[] };
  }>('{ myVenues { items { completeness { missing } rates { kind } } } }');
  expect(myVenues.items[0]!.rates.map(({ kind }) => kind)).toEqual(['DAY_DELEGATE', 'ROOM_DAY', 'SEMI_RESIDENTIAL']);
  expect(myVenues.items[0]!.completeness.missing).not.toContain('RATES');
  expect(hand.seconds, 'the seconds that a person would take').toBeLessThan(LIMIT_SECONDS);
  test.info().annotations.push({ type: 'seconds of a person', description: String(hand.seconds) });
});
