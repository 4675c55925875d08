import type { Page } from '@playwright/test';
import { TOKEN_KEY } from '../schema/constants.ts';
import { demoPerson } from './owner.ts';
import { isLive } from './quote-form.ts';
import { expect, test } from './browser-test.ts';

// Live connections that come back, and what the page asks for meanwhile.
test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|WebSocket/] });

/** Loses the connection; what the page says of it is in sight. Its script comes after that of the page, and not without a connection. */
async function loseConnection(page: Page): Promise<void> {
  const notice = page.getByRole('status').getByText('Vous êtes hors connexion');
  await expect(async () => {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

/** Nothing lies over the middle of a button or a link, once one has scrolled to it. */
async function coversNothing(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const found: string[] = [];
    // A press goes through the notice, but what it lies over cannot be read.
    for (const notice of document.querySelectorAll<HTMLElement>('[role=status] > *'))
      notice.style.pointerEvents = 'auto';
    for (const element of document.querySelectorAll<HTMLElement>(':is(main, [role=status]) :is(button, a[href])')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // Of a link in several lines, the first one.
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
      if (width < 2) continue;
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!over || !element.contains(over)) found.push(`${element.outerHTML} under ${over?.outerHTML ?? 'nothing'}`);
    }
    return found;
  });
  expect(covered).toEqual([]);
}

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter (.* )?à ma sélection$/ })
    .first();
const seeShortlist = (page: Page) => page.getByRole('status').getByRole('link', { name: 'Voir ma sélection' });

/** Keeps the first venue of the page, which says so in words that lie over it. */
async function keepOne(page: Page): Promise<void> {
  await heart(page).click();
  await expect(seeShortlist(page)).toBeVisible();
}

test('without a connection, what says so covers nothing of the quote form', async ({ page }) => {
  await page.goto('/demande-devis');
  await isLive(page);
  await loseConnection(page);
  await coversNothing(page);
});

test('nor of the venue editor', async ({ page, request }) => {
  const { ask, token } = await demoPerson(request, 'CLIENT');
  const { myVenues } = await ask<{ myVenues: { items: { id: string }[] } }>(
    '{ myVenues(filter: {statuses: [PUBLISHED]}, sort: NAME, page: 1) { items { id } } }',
  );
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await page.goto(`/dashboard/edit-establishment/${myVenues.items.at(-1)!.id}`);
  await page.getByLabel('Description').fill('Ce qui n’est pas encore enregistré.');
  await loseConnection(page);
  // Until a notification of this shared account, which another story may have caused, has gone.
  await expect(() => coversNothing(page)).toPass({ timeout: 20_000 });
});

for (const address of ['/establishments?location=Lyon', '/establishment/palais-garnieri-nice'])
  test(`nor of ${address}, with the word on what was kept`, async ({ page }) => {
    await page.goto(address);
    await keepOne(page);
    await loseConnection(page);
    // Pointed at, it stays.
    await seeShortlist(page).hover();
    await coversNothing(page);
  });

test('nor of the shortlist', async ({ page }) => {
  await page.goto('/establishments?location=Lyon');
  await keepOne(page);
  await page.goto('/ma-selection');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await loseConnection(page);
  await coversNothing(page);
});

test('what is kept without a connection is kept, though its words cannot be loaded', async ({ page }) => {
  await page.goto('/establishments?location=Lyon');
  await loseConnection(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(seeShortlist(page)).toBeVisible();
});
