import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './story.ts';

const PAGES = [
  '/',
  '/establishments',
  '/establishments?location=Lyon&capacity=60&category=4',
  '/establishment/l-atelier-vaucanson-lyon-1er',
  '/demande-devis?lieux=l-atelier-vaucanson-lyon-1er&capacity=20000',
  '/demande-devis/suivi#nothing',
  '/contact',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const language of ['fr', 'en']) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${language}, ${theme}`, async ({ page, context, baseURL }) => {
      // Axe looks at each element of seven pages.
      test.slow();
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

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing from the first step of a quote request to its withdrawal, ${theme}`, async ({ page }, {
    project,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        what,
      ).toEqual([]);
    };
    const next = () => page.getByRole('button', { name: 'Continuer' }).click();
    await page.goto('/demande-devis?lieux=l-atelier-vaucanson-lyon-1er&capacity=20000');
    await expect(page.getByRole('main').locator('form:not([inert])')).toBeVisible();
    await next();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText(/n’a une seule salle/)).toBeVisible();
    await check('the first step, refused');
    await page.getByRole('radio', { name: 'Journée d’étude' }).check();
    await page.getByRole('checkbox', { name: 'Mes dates sont flexibles' }).check();
    await next();
    await expect(page.getByRole('heading', { level: 2, name: 'Vos besoins' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Déjeuner' }).check();
    await check('the second step');
    await next();
    await expect(page.getByRole('heading', { level: 2, name: 'Vous' })).toBeFocused();
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await check('the third step, refused');
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Jeanne');
    await page.getByRole('textbox', { name: /^Nom/ }).fill('Essai');
    await page.getByRole('textbox', { name: /^Entreprise/ }).fill('Essai SAS');
    await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(`axe-${theme}-${project.name}@essai.test`);
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('0199000001');
    await page.getByRole('checkbox', { name: /J’accepte/ }).check();
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est bien arrivée');
    await check('the confirmation');
    await page.getByRole('link', { name: 'Suivre ma demande' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DEV-/);
    await check('the state of the request');
    await page.getByRole('button', { name: 'Retirer ma demande' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('the question before it is withdrawn');
  });
}
