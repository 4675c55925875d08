import { moderator, submitted, SUBMITTED } from './moderation.ts';
import { type Ask, demoAsker, newOwner } from './owner.ts';
import { expect, test } from './browser-test.ts';

test('a submitted venue is looked at, accepted by keyboard, published and public at once; its owner is told live', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const { ask, token } = await newOwner(context, request, project.name);
  const name = `Maison à l’examen ${project.name}`;
  const venue = await submitted(ask, request, token, name);
  await page.goto('/dashboard');

  const desk = await moderator(browser, baseURL, page.viewportSize());
  await desk.goto('/admin/establishment-requests?tri=recents');
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Points à vérifier' }).getByText('E-mail et téléphone')).toBeVisible();
  await expect(desk.getByText('Tel que le public le verra')).toBeVisible();

  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText('Son propriétaire en est informé et peut le publier.')).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(`${name}\u00a0: accepté. Le propriétaire en est informé.`)).toBeVisible();

  // The owner's open tab has not been touched.
  await expect(page.getByText(`${name} est approuvé`).filter({ visible: true }).first()).toBeVisible();

  expect((await request.get(`/establishment/${venue.slug}`)).status()).toBe(404);
  await desk.goto(`/admin/establishments?q=${encodeURIComponent(name)}`);
  const answered = desk.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('ActOnAdminVenues')));
  await desk.getByTitle(`En ligne\u00a0: ${name}`).click();
  await answered;
  // The very next visitor finds it.
  expect((await request.get(`/establishment/${venue.slug}`)).status()).toBe(200);
  await expect(desk.getByRole('switch', { name: `En ligne\u00a0: ${name}` })).toBeChecked();
  await desk.context().close();
});

test('a change is compared and accepted with a word, and in force at once', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const { ask, token } = await newOwner(context, request, project.name);
  const name = `Maison changée ${project.name}`;
  const { id, slug } = await submitted(ask, request, token, name);
  const team = await demoAsker(request, 'TEAM');
  const versionOf = async (who: Ask) =>
    (await who<{ managedVenue: { version: number } }>('query ($id: ID!) { managedVenue(id: $id) { version } }', { id }))
      .managedVenue.version;
  await team(
    'mutation ($id: ID!, $version: Int!) { approveVenue(input: { id: $id, version: $version }) { errors { __typename } } }',
    {
      id,
      version: await versionOf(team),
    },
  );
  await ask('mutation ($id: ID!) { publishVenue(input: { id: $id }) { errors { __typename } } }', { id });
  const { updateVenue } = await ask<{ updateVenue: { changeRequest: { id: string } } }>(
    'mutation ($input: UpdateVenueInput!) { updateVenue(input: $input) { changeRequest { id } } }',
    {
      input: {
        id,
        version: await versionOf(ask),
        description: 'Le parc est ouvert toute l’année.',
        comment: 'Le parc a rouvert.',
      },
    },
  );
  await page.goto('/dashboard');

  const desk = await moderator(browser, baseURL, page.viewportSize());
  await desk.goto(`/admin/change-requests/${updateVenue.changeRequest.id}`);
  await expect(desk.getByText('Le parc a rouvert.')).toBeVisible();
  const changes = desk.getByRole('region', { name: 'Ce qui change' });
  await expect(changes.getByText(SUBMITTED.description)).toBeVisible();
  await expect(changes.getByText('Le parc est ouvert toute l’année.')).toBeVisible();

  await desk.keyboard.press('a');
  await desk.getByRole('dialog').getByLabel('Un mot au propriétaire').fill('Bonne saison !');
  await desk.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
  await expect(desk.getByText(`${name}\u00a0: accepté.`)).toBeVisible();
  expect(await (await request.get(`/establishment/${slug}`)).text()).toContain('Le parc est ouvert toute l’année.');

  await expect(
    page
      .getByText(/votre modification est acceptée/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto(`/dashboard/change-requests/${updateVenue.changeRequest.id}`);
  await expect(page.getByText('Bonne saison !')).toBeVisible();
  await desk.context().close();
});
