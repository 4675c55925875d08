import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** Every public page, and the pages with something open or something amiss. */
const PAGES = [
  '/',
  '/establishments',
  '/establishments?location=Lyon&capacity=60&category=4',
  '/establishments?location=Lyon&capacity=3000',
  '/lieux/bretagne',
  '/lieux/seminaire-residentiel',
  '/establishment/l-atelier-vaucanson-lyon-1er',
  '/ma-selection',
  '/comparer',
  '/comparer?lieux=hotel-haussoullier-paris-8e,palais-garnieri-nice,chateau-d-arzelier-grignan',
  '/promotions-en-cours',
  '/a-propos',
  '/contact',
  '/demande-devis?lieux=l-atelier-vaucanson-lyon-1er&capacity=20000',
  '/demande-devis/suivi#nothing',
  '/mentions-legales',
  '/politique-confidentialite',
  '/conditions-utilisation',
  '/login',
  '/register',
  '/registration-pending',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/verify-email',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds: everything, or only what the colours of the other theme can change. */
async function findings(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    rules === 'all' ? builder.withTags(RULES) : builder.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Goes through the page once, so that what loads when it comes near is there. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

for (const language of ['fr', 'en']) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in ${language}, light and dark`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readThrough(page);
      expect.soft(await findings(page, 'all'), 'in the light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await findings(page, 'colours'), 'in the dark').toEqual([]);
    });
  }
}

/** What is behind the sign-in, by who sees it. */
const AREAS = { CLIENT: ['/dashboard', '/dashboard/profile'], ADMIN: ['/admin', '/dashboard'] } as const;

for (const [role, paths] of Object.entries(AREAS)) {
  test(`axe finds nothing on the screens of a ${role}, light and dark`, async ({ page, request }) => {
    const answer = await request.post('/graphql', {
      data: { query: `mutation { demoLogin(role: ${role}) { ... on SignedIn { token } } }` },
    });
    const { data } = (await answer.json()) as { data: { demoLogin: { token: string } } };
    await page.addInitScript((token) => localStorage.setItem('token', token), data.demoLogin.token);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readThrough(page);
      expect.soft(await findings(page, 'all'), `${path} in the light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await findings(page, 'colours'), `${path} in the dark`).toEqual([]);
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing from the first step of a quote request to its withdrawal, ${theme}`, async ({ page }, {
    project,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (what: string) => expect(await findings(page, 'all'), what).toEqual([]);
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
