import { findsNothingOn } from './axe.ts';
import { test } from './story.ts';

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

// A trace would take longer than what it traces; the finding names the element.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const language of ['fr', 'en']) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in ${language}, light and dark`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
      await findsNothingOn(page, path);
    });
  }
}
