import { expect, test } from './story.ts';
import { addressesFor } from './walk/addresses.ts';
import { textsOutsideMarks } from './walk/bare-texts.ts';
import { KnownData } from './walk/known-data.ts';
import { usePseudoCatalogue } from './walk/pseudo-catalogue.ts';
import type { Who } from './walk/routes.ts';
import { person, Walker } from './walk/walker.ts';

const WALKERS: readonly Who[] = ['VISITOR', 'CLIENT', 'ADMIN'];
/** What follows their titles is written in each language, as a module: docs/decisions/0006. */
const ARTICLES = [
  '/a-propos',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
  '/conditions-utilisation',
];
const WALK_MS = 10 * 60_000;

test.use({ trace: 'off' });
// Half as long as the rest of the stories of one width.
test.skip(process.env.A11Y !== 'full', 'npm run a11y walks in the false language.');
test.describe.configure({ mode: 'parallel' });

for (const who of WALKERS) {
  test(`no page of ${who} has a text outside the catalogue, or grows too wide with longer ones`, async ({
    page,
    request,
  }) => {
    test.setTimeout(WALK_MS);
    await usePseudoCatalogue(page);
    const data = new KnownData(page);
    const walker = new Walker(page);
    const walking = await person(request, who);
    const addresses = await addressesFor(walking, request);
    await walker.begin(walking, 'fr');
    await walker.changeLanguage('en');

    const table: string[] = [];
    const told = new Set<string>();
    for (const address of addresses) {
      await walker.visit(address);
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
