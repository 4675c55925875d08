import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrowTo, press, tabTo, type } from './keyboard.ts';
import { demoAsker, newOwner } from './owner.ts';
import { expect, test, hydrating } from './browser-test.ts';

const ROOMS = ['Plénière', 'Verrière', 'Atelier', 'Salon'];
const COLOURS = ['#b4472e', '#b98a2f', '#5e7f6b', '#14323a', '#8a5a83', '#2f6f9f'];
const DESCRIPTION =
  'Une maison de maître au bord de l’eau, quatre salles de plain-pied et un parc pour souffler entre deux ateliers.';

/** Pictures as a camera gives them, each of its own colour. */
function photos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    COLOURS.map(async (background, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** A tab at the side; on a narrow screen an entry of a list. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  if (page.viewportSize()!.width > 1000) await tab.click();
  else {
    const list = page.getByRole('combobox', { name: 'Rubrique du formulaire' });
    const option = list.locator('option').filter({ hasText: new RegExp(`^${name}`) });
    await list.selectOption(await option.getAttribute('value'));
  }
}

const saved = (page: Page) =>
  expect(page.getByText(/^Enregistré à|^Tout est enregistré/)).toBeVisible({ timeout: 20_000 });

async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Cinq étapes/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter un lieu' }).click();
  await page.getByRole('link', { name: 'Choisir Premium' }).click();
  await page.getByLabel('Nom du lieu').fill(name);
  await page.getByRole('combobox', { name: 'Code postal et commune' }).pressSequentially('69002');
  await page.getByRole('option', { name: /Lyon 2e/ }).click();
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an owner goes from an empty account to a venue that is submitted, in one sitting', async ({
  page,
  context,
  request,
}, { project }) => {
  test.slow();
  const { ask } = await newOwner(context, request, project.name);
  const name = `Maison de l’Essai ${project.name}`;
  await begin(page, name);

  await page.getByLabel('Type de lieu').selectOption('TOWNHOUSE');
  await page.getByRole('checkbox', { name: 'Journée d’étude' }).check();
  await page.getByLabel('Description').fill(DESCRIPTION);

  await openTab(page, 'Adresse et carte');
  await page.getByLabel('Rue et numéro').fill('12 quai de l’Essai');

  await openTab(page, 'Salles et capacités');
  for (const [index, room] of ROOMS.entries()) {
    await page.getByRole('button', { name: 'Ajouter une salle', exact: true }).click();
    await page.getByLabel('Nom de la salle').nth(index).fill(room);
    await page
      .getByLabel('Surface (m²)')
      .nth(index)
      .fill(String(40 + index * 30));
    await page
      .getByLabel('Théâtre')
      .nth(index)
      .fill(String(30 + index * 20));
  }

  await openTab(page, 'Contact');
  await page.getByLabel('Adresse e-mail').fill('seminaires@essai.test');
  await page.getByLabel('Téléphone').fill('01 99 00 00 01');

  await openTab(page, 'Photos');
  await page.locator('input[type=file]').setInputFiles(await photos());
  await expect(page.getByText(/^6 photos/)).toBeVisible({ timeout: 60_000 });
  await saved(page);

  await page.getByRole('button', { name: 'Envoyer pour validation' }).click();
  await expect(page).toHaveURL(/\/dashboard\/establishments\/[\w-]+$/);
  await expect(page.getByText('En cours d’examen').first()).toBeVisible();

  const { myVenues } = await ask<{ myVenues: { items: { name: string; status: string }[] } }>(
    '{ myVenues(filter: {}, sort: UPDATED, page: 1) { items { name status } } }',
  );
  expect(myVenues.items).toEqual([{ name, status: 'PENDING' }]);
});

