import type { Page } from '@playwright/test';
import { LANGUAGE_KEY } from '../schema/constants.ts';
import { expect, test } from './browser-test.ts';

/** What the spec needs to know of each language of the site. */
const LANGUAGES = {
  fr: {
    where: /^Où/,
    people: /^Combien de personnes/,
    submit: 'Rechercher',
    openSearch: 'Trouver un lieu',
    lyonFor60: /lieux? à Lyon.*pour 60 personnes/,
    stars4: /4 étoiles/,
    openFilters: /^Filtres/,
    showVenues: /lieu/,
    everywhere: /lieux? .*Île-de-France/,
    next: 'Page suivante',
    rooms: 'Salles et capacités',
    nothing: /Aucun lieu/,
    almost: 'Presque',
    understood: /80 personnes/,
    chips: 'Filtres actifs',
    people80: '80 personnes',
    corrected: 'Résultats pour Lyon.',
    literally: /lion/,
    differs: /Jusqu’à .* vous en demandez 90/,
  },
  en: {
    where: /^Where/,
    people: /^How many people/,
    submit: 'Search',
    openSearch: 'Find a venue',
    lyonFor60: /venues? in Lyon.*for 60 people/,
    stars4: /4 stars/,
    openFilters: /^Filters/,
    showVenues: /venue/,
    everywhere: /venues? .*Île-de-France/,
    next: 'Next page',
    rooms: 'Rooms and capacities',
    nothing: /No venue/,
    almost: 'Almost',
    understood: /80 people/,
    chips: 'Active filters',
    people80: '80 people',
    corrected: 'Results for Lyon.',
    literally: /lion/,
    differs: /Up to .* you asked for 90/,
  },
} as const;

const isMobile = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

for (const [language, words] of Object.entries(LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
    });

    test('a planner types "ly", picks Lyon, asks for 60 people, filters, opens a venue and comes back', async ({
      page,
    }) => {
      await page.goto('/');
      const form = page.getByRole('main').getByRole('search');
      const where = form.getByRole('combobox', { name: words.where });
      await where.pressSequentially('ly');
      await page.getByRole('option', { name: /^Lyon ?,/ }).click();
      await expect(where).toHaveValue('Lyon');
      await form.getByRole('spinbutton', { name: words.people }).or(form.getByLabel(words.people)).first().fill('60');
      await form.getByRole('button', { name: words.submit }).click();

      await expect(page).toHaveURL(/\/establishments\?location=Lyon&capacity=60$/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(words.lyonFor60);
      const cards = page.getByRole('main').getByRole('article');
      /** The number of venues that the heading names; those under "Presque" do not count. */
      const count = async () => parseInt(await heading.innerText());
      const found = await count();
      expect(found).toBeGreaterThan(3);

      if (isMobile(page)) await page.getByRole('button', { name: words.openFilters }).click();
      await page.getByRole('checkbox', { name: words.stars4 }).check();
      await expect(page).toHaveURL(/category=4/);
      if (isMobile(page)) {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words.showVenues })
          .or(page.getByRole('dialog').getByRole('link', { name: words.showVenues }))
          .last()
          .click();
      }
      await expect.poll(count).toBeLessThan(found);

      const filtered = page.url();
      const first = cards.first().getByRole('link').first();
      const name = await cards.first().getByRole('heading').innerText();
      await first.click();
      await expect(page).toHaveURL(/\/establishment\//);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page.getByRole('region', { name: words.rooms }).getByRole('table')).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(filtered);
      await expect(heading).toHaveText(words.lyonFor60);
      await expect(cards.first().getByRole('heading')).toHaveText(name);
    });

    test('she uses the search of the header, by keyboard alone', async ({ page }) => {
      await page.goto('/establishments');
      if (isMobile(page)) await page.getByRole('button', { name: words.openSearch }).click();
      const where = page.getByRole('combobox', { name: words.where });
      // The list of suggestions comes with a script of its own: who is faster types again.
      await expect(async () => {
        await where.fill('');
        await where.focus();
        await page.keyboard.type('st et');
        await expect(page.getByRole('option', { name: /^Saint-Étienne ?,/ })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(where).toHaveValue('Saint-Étienne');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/location=Saint-/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint-Étienne');
    });

    test('she turns the page, and the address says so', async ({ page }) => {
      await page.goto('/establishments?location=Île-de-France');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.everywhere);
      const firstName = await page.getByRole('article').first().getByRole('heading').innerText();
      // By keyboard: cards that come into view take their true height, and move the link under a pointer.
      await page.getByRole('link', { name: words.next }).press('Enter');
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(firstName);
      await page.reload();
      await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(firstName);
    });

    test('she asks for too much, and is shown what comes closest', async ({ page }) => {
      await page.goto('/establishments?location=Lyon&capacity=90000');
      await expect(page.getByRole('main')).toContainText(words.nothing);
      const almost = page.getByRole('region', { name: words.almost });
      await expect(almost.getByRole('article').first()).toContainText(words.differs);
    });

    test('she types all she wants into one field, and sees what was understood', async ({ page }) => {
      await page.goto('/');
      const where = page.getByRole('main').getByRole('search').getByRole('combobox', { name: words.where });
      await where.pressSequentially('hotel 80p lyon');
      await page.getByRole('option', { name: words.understood }).click();
      await expect(page).toHaveURL(/\?q=hotel/);
      const chips = page.getByRole('list', { name: words.chips });
      await expect(chips.getByRole('listitem')).toContainText(['hotel', words.people80, 'Lyon']);
      await chips.getByRole('link', { name: /Lyon/ }).click();
      await expect(page).toHaveURL(/\?q=hotel\+80p$/);
      await expect(chips.getByRole('listitem')).toContainText(['hotel', words.people80]);
    });

    test('she misspells a city, and may insist on it', async ({ page }) => {
      await page.goto('/establishments?q=lion+80p');
      await expect(page.getByText(words.corrected)).toBeVisible();
      await page.getByRole('link', { name: words.literally }).click();
      await expect(page).toHaveURL(/%22lion%22/);
      await expect(page.getByText(words.corrected)).toHaveCount(0);
    });
  });
}

