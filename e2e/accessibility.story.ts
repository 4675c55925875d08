import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './story.ts';

const PAGES = [
  '/',
  '/establishments',
  '/establishments?location=Lyon&capacity=60&category=4',
  '/establishment/l-atelier-vaucanson-lyon-1er',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const language of ['fr', 'en']) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${language}, ${theme}`, async ({ page, context, baseURL }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await context.addCookies([
        { name: 'language', value: language, url: baseURL! },
        { name: 'theme', value: theme, url: baseURL! },
      ]);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        );
        expect(found, path).toEqual([]);
      }
    });
  }
}
