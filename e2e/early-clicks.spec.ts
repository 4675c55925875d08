import { matchPath } from 'react-router';
import { LANGUAGES } from '../schema/constants.ts';
import { expect, test } from './browser-test.ts';
import { siteRoutes } from './crawl/routes.ts';
import { CASES, menuButton, openDialog } from './early-cases.ts';
import { EarlyPage, SCRIPTS, STYLE_SHEETS } from './early-page.ts';
import { isHydrated } from './hydrated.ts';

// Recording a trace takes longer than the steps. Tokens of links are made up: pages that ask with them are refused.
test.use({ trace: 'off', expectedMessages: [/Failed to load resource/] });

test.describe('on a slow phone, before hydration', () => {
  test.describe.configure({ mode: 'parallel' });
  test.skip(({ isMobile }) => !isMobile, 'The narrow screen is the slow one.');

  for (const language of LANGUAGES)
    for (const { address, what, press, documents = 1, outcome } of CASES)
      test(`${language} ${address}: ${what}`, async ({ context, baseURL }) => {
        const early = await EarlyPage.open(context, address, language, baseURL!);
        await press(early, early.page);
        await early.hydrate();
        await outcome(early.page, language);
        expect(early.documents).toHaveLength(documents);
      });

  test('every public page has a case', async () => {
    const pages = (await siteRoutes()).filter((route) => route.for.includes('VISITOR'));
    const paths = CASES.map(({ address }) => address.split(/[?#]/)[0]!);
    const forgotten = pages.filter(({ pattern }) => !paths.some((path) => matchPath(pattern, path)));
    expect(forgotten.map(({ pattern }) => pattern)).toEqual([]);
  });

  for (const [what, files] of [
    ['scripts', SCRIPTS],
    ['style sheets', STYLE_SHEETS],
  ] as const) {
    test(`a page whose ${what} cannot be downloaded works natively, and is hydrated once they can be`, async ({
      context,
    }) => {
      const page = await context.newPage();
      await page.route(files, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto('/mentions-legales');
      await failed;
      await menuButton(page).tap();
      await expect(openDialog(page)).toHaveCount(1);
      await page.unroute(files);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await isHydrated(page);
      await expect(openDialog(page)).toHaveCount(1);
    });
  }
});
