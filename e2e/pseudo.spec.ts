import { expect, test } from './browser-test.ts';
import { addressesFor } from './crawl/addresses.ts';
import { textsOutsideMarks } from './crawl/bare-texts.ts';
import { KnownData } from './crawl/known-data.ts';
import { usePseudoCatalogue } from './crawl/pseudo-catalogue.ts';
import type { Who } from './crawl/routes.ts';
import { person, Crawler } from './crawl/crawler.ts';

const WALKERS: readonly Who[] = ['VISITOR', 'CLIENT', 'ADMIN'];
/** What follows their titles is written in each language, as a module: docs/decisions/0006. */
const ARTICLES = [
  '/a-propos',
  '/contact',
  '/mentions-legales',
  '/licences',
  '/politique-confidentialite',
  '/conditions-utilisation',
];
const WALK_MS = 10 * 60_000;

test.use({ trace: 'off' });
// Half as long as the rest of the specs of one width.
test.skip(process.env.A11Y !== 'full', 'npm run a11y crawls in the false language.');
test.describe.configure({ mode: 'parallel' });

for (const who of WALKERS) {
  test(`no page of ${who} has a text outside the catalogue, or grows too wide with longer ones`, async ({
    page,
    request,
  }) => {
    test.setTimeout(WALK_MS);
    await usePseudoCatalogue(page);
    const data = new KnownData(page);
    const crawler = new Crawler(page);
    const crawling = await person(request, who);
    const addresses = await addressesFor(crawling, request);
    await crawler.begin(crawling, 'fr');
    await crawler.changeLanguage('en');

    const table: string[] = [];
    const told = new Set<string>();
    for (const address of addresses) {
      await crawler.visit(address);
      for (const { where, text } of await textsOutsideMarks(page, ARTICLES.includes(address))) {
        if (told.has(text) || data.has(text)) continue;
        told.add(text);
        table.push(`${address}, ${where}: ${text}`);
      }
      const over = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
      if (over > 0) table.push(`${address} is ${over} px wider than the screen`);
    }
    expect(table).toEqual([]);
  });
}
