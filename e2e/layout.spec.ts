import type { Locator } from '@playwright/test';
import { demoPerson } from './owner.ts';
import { expect, test } from './browser-test.ts';
import { isHydrated } from './hydrated.ts';
import { TOKEN_KEY } from '../schema/constants.ts';

/** How much of the picture, of its whole height, its frame cuts off above. */
const cutOffAbove = (image: Locator): Promise<number> =>
  image.evaluate((element: HTMLImageElement) => {
    const { objectFit, objectPosition } = getComputedStyle(element);
    if (objectFit !== 'cover') throw new Error(`The picture is shown as “${objectFit}”.`);
    const [, fromTop = 50] = objectPosition.split(' ').map((share) => Number.parseFloat(share));
    const shown = (element.clientHeight * element.naturalWidth) / (element.clientWidth * element.naturalHeight);
    return (Math.max(0, 1 - shown) * fromTop) / 100;
  });

test('no roof is cut off where a frame is wider than its picture', async ({ page }) => {
  await page.goto('/');
  const slide = page.getByRole('region', { name: 'Lieux à la une' });
  expect(await cutOffAbove(slide.getByRole('link').locator('img').first())).toBeLessThan(1 / 8);
  await page.goto('/establishments');
  const venue = await page.locator('a[href^="/establishment/"]').first().getAttribute('href');
  await page.goto(venue!);
  const first = page.getByRole('main').locator('picture img').first();
  expect(await cutOffAbove(first)).toBeLessThan(1 / 8);
});

test('the icon of a search stands in the middle of its field, whatever stands beside the field', async ({
  page,
  request,
}) => {
  const { token } = await demoPerson(request, 'ADMIN');
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await page.goto('/admin/users');
  const field = page.getByRole('searchbox');
  const box = (await field.boundingBox())!;
  const icon = (await field.locator('xpath=..').locator('svg').boundingBox())!;
  expect(Math.abs(icon.y + icon.height / 2 - (box.y + box.height / 2))).toBeLessThan(2);
  expect(icon.x).toBeGreaterThan(box.x);
  expect(icon.x + icon.width).toBeLessThan(box.x + box.width / 2);
});

test('what is added to a list of the form has the focus above the bar at the foot of the window', async ({
  page,
  request,
}) => {
  const { ask, token } = await demoPerson(request, 'CLIENT');
  const { myVenues } = await ask<{ myVenues: { items: { id: string }[] } }>('{ myVenues { items { id } } }');
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await page.goto(`/dashboard/edit-establishment/${myVenues.items[0]!.id}?onglet=tarifs`);
  await page.getByRole('button', { name: 'Ajouter un tarif' }).click();
  await expect(page.getByText('1 rubrique à compléter avant de pouvoir l’enregistrer')).toBeVisible();
  const field = page.locator('select:focus');
  await expect(field).toBeVisible();
  const top = (box: { y: number } | null) => box!.y;
  const bar = page.locator('[data-foot-bar]');
  await expect
    .poll(async () => top(await bar.boundingBox()) - top(await field.boundingBox()))
    .toBeGreaterThanOrEqual((await field.boundingBox())!.height);
});

test('a link within the page of a venue leads to its part, though what is passed grows as it comes into view', async ({
  page,
}) => {
  await page.goto('/establishments');
  const venue = await page.locator('a[href^="/establishment/"]').first().getAttribute('href');
  const y = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  for (const [link, title] of [
    ['Services', 'Services et installations'],
    ['Accès', 'Situation et accès'],
  ] as const) {
    await page.goto(venue!);
    await isHydrated(page);
    const navigation = page.getByRole('navigation', { name: 'Sur cette page' });
    await navigation.getByRole('link', { name: link }).click();
    const heading = page.getByRole('heading', { level: 2, name: title });
    const belowNavigation = async () => {
      const before = await y(heading);
      await page.waitForTimeout(300);
      const after = await y(heading);
      return before === after ? after - (await y(navigation)) : Infinity;
    };
    await expect.poll(belowNavigation, { message: title }).toBeLessThan(150);
    expect(await belowNavigation(), title).toBeGreaterThan(0);
  }
});

test('a new page begins at its top, and Back shows the one before where it was left, both at once', async ({
  page,
}) => {
  await page.goto('/establishments');
  await isHydrated(page);
  const card = page.locator('main a[href^="/establishment/"]').nth(8);
  const y = () => card.evaluate((link) => link.getBoundingClientRect().top);
  while ((await y()) > 600) {
    await page.evaluate(() => window.scrollBy(0, 300));
    await page.waitForTimeout(100);
  }
  const place = await y();
  await card.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/establishment\//u);
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeAttached();
  expect(Math.abs((await y()) - place)).toBeLessThan(5);
});
