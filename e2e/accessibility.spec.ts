import { LANGUAGES, type Language } from '../schema/constants.ts';
import { axeFindings, type Theme } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { addressesFor } from './crawl/addresses.ts';
import { openEach } from './crawl/closed-parts.ts';
import type { Who } from './crawl/routes.ts';
import { person, Crawler } from './crawl/crawler.ts';

/**
 * `A11Y=full`: everybody, on every page, in both languages, light and dark. Otherwise each width has a language and a theme of its own, a
 * team member sees what an administrator sees, and who is signed in keeps to his area.
 */
const IS_FULL = process.env.A11Y === 'full';
const LANGUAGE_OF: Readonly<Record<string, Language>> = { desktop: 'fr', mobile: 'en' };
const THEME_OF: Readonly<Record<string, Theme>> = { desktop: 'light', mobile: 'dark' };
const WALKERS: readonly Who[] = IS_FULL ? ['VISITOR', 'CLIENT', 'TEAM', 'ADMIN'] : ['VISITOR', 'CLIENT', 'ADMIN'];
const WALK_MS = 20 * 60_000;

const isInArea = (address: string) => /^\/(?:dashboard|admin)\b/.test(address);

// A trace would take longer than what it traces; the finding names the element.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const who of WALKERS) {
  for (const asked of IS_FULL ? LANGUAGES : [undefined]) {
    test(`axe finds nothing on any page, dialog or menu of ${who}${asked ? ` in ${asked}` : ''}`, async ({
      page,
      request,
    }, { project }) => {
      test.setTimeout(WALK_MS);
      const language = asked ?? LANGUAGE_OF[project.name]!;
      const themes = IS_FULL ? undefined : [THEME_OF[project.name]!];
      const crawler = new Crawler(page);
      const crawling = await person(request, who);
      const addresses = await addressesFor(crawling, request);
      await crawler.begin(crawling, language);

      const table: string[] = [];
      const opened = new Set<string>();
      for (const address of IS_FULL || who === 'VISITOR' ? addresses : addresses.filter(isInArea)) {
        for (const fault of await crawler.visit(address)) table.push(`${address}: ${fault}`);
        for (const { theme, finding } of await axeFindings(page, 'html', themes))
          table.push(`${address}, ${theme}: ${finding}`);
        await openEach(page, opened, async (part, name) => {
          for (const { theme, finding } of await axeFindings(page, part, themes))
            table.push(`${address}, ${name}, ${theme}: ${finding}`);
        });
      }
      expect(table, `${who}, ${language}, ${project.name}`).toEqual([]);
    });
  }
}
