import type { Page } from '@playwright/test';
import type { Language } from '../schema/constants.ts';
import { expect } from './browser-test.ts';
import type { EarlyPage } from './early-page.ts';
import { soon } from './quote-form.ts';

/** What is done with a page before hydration, and what has come of it after. */
type Case = {
  address: string;
  what: string;
  press: (early: EarlyPage, page: Page) => Promise<void>;
  /** Documents loaded in all: 2 = the press led to another page, once. */
  documents?: number;
  outcome: (page: Page, language: Language) => Promise<void>;
};

const COMPARED = ['hotel-haussoullier-paris-8e', 'palais-garnieri-nice', 'chateau-d-arzelier-grignan'];
const VENUE = '/establishment/l-atelier-vaucanson-lyon-1er';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => page.getByRole('search').filter({ visible: true });
export const menuButton = (page: Page) => page.locator('header button[commandfor^="menu-"]');
const searchButton = (page: Page) => page.locator('header button[commandfor^="search-"]');
const opener = (page: Page, dialog: string) => page.locator(`button[commandfor="${dialog}"]`);
export const openDialog = (page: Page) => page.locator('dialog[open]');

async function fillSearch(page: Page): Promise<void> {
  await search(page).locator('[name=location]').fill('Lyon');
  await search(page).locator('[name=capacity]').fill('40');
}

