import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAsker, captchaOf } from './owner.ts';
import { expect, test, hydrating } from './browser-test.ts';

// Both browsers work on the one home page of the demo world.
test.describe.configure({ mode: 'serial' });

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Administrateur', exact: true }).click();
  await expect(page).toHaveURL('/admin');
}

interface Slider {
  sliderContent: {
    revision: string;
    entries: {
      presence: string;
      startsOn: string | null;
      endsOn: string | null;
      venue: { id: string; name: string };
    }[];
  };
}
const SLIDER = '{ sliderContent { revision entries { presence startsOn endsOn venue { id name } } } }';

test('the slider is put into another order by keyboard, and visitors see it within a second', async ({
  page,
  request,
}) => {
  const admin = await demoAsker(request, 'ADMIN');
  const { entries } = (await admin<Slider>(SLIDER)).sliderContent;
  const [first, second] = entries.map(({ venue }) => venue.name) as [string, string];
  await signIn(page);
  await page.goto('/admin/homepage-slider-management');
  const handle = page.getByRole('button', { name: new RegExp(`^Déplacer\\s: ${first}$`) });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`^${first}\\s: en main`))).toBeAttached();
  // dnd-kit listens to the arrows only a moment after it has said that the venue is in hand.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(new RegExp(`^${first}\\s: place 2 sur`))).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('list', { name: 'Lieux du diaporama dans leur ordre' }).getByRole('listitem').first(),
  ).toContainText(second);

  const home = async () => (await request.get('/', { headers: { accept: 'text/html' } })).text();
  await page.getByRole('button', { name: 'Enregistrer et publier' }).click();
  await expect(page.getByText('Enregistré. Les visiteurs le voient dès maintenant.').first()).toBeAttached();
  const saved = Date.now();
  // The first slide is in the page as the server sends it.
  await expect(async () => expect(await home()).toContain(`>${second.replaceAll("'", '&#x27;')}</span>`)).toPass({
    timeout: 1_000,
    intervals: [50],
  });
  expect(Date.now() - saved).toBeLessThan(1_500);

  await admin('mutation ($input: ArrangeSliderInput!) { arrangeSlider(input: $input) { errors { __typename } } }', {
    input: {
      entries: entries.map(({ venue: { id }, startsOn, endsOn }) => ({ venueId: id, startsOn, endsOn })),
      revision: (await admin<Slider>(SLIDER)).sliderContent.revision,
    },
  });
  // Another one has changed it: the list follows.
  await expect(
    page.getByRole('list', { name: 'Lieux du diaporama dans leur ordre' }).getByRole('listitem').first(),
  ).toContainText(first);
});

test('a logo is added, seen by visitors, and deleted after a question', async ({ page }, { project }) => {
  const name = `Ateliers ${project.name}`;
  await signIn(page);
  await page.goto('/admin/reference-management');
  await page.getByRole('button', { name: 'Ajouter une référence' }).click();
  await page.getByLabel('Nom de l’entreprise').fill(name);
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 600, height: 200, channels: 4, background: '#14323a' } })
      .png()
      .toBuffer(),
  });
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Modifier\\s: ${name}$`) })).toBeVisible();

  const visitor = hydrating(await page.context().newPage());
  await visitor.goto('/');
  await expect(visitor.getByRole('img', { name })).toBeAttached();
  await visitor.close();

  await page.getByRole('button', { name: new RegExp(`^Supprimer\\s: ${name}$`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la référence' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Modifier\\s: ${name}$`) })).toHaveCount(0);
});

test('what waits counts up live, in the menu and on the dashboard', async ({ page, request }) => {
  test.skip(page.viewportSize()!.width < 1000, 'The menu is shut on a narrow screen.');
  const admin = await demoAsker(request, 'ADMIN');
  await signIn(page);
  const waiting = page.getByRole('region', { name: 'À traiter' });
  await expect(waiting).toBeVisible();
  const before = (
    await admin<{ notificationCounts: { newMessages: number } }>('{ notificationCounts { newMessages } }')
  ).notificationCounts.newMessages;
  const captchaToken = await captchaOf(request);
  const sent = await request.post('/api/contact', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      firstName: 'Anne',
      lastName: 'Essai',
      email: 'anne@essai.test',
      subject: 'Une question',
      message: 'Êtes-vous ouverts en août ?',
      consent: true,
      captchaToken,
    },
  });
  expect(sent.status()).toBe(201);
  await expect(waiting.getByRole('link', { name: `Messages ${before + 1}` })).toBeVisible({ timeout: 3_000 });
});
