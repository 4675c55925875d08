import type { Page } from '@playwright/test';
import { expect, test, hydrating } from './browser-test.ts';

/** What the spec needs to know of each language of the site. */
const LANGUAGES = {
  fr: {
    keep: /^Ajouter .* à ma sélection$/,
    remove: /^Retirer .* de ma sélection$/,
    undo: 'Annuler',
    added: /Ajouté à votre sélection, 3 lieux/,
    count: (count: number) => new RegExp(`^Ma sélection, ${count} lieu`),
    compare: 'Comparer',
    sideBySide: '3 lieux côte à côte',
    differences: 'N’afficher que les différences',
    toTheRight: /vers la droite$/,
    quote: /^Demander un devis/,
    empty: 'Votre sélection est encore vide',
    takeOver: 'Tout ajouter à ma sélection',
  },
  en: {
    keep: /^Add .* to my shortlist$/,
    remove: /^Remove .* from my shortlist$/,
    undo: 'Undo',
    added: /Added to your shortlist, 3 venues/,
    count: (count: number) => new RegExp(`^My shortlist, ${count} venue`),
    compare: 'Compare',
    sideBySide: '3 venues side by side',
    differences: 'Show only the differences',
    toTheRight: /to the right$/,
    quote: /^Request a quote/,
    empty: 'Your shortlist is empty',
    takeOver: 'Add all to my shortlist',
  },
} as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Keeps the first venues of a search; gives their names. */
async function keepFirst(page: Page, count: number, keep: RegExp): Promise<string[]> {
  await page.goto('/establishments?location=Lyon');
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    const card = cards(page).nth(index);
    names.push(await card.getByRole('heading').innerText());
    await card.getByRole('button', { name: keep }).click();
    await expect(card.getByRole('button', { name: keep })).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
    });

    test('a planner keeps three venues, takes one off by mistake, compares them and sees what differs', async ({
      page,
    }) => {
      const names = await keepFirst(page, 3, words.keep);
      await expect(page.getByRole('status').filter({ hasText: words.added })).toBeVisible();

      await page.goto('/ma-selection');
      await expect(cards(page)).toHaveCount(3);
      await page.getByRole('button', { name: words.remove }).nth(1).click();
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole('main').getByRole('button', { name: words.undo }).click();
      await expect(cards(page).getByRole('heading')).toHaveText(names);

      await page.getByRole('link', { name: words.compare, exact: true }).click();
      await expect(page).toHaveURL(/\/comparer\?lieux=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+&location=Lyon$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sideBySide);
      const heads = page.getByRole('columnheader').getByRole('link');
      await expect(heads).toHaveText(names);

      await page.getByRole('link', { name: words.toTheRight }).first().click();
      await expect(heads).toHaveText([names[1]!, names[0]!, names[2]!]);
      const rows = await page.getByRole('rowheader').count();
      await page.getByRole('link', { name: words.differences }).click();
      await expect(page).toHaveURL(/differences=1/);
      await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows);
      const quote = page.getByRole('main').getByRole('link', { name: words.quote }).first();
      await expect(quote).toHaveAttribute(
        'href',
        /^\/demande-devis\?lieux=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+&location=Lyon$/,
      );
    });

    test('her other tab follows, and a colleague without a list takes hers over', async ({
      page,
      context,
      browser,
    }) => {
      await keepFirst(page, 1, words.keep);
      const other = hydrating(await context.newPage());
      await other.goto('/establishments?location=Lyon');
      await expect(other.getByRole('link', { name: words.count(1) }).first()).toBeAttached();
      await cards(other).nth(1).getByRole('button', { name: words.keep }).click();
      await expect(page.getByRole('link', { name: words.count(2) }).first()).toBeAttached();

      const ids = await page.evaluate(() =>
        (JSON.parse(localStorage.getItem('shortlist') ?? '[]') as { id: string }[]).map(({ id }) => id).join(','),
      );
      const colleague = await browser.newContext({ baseURL: new URL(page.url()).origin });
      await colleague.addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
      const theirs = hydrating(await colleague.newPage());
      await theirs.goto('/ma-selection');
      await expect(theirs.getByText(words.empty)).toBeVisible();
      await theirs.goto(`/ma-selection?lieux=${ids}`);
      await expect(cards(theirs)).toHaveCount(2);
      await theirs.getByRole('button', { name: words.takeOver }).click();
      await expect(theirs.getByRole('link', { name: words.count(2) }).first()).toBeAttached();
      await colleague.close();
    });
  });
}

test('a comparison that was handed on can be read without JavaScript', async ({ browser, baseURL, request }) => {
  const answer = await request.post('/graphql', {
    data: { query: '{ searchVenues(pageSize: 2) { items { slug name } } }' },
  });
  const { data } = (await answer.json()) as { data: { searchVenues: { items: { slug: string; name: string }[] } } };
  const venues = data.searchVenues.items;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(`/comparer?lieux=${venues.map(({ slug }) => slug).join(',')},nulle-part`);
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(venues.map(({ name }) => name));
  await expect(page.getByRole('main')).toContainText('nulle-part');
  const rows = await page.getByRole('rowheader').count();
  await page.getByRole('link', { name: LANGUAGES.fr.differences }).click();
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows);
  await context.close();
});

test.describe('a comparison of nothing that exists', () => {
  test.use({ expectedMessages: [/404/] });

  test('is 404, and helps on', async ({ page, request }) => {
    expect((await request.get('/comparer?lieux=nulle-part')).status()).toBe(404);
    await page.goto('/comparer?lieux=nulle-part');
    await expect(page.getByRole('main')).toContainText('nulle-part');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