async function isSearchOfLyon(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/establishments\?(?=.*location=Lyon)(?=.*capacity=40)/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

/** The menu of the header opens at once and stays open. */
const menu = (address: string): Case => ({
  address,
  what: 'the menu opens',
  press: (_, page) => menuButton(page).tap(),
  outcome: async (page) => {
    await expect(openDialog(page)).toHaveCount(1);
    await openDialog(page).locator('form[method=dialog] button').tap();
    await expect(openDialog(page)).toHaveCount(0);
  },
});

/** A form that needs its script is closed until then: a press sends nothing, and leads nowhere. */
const closedForm = (address: string, field: string): Case => ({
  address,
  what: 'the form opens with its script',
  press: (early, page) => early.pressInVain(main(page).locator('form button[type=submit]').last()),
  outcome: async (page) => {
    await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(0);
    await main(page).locator(field).fill('aba');
    await expect(main(page).locator(field)).toHaveValue('aba');
  },
});

/** Fields for the days of the event are closed until their script is there, which would drop what was typed before. */
const closedDays = (address: string, region: string): Case => ({
  address,
  what: `the fields for days in ${region} open with their script`,
  press: async (early, page) => {
    const day = main(page).locator(`${region} input[type=date]`).first();
    await early.pressInVain(day);
    await page.keyboard.type('01012027');
    await expect(day).toHaveValue('');
  },
  outcome: async (page) => {
    const day = main(page).locator(`${region} input[type=date]`).first();
    await day.fill(soon(60));
    await expect(page).toHaveURL(new RegExp(`startDate=${soon(60)}`));
    await expect(day).toHaveValue(soon(60));
  },
});

/** A button that needs its script is disabled until then. */
const disabledButton = (address: string, what: string, selector: string, outcome: Case['outcome']): Case => ({
  address,
  what,
  press: async (early, page) => {
    await expect(page.locator(selector).first()).toBeDisabled();
    await early.pressInVain(page.locator(selector).first());
  },
  outcome: async (page, language) => {
    await expect(page.locator(selector).first()).toBeEnabled();
    await outcome(page, language);
  },
});

/** At least one a public page. */
export const CASES: readonly Case[] = [
  {
    address: '/',
    what: 'a search is sent once',
    press: async (_, page) => {
      await fillSearch(page);
      await search(page).locator('button[type=submit]').tap();
    },
    documents: 2,
    outcome: isSearchOfLyon,
  },
  {
    address: '/new-homepage',
    what: 'what is typed is kept',
    press: (_, page) => fillSearch(page),
    outcome: async (page) => {
      await search(page).locator('button[type=submit]').tap();
      await isSearchOfLyon(page);
    },
  },
  {
    address: '/licences',
    what: 'a search is sent from the header',
    press: async (_, page) => {
      await searchButton(page).tap();
      await fillSearch(page);
      await search(page).locator('button[type=submit]').tap();
    },
    documents: 2,
    outcome: isSearchOfLyon,
  },
  {
    address: '/mentions-legales',
    what: 'a search is sent from the header',
    press: async (_, page) => {
      await searchButton(page).tap();
      await fillSearch(page);
      await search(page).locator('button[type=submit]').tap();
    },
    documents: 2,
    outcome: isSearchOfLyon,
  },
  {
    address: '/establishments?location=Lyon',
    what: 'the order is taken over and the filters open',
    press: async (_, page) => {
      await main(page).locator('select[name=sort]').selectOption('name');
      await opener(page, 'filtres-mobile').tap();
    },
    outcome: async (page) => {
      await expect(page).toHaveURL(/sort=name/);
      await expect(openDialog(page).getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    address: '/lieux/lyon',
    what: 'the map opens',
    press: (_, page) => opener(page, 'carte-des-lieux').tap(),
    outcome: (page) => expect(openDialog(page).locator('.leaflet-container')).toBeVisible(),
  },
  disabledButton(
    '/lieux/bretagne',
    'a heart waits for its script',
    'main article button[aria-pressed]',
    async (page) => {
      const heart = main(page).locator('article button[aria-pressed]').first();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.tap();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
  ),
  {
    address: '/lieux/bretagne/seminaire-residentiel',
    what: 'a venue opens',
    press: (_, page) => main(page).locator('article a').first().tap(),
    documents: 2,
    outcome: (page) => expect(page).toHaveURL(/\/establishment\/./),
  },
  {
    address: VENUE,
    what: 'the number of people is sent once',
    press: async (_, page) => {
      await main(page).locator('#party-size').fill('40');
      await main(page).locator('form:has(#party-size) button').tap();
    },
    documents: 2,
    outcome: async (page) => {
      await expect(page).toHaveURL(/\?capacity=40#salles$/);
      await expect(main(page).locator('#party-size')).toHaveValue('40');
    },
  },
  {
    address: VENUE,
    what: 'the legend of the layouts opens',
    press: (_, page) => main(page).locator('summary').first().tap(),
    outcome: (page) => expect(main(page).locator('details').first()).toHaveAttribute('open'),
  },
  {
    address: '/promotions-en-cours',
    what: 'a venue opens',
    press: (_, page) => main(page).locator('a[href^="/establishment/"]').first().tap(),
    documents: 2,
    outcome: (page) => expect(page).toHaveURL(/\/establishment\/./),
  },
  closedDays(VENUE, '#disponibilites'),
  closedDays(VENUE, '#tarifs'),
  {
    address: `/comparer?lieux=${COMPARED.join()}`,
    what: 'a column moves to the right, once',
    press: (_, page) => main(page).locator(`a[data-venue="${COMPARED[0]}"][data-tool=right]`).tap(),
    documents: 2,
    outcome: async (page) => {
      await expect(page).toHaveURL(new RegExp(`lieux=${COMPARED[1]},${COMPARED[0]},${COMPARED[2]}$`));
      await expect(main(page).locator('[data-tool]').first()).toHaveAttribute('data-venue', COMPARED[1]!);
    },
  },
  {
    address: '/comparer',
    what: 'suggestions follow what is typed',
    press: (_, page) => main(page).getByRole('combobox').fill('Garnieri'),
    outcome: async (page) => {
      await main(page).getByRole('option', { name: 'Palais Garnieri' }).tap();
      await expect(page).toHaveURL(/lieux=palais-garnieri-nice/);
    },
  },
  menu('/ma-selection'),
  closedForm('/contact', 'textarea'),
  disabledButton('/demande-devis', 'the summary unfolds', 'main aside button[aria-expanded]', async (page) => {
    await main(page).locator('aside button[aria-expanded]').tap();
    await expect(main(page).locator('aside button[aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
  }),
  menu('/demande-devis/suivi#nothing'),
  disabledButton('/recherches/confirmer?token=x', 'confirming waits for its script', 'main button', async (page) => {
    await main(page).getByRole('button').tap();
    await expect(main(page).getByRole('alert')).toBeVisible();
  }),
  disabledButton('/recherches/arreter?token=x', 'stopping waits for its script', 'main button', async (page) => {
    await main(page).getByRole('button').tap();
    await expect(main(page).getByRole('alert')).toBeVisible();
  }),
  {
    address: '/login',
    what: 'a link to another form is followed',
    press: (_, page) => main(page).locator('a[href^="/register"]').first().tap(),
    documents: 2,
    outcome: (page) => expect(page).toHaveURL(/\/register/),
  },
  closedForm('/register', 'input[type=email]'),
  menu('/registration-pending'),
  closedForm('/forgot-password', 'input[type=email]'),
  closedForm('/reset-password?token=x', 'input[type=password] >> nth=0'),
  menu('/verify-email?token=x'),
  {
    address: '/a-propos',
    what: 'the language changes',
    press: async (_, page) => {
      await menuButton(page).tap();
      await openDialog(page).locator('button[name=lang]').tap();
    },
    documents: 2,
    outcome: (page, language) => expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr'),
  },
  menu('/builder-content'),
  menu('/politique-confidentialite'),
  menu('/conditions-utilisation'),
  menu('/establishment'),
];
