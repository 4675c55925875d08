import { demoAsker, captchaOf } from './owner.ts';
import { expect, test } from './browser-test.ts';

const PUBLISHER = {
  Société: 'Lieux & Compagnie',
  'Forme juridique': 'SARL',
  'Immatriculation (registre et SIREN)': 'RCS Lyon 732 829 320',
  'Directeur de la publication': 'Anne Martin',
  'Siège social': '1 rue de la République, 69001 Lyon',
  Téléphone: '+33 4 99 00 11 22',
  'Horaires téléphoniques, du lundi au vendredi': '09:00-17:00',
  'E-mail de contact': 'contact@lieux.test',
  Hébergeur: 'Nuage SA',
  'Téléphone de l’hébergeur': '+33 4 99 00 33 44',
  'Adresse de l’hébergeur': '2 rue du Port, 13002 Marseille',
};

test('the publisher is named, and visitors read it at once', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'Both browsers would change the one house of the demo world.');
  const admin = await demoAsker(request, 'ADMIN');
  const reset = async (): Promise<void> => {
    const { platformSettings } = await admin<{ platformSettings: { version: number } }>(
      '{ platformSettings { version } }',
    );
    await admin(
      'mutation ($input: SavePlatformSettingsInput!) { savePlatformSettings(input: $input) { errors { __typename } } }',
      {
        input: { ...platformSettings, retention: {} },
      },
    );
  };
  await reset();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Administrateur', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/settings');
  for (const [label, text] of Object.entries(PUBLISHER))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('textbox', { name: 'Immatriculation (registre et SIREN)' }).fill('RCS Lyon 732 829 321');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('1 réponse à corriger')).toBeVisible();
  await page.getByRole('textbox', { name: 'Immatriculation (registre et SIREN)' }).fill('RCS Lyon 732 829 320');
  await page.getByRole('textbox', { name: 'Messages de contact (mois)', exact: true }).fill('1');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Enregistré. C’est en vigueur partout, dès maintenant.')).toBeVisible();

  const notice = async (): Promise<string> =>
    (await request.get('/mentions-legales', { headers: { accept: 'text/html' } })).text();
  expect(await notice()).toContain('Lieux &amp; Compagnie');

  // In the same tab too, without loading a page.
  await page
    .getByRole('link', { name: /Plénière/ })
    .first()
    .click();
  await expect(page.getByRole('contentinfo')).toContainText('Lieux & Compagnie');
  await reset();
  expect(await notice()).not.toContain('Lieux &amp; Compagnie');
});

test('what a person has sent is found by the address, handed over, and erased', async ({ page, request }, {
  project,
}) => {
  const email = `personne-${project.name}@essai.test`;
  const captchaToken = await captchaOf(request);
  const sent = await request.post('/api/contact', {
    data: {
      firstName: 'Anne',
      lastName: 'Essai',
      email,
      subject: 'Une question',
      message: 'Que savez-vous de moi ?',
      consent: true,
      captchaToken,
    },
  });
  const { reference } = (await sent.json()) as { reference: string };
  await page.goto('/login');
  await page.getByRole('button', { name: 'Administrateur', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/data-protection');
  await page.getByLabel('Adresse e-mail de la personne').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tout télécharger (JSON)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pleniere-personne-/);
  await page.getByRole('button', { name: 'Effacer…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer définitivement' }).click();
  await expect(page.getByText(/éléments? effacés?/).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ce qui a été effacé' })).toContainText('Demande d’une personne');
});