test('the same by keyboard alone', async ({ page, context, request }, { project }) => {
  test.skip(project.name === 'mobile', 'a telephone has none');
  test.slow();
  const { ask } = await newOwner(context, request, project.name);
  const name = 'Maison du Clavier';
  await page.goto('/dashboard');
  await press(page, page.getByRole('link', { name: 'Ajouter un lieu' }));
  await press(page, page.getByRole('link', { name: 'Choisir Premium' }));
  await type(page, page.getByLabel('Nom du lieu'), name);
  await type(page, page.getByRole('combobox', { name: 'Code postal et commune' }), '69002');
  await expect(page.getByRole('option', { name: /Lyon 2e/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Créer le brouillon' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await arrowTo(page, page.getByLabel('Type de lieu'), 'TOWNHOUSE');
  await press(page, page.getByRole('checkbox', { name: 'Journée d’étude' }), 'Space');
  await type(page, page.getByLabel('Description'), DESCRIPTION);

  /** Back to the tabs, of which the shown one can be reached, and down to another. */
  const openWithArrows = async (tab: string) => {
    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    const tabs = page.getByRole('tab');
    const names = await tabs.allInnerTexts();
    const selected = await tabs.evaluateAll((all) =>
      all.findIndex((each) => each.getAttribute('aria-selected') === 'true'),
    );
    const wanted = names.findIndex((each) => each.startsWith(tab));
    const step = wanted < selected ? -1 : 1;
    for (let at = selected; at !== wanted; at += step) {
      await page.keyboard.press(step > 0 ? 'ArrowDown' : 'ArrowUp');
      await expect(tabs.nth(at + step)).toBeFocused();
    }
  };
  await openWithArrows('Adresse et carte');
  await type(page, page.getByLabel('Rue et numéro'), '12 quai de l’Essai');

  await openWithArrows('Salles et capacités');
  for (const [index, room] of ROOMS.entries()) {
    await press(page, page.getByRole('button', { name: 'Ajouter une salle', exact: true }));
    // The first field of the new room has the focus: no way back to it.
    await expect(page.getByLabel('Nom de la salle').nth(index)).toBeFocused();
    await page.keyboard.type(room);
    await type(page, page.getByLabel('Surface (m²)').nth(index), String(40 + index * 30));
    await type(page, page.getByLabel('Théâtre').nth(index), String(30 + index * 20));
  }

  await openWithArrows('Contact');
  await type(page, page.getByLabel('Adresse e-mail'), 'seminaires@essai.test');
  await type(page, page.getByLabel('Téléphone'), '01 99 00 00 01');

  await openWithArrows('Photos');
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Choisir des photos' }).first());
  await (await chooser).setFiles(await photos());
  await expect(page.getByText(/^6 photos/)).toBeVisible({ timeout: 60_000 });
  await saved(page);

  await press(page, page.getByRole('button', { name: 'Envoyer pour validation' }));
  await expect(page).toHaveURL(/\/dashboard\/establishments\/[\w-]+$/);
  const { myVenues } = await ask<{ myVenues: { items: { name: string; status: string }[] } }>(
    '{ myVenues(filter: {}, sort: UPDATED, page: 1) { items { name status } } }',
  );
  expect(myVenues.items).toEqual([{ name, status: 'PENDING' }]);
});

test('what an owner changes of a public venue waits, and the public sees the venue as it was', async ({
  page,
  request,
}, { project }) => {
  const owner = await demoAsker(request, 'CLIENT');
  const { myVenues } = await owner<{
    myVenues: { items: { id: string; slug: string; name: string; pendingChange: { id: string } | null }[] };
  }>(
    '{ myVenues(filter: {statuses: [PUBLISHED]}, sort: NAME, page: 1) { items { id slug name pendingChange { id } } } }',
  );
  const free = myVenues.items.filter(({ pendingChange }) => pendingChange === null);
  const venue = free[project.name === 'mobile' ? 1 : 0]!;
  const sentence = `Rénové cette année (${project.name}).`;

  await page.goto('/login');
  await page.getByRole('button', { name: 'Client', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/dashboard/edit-establishment/${venue.id}`);
  const description = page.getByLabel('Description');
  await description.fill(`${await description.inputValue()} ${sentence}`);
  await page.getByRole('button', { name: 'Envoyer ces modifications…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Envoyé. Notre équipe va examiner vos modifications.')).toBeVisible();

  await page.goto(`/establishment/${venue.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.goto(`/dashboard/establishments/${venue.id}`);
  await expect(page.getByText(/Modifications en attente/).first()).toBeVisible();
});

test('of two tabs that change the same venue, the second is told, and loses nothing', async ({
  page,
  context,
  request,
}, { project }) => {
  await newOwner(context, request, project.name);
  await begin(page, `Lieu à deux mains ${project.name}`);
  const address = page.url();
  await saved(page);
  const other = hydrating(await context.newPage());
  await other.goto(address);
  await expect(other.getByLabel('Description')).toBeVisible();

  await page.getByLabel('Description').fill('Ce que le premier onglet écrit.');
  await saved(page);
  await other.getByLabel('Description').fill('Ce que le second onglet écrit.');
  await expect(
    other
      .getByRole('alert')
      .filter({ hasText: /modifié/ })
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  await expect(other.getByLabel('Description')).toHaveValue('Ce que le second onglet écrit.');
});
