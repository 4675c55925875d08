import { awayWhileRendering } from './away.ts';
import { expect, test } from './browser-test.ts';

/** Pages whose data the server has as a rule, and what shows that it is there. */
const PAGES = [
  ['/', 'main article'],
  ['/establishments?location=Lyon', 'main article'],
  ['/lieux/ile-de-france', 'main article'],
  ['/promotions-en-cours', 'main article'],
  ['/comparer?lieux=palais-garnieri-nice', 'main table'],
  ['/establishment/palais-garnieri-nice', 'main article, main dl'],
] as const;

test.describe('what the server could not have', () => {
  test.skip(({ isMobile }) => isMobile, 'It is the same on a narrow screen.');
  test.use({ expectedMessages: [/Failed to load resource/] });

  for (const [address, content] of PAGES) {
    test(`the browser asks for when it takes over ${address}, without a fault`, async ({ page }) => {
      await awayWhileRendering(page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(503);
      await expect(page.locator(content).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test(`and who reads ${address} can, when the browser had it no sooner`, async ({ page }) => {
      await awayWhileRendering(page);
      await page.route('/graphql', (route) => route.abort());
      await page.goto(address);
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toBeVisible();
      await expect(page.locator(content)).toHaveCount(0);
      await page.unroute('/graphql');
      await failure.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.locator(content).first()).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  }
});
