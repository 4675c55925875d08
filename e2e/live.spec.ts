import type { Locator } from '@playwright/test';
import { moderator, submitted } from './moderation.ts';
import { newOwner } from './owner.ts';
import { atStep, fillContact, fillEvent, goOn, isLive } from './quote-form.ts';
import { expect, test, hydrating } from './browser-test.ts';

/**
 * A change in one browser appears in another without any input there: within a second on a machine at rest (`npm run bench -- --sockets`), and
 * before anything polls on a busy one.
 */
const WITHIN_MS = 5_000;

/** What waits at an entry of the menu. */
const countAt = async (entry: Locator): Promise<number> => Number(/\d+/.exec(await entry.innerText())?.[0] ?? 0);

test('a visitor asks for a quote, and the badge in the platform’s open tab counts up by itself', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.skip(project.name === 'mobile', 'the menu with its badges is closed there');
  test.slow();
  const desk = await moderator(browser, baseURL, page.viewportSize());
  const entry = desk.getByRole('navigation').getByRole('link', { name: /^Demandes de devis/ });
  // The badge comes with the counts, after the menu.
  await expect(entry).toHaveText(/\d/);
  const before = await countAt(entry);

  await page.goto('/demande-devis');
  await isLive(page);
  await fillEvent(page);
  await goOn(page);
  await goOn(page);
  await atStep(page, 'Vous');
  await fillContact(page, `live-${project.name}@essai.test`);
  await expect(page.getByText('vérifié, vous n’avez rien à faire')).toBeVisible();
  const answered = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('RequestQuote')));
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await answered;
  await expect.poll(() => countAt(entry), { timeout: WITHIN_MS, intervals: [50] }).toBeGreaterThan(before);
  await desk.context().close();
});

test('what an owner submits is accepted, and visitors find it at once', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const { ask, token } = await newOwner(context, request, project.name);
  const name = `Maison en direct ${project.name}`;
  const desk = await moderator(browser, baseURL, page.viewportSize());
  await desk.goto('/admin/establishment-requests?tri=recents');
  const { id, slug } = await submitted(ask, request, token, name);

  // The open queue announces it by itself.
  await desk.getByRole('link', { name }).click();
  await desk.getByRole('button', { name: /^Accepter/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
  await expect(desk.getByText(`${name}\u00a0: accepté.`)).toBeVisible();

  await ask('mutation ($id: ID!) { publishVenue(input: { id: $id }) { errors { __typename } } }', { id });
  const found = async () => {
    const list = await request.get('/api/public/establishments', { params: { q: name } });
    const venues = (await list.json()) as { slug: string }[];
    return venues.map((venue) => venue.slug);
  };
  await expect.poll(found, { timeout: WITHIN_MS, intervals: [100] }).toContain(slug);
  const visitor = hydrating(await (await browser.newContext({ baseURL })).newPage());
  await visitor.goto(`/establishment/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await visitor.context().close();
  await desk.context().close();
});
