import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test, hydrating } from './browser-test.ts';
import { askAndForward } from './forwarded-quote.ts';
import { demoAsker, demoPerson } from './owner.ts';

const OFFLINE_MS = 10_000;

/** A page of somebody who is signed in. */
async function pageOf(browser: Browser, options: BrowserContextOptions, token: string): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return hydrating(await context.newPage());
}

const lines = (page: Page, reference: string) =>
  page.locator('summary[aria-label^="Notifications"] + div li').filter({ hasText: reference });

test.describe('between an owner and a planner', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|WebSocket/] });
  test.setTimeout(150_000);

  test('a request is told at once, answered, compared and chosen; what came while offline is there once', async ({
    browser,
    request,
    page,
    contextOptions,
  }) => {
    const admin = await demoAsker(request, 'ADMIN');
    const { venue } = await admin<{ venue: { id: string } }>('query ($slug: String!) { venue(slug: $slug) { id } }', {
      slug: 'l-atelier-vaucanson-lyon-1er',
    });
    const { token } = await demoPerson(request, 'CLIENT');
    const owner = await pageOf(browser, contextOptions, token);
    await owner.goto('/dashboard');
    await expect(owner.getByRole('heading', { level: 1 })).toContainText('Bonjour');
    await expect(owner.locator('summary[aria-label^="Notifications"]')).toBeVisible();
    await owner.waitForTimeout(1_500);

    // The real socket of the real page: the news arrive within seconds, long before the next poll.
    const first = await askAndForward(request, admin, venue.id);
    await expect(owner.getByRole('status').filter({ hasText: first.reference })).toBeVisible({ timeout: 8_000 });
    await expect(lines(owner, first.reference)).toHaveCount(1);

    await owner.context().setOffline(true);
    const second = await askAndForward(request, admin, venue.id);
    await owner.waitForTimeout(OFFLINE_MS);
    await owner.context().setOffline(false);
    await expect(lines(owner, second.reference)).toHaveCount(1, { timeout: 30_000 });
    await expect(lines(owner, first.reference)).toHaveCount(1);

    await owner.goto(`/dashboard/quotes/${first.id}`);
    // The offer begins with the price list; this planner gets one line at a price of their own.
    await expect(owner.getByText(/^Ces lignes viennent de vos tarifs/)).toBeVisible();
    await owner.getByRole('button', { name: 'Retirer le prix 2' }).click();
    await owner.getByRole('textbox', { name: 'Objet' }).fill('Forfait journée d’étude');
    await owner.getByRole('textbox', { name: 'Prix HT (€)' }).fill('62,50');
    await expect(owner.getByRole('cell', { name: '2 500 €' })).toBeVisible();
    const calendar = owner.getByRole('group', { name: /^Votre calendrier/ });
    await calendar.getByRole('checkbox', { name: 'Poser une option sur ces dates' }).check();
    await calendar.getByRole('combobox', { name: 'Ce qui est retenu' }).selectOption({ index: 1 });
    await owner.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(owner.getByText(/^Votre réponse est envoyée/)).toBeVisible();
    await owner.getByRole('link', { name: 'Ouvrir le calendrier' }).click();
    const entry = owner.getByRole('listitem').filter({ hasText: first.reference });
    await expect(entry.getByText('Option', { exact: true })).toBeVisible();

    await page.goto(`/demande-devis/suivi#${first.token}`);
    await expect(page.getByText('62,50 €', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Option posée sur vos dates jusqu’au/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choisir ce lieu' }).click();
    await expect(page.getByText(/^Vous avez choisi/)).toBeVisible();
    await expect(page.getByText(/^Vos dates sont réservées/)).toBeVisible();
    await expect(owner.getByRole('status').filter({ hasText: 'est choisi' })).toBeVisible({ timeout: 8_000 });
    await owner.reload();
    await expect(entry.getByText('Réservé', { exact: true })).toBeVisible();
    await entry.getByRole('link', { name: `Pour la demande de devis ${first.reference}` }).click();
    await expect(owner.getByText(/^Réservé · /)).toBeVisible();
    await owner.context().close();
  });
});