test.describe('what does not exist', () => {
  test.use({ expectedMessages: [/404/] });

  test('is a page with status 404', async ({ page, request }) => {
    for (const path of ['/establishment/nulle-part', `/establishment/${crypto.randomUUID()}`, '/wp-admin']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    await page.goto('/establishment/nulle-part');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/wp-admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Aller à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a venue opens by its id, and by the parameter of old links', async ({ page, request }) => {
  const answer = await request.post('/graphql', {
    data: { query: '{ searchVenues(pageSize: 1) { items { id slug name } } }' },
  });
  const { data } = (await answer.json()) as {
    data: { searchVenues: { items: Record<'id' | 'slug' | 'name', string>[] } };
  };
  const { id, slug, name } = data.searchVenues.items[0]!;
  for (const path of [
    `/establishment/${id}`,
    `/establishment?id=${id}`,
    `/establishment/${slug}`,
    `/builder-content?id=${slug}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(name);
  }
});

test('a language that was chosen before comes over a page of which the browser has not yet taken over every part', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'en'), LANGUAGE_KEY);
  for (const path of ['/', '/establishments?location=Lyon&capacity=60']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('contentinfo')).toContainText('Legal notice');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANGUAGES.en.lyonFor60);
});

test('everything can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/establishments?location=Lyon&capacity=60');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANGUAGES.fr.lyonFor60);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Salles et capacités' }).getByRole('table')).toBeVisible();
  await context.close();
});

test('a venue and a comparison come on paper with their stars, without what is there to be pressed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const [first, second] = (await (await page.request.get('/api/public/establishments?category=5&limit=2')).json()) as {
    slug: string;
  }[];
  for (const path of [`/establishment/${first!.slug}`, `/comparer?lieux=${first!.slug},${second!.slug}`]) {
    await page.goto(path);
    const words = page.getByText('5 étoiles', { exact: true }).first();
    await expect(words).toBeAttached();
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Plénière']);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(0);
    await expect(words.locator('..')).toHaveCSS('print-color-adjust', 'exact');
  }
});

test('a comparison lies on paper lengthwise, a venue upright', async ({ page }) => {
  const [first, second] = (await (await page.request.get('/api/public/establishments?limit=2')).json()) as {
    slug: string;
  }[];
  /** Whether the first page that the printer gets is wider than high. */
  const liesLengthwise = async () => {
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/u.exec(paper)!.map(Number);
    return width! > height!;
  };
  await page.goto(`/comparer?lieux=${first!.slug},${second!.slug}`);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await liesLengthwise()).toBe(true);
  // What a page says of its paper holds for no other one, be it in the same process of the server.
  await page.goto(`/establishment/${first!.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await liesLengthwise()).toBe(false);
});

test('GraphiQL runs a query and a subscription with assets of this server alone', async ({ page }) => {
  test.skip(isMobile(page), 'a tool for the desk');
  for (const operation of ['{ catalogueState { venueCount } }', 'subscription { catalogueChanged { venueCount } }']) {
    await page.goto(`/graphql?query=${encodeURIComponent(operation)}`);
    // The button is there before the editor has loaded, and runs nothing until then.
    await expect(page.locator('.graphiql-query-editor')).toContainText('venueCount');
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('venueCount');
    await page.evaluate(() => localStorage.clear());
  }
});
