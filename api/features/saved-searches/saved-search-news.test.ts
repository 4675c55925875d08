import { expect, test } from 'vitest';
import { moveClock, now } from '../../platform/clock.ts';
import { outcomeOf } from '../../testing/payloads.ts';
import { refreshCatalogue } from '../search/catalogue-writer.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { NEWS_DAYS, VENUES_IN_MAIL } from './limits.ts';
import { tellOfNewcomers } from './saved-search-news.ts';
import { DAY_MS, savedSearchWorld, tokenIn } from './saved-search.fixtures.ts';

const world = savedSearchWorld();
const tell = () => tellOfNewcomers(world.app.app.services);
const IN_RENNES = { communeCode: '35238', postalCode: '35000' };
const RENNES = { filter: { location: ['Rennes'] } };
/** The mails of news to an address that were received or are waiting. */
async function newsTo(email: string): Promise<number> {
  const [row] = await world.app.database.rows<{ count: number }>(
    `select count(*)::int as count from pgboss.job
     where name = 'mail.send' and data ->> 'kind' = 'saved-search-news' and data -> 'to' ->> 'address' = $1`,
    [email],
  );
  return row!.count;
}
async function setPublished(id: string, isPublished: boolean): Promise<void> {
  await world.app.database.transaction(async (transaction) => {
    await transaction.query('update venue set is_published = $2 where id = $1', [id, isPublished]);
    await refreshCatalogue(transaction, [id]);
  });
}

test('new venues that a search finds are told, with a way to end it in each mail program', async () => {
  const email = 'news@visitor.example';
  await createVenues(world.app.database, [{ name: 'Là depuis toujours', ...IN_RENNES }]);
  await world.saveAndConfirm(email, RENNES);
  await createVenues(world.app.database, [
    { name: 'Maison Rennaise', ...IN_RENNES },
    { name: 'Maison Lyonnaise' },
    ...Array.from({ length: 7 }, (_, n) => ({ name: `Salle ${n}`, ...IN_RENNES })),
  ]);
  await tell();
  const mail = await world.mailTo(email, '8 nouveaux lieux pour votre recherche');
  expect(mail.text?.match(/https:\S+\/establishment\/\S+/g)).toHaveLength(VENUES_IN_MAIL);
  expect(mail.text).toContain('2 autres lieux ont rejoint la recherche');
  expect(mail.text).not.toContain('Maison Lyonnaise');
  expect(mail.text).not.toContain('Là depuis toujours');
  expect(mail.text).toContain('https://www.pleniere.test/establishments?location=Rennes');
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
  const url = `https://www.pleniere.test/recherches/arreter?token=${tokenIn(mail, 'arreter')}`;
  expect(header('list-unsubscribe')).toBe(`<${url}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('nothing is told without news, before it is confirmed, and after it has ended', async () => {
  const [unconfirmed, quiet, ended] = ['unconfirmed', 'quiet', 'ended'].map((name) => `${name}@visitor.example`);
  await world.save({ email: unconfirmed, ...RENNES });
  await world.saveAndConfirm(quiet!, { filter: { location: ['Brest'] } });
  await world.saveAndConfirm(ended!, RENNES);
  await world.app.database.rows(`update saved_search set ends_at = now() where email = $1`, [ended]);
  await createVenues(world.app.database, [{ name: 'Personne ne le saura', ...IN_RENNES }]);
  await tell();
  for (const email of [unconfirmed!, quiet!, ended!]) expect(await newsTo(email)).toBe(0);
});

test('a search has one mail in seven days; what came meanwhile is told then', async () => {
  const email = 'weekly@visitor.example';
  await world.saveAndConfirm(email, RENNES);
  await createVenues(world.app.database, [{ name: 'Le premier', ...IN_RENNES }]);
  await tell();
  await createVenues(world.app.database, [{ name: 'Le second', ...IN_RENNES }]);
  await tell();
  expect(await newsTo(email)).toBe(1);
  moveClock(NEWS_DAYS * DAY_MS);
  await tell();
  expect(await newsTo(email)).toBe(2);
  const second = await world.server.mail(
    ({ envelopeTo, text = '' }) => envelopeTo.includes(email) && text.includes('Le second'),
  );
  expect(second.text).not.toContain('Le premier');
});

test('a venue that was hidden and is public again is no news', async () => {
  const email = 'returned@visitor.example';
  const [id] = await createVenues(world.app.database, [{ name: 'Revenant', ...IN_RENNES }]);
  await world.saveAndConfirm(email, RENNES);
  await setPublished(id!, false);
  await setPublished(id!, true);
  await tell();
  expect(await newsTo(email)).toBe(0);
});

test('nothing is told twice, whatever runs at once or is broken off', async () => {
  const email = 'twice@visitor.example';
  await world.saveAndConfirm(email, RENNES);
  await createVenues(world.app.database, [{ name: 'Une fois', ...IN_RENNES }]);
  const { outbox } = world.app.app.services;
  const broken = { post: () => Promise.reject(new Error('The process is killed.')) };
  await expect(tellOfNewcomers({ ...world.app.app.services, outbox: broken as never })).rejects.toThrow('killed');
  expect(await newsTo(email)).toBe(0);
  await Promise.all([tell(), tell(), tellOfNewcomers({ ...world.app.app.services, outbox })]);
  expect(await newsTo(email)).toBe(1);
  moveClock(NEWS_DAYS * DAY_MS);
  await tell();
  expect(await newsTo(email)).toBe(1);
});

test('what only nearly fits the words of a search is no answer to it', async () => {
  const email = 'nearly@visitor.example';
  await world.saveAndConfirm(email, { filter: { text: 'rennes héliport' } });
  await createVenues(world.app.database, [{ name: 'Maison discrète', ...IN_RENNES }]);
  await tell();
  expect(await newsTo(email)).toBe(0);
});

test('a stored search with conditions that are no longer known is searched by the others', async () => {
  const email = 'old@visitor.example';
  await world.saveAndConfirm(email, RENNES);
  await world.app.database.rows(`update saved_search set filter = filter || $2 where email = $1`, [
    email,
    JSON.stringify({ eventTypes: ['TOURNOI'], airport: true }),
  ]);
  await createVenues(world.app.database, [{ name: 'Toujours trouvé', ...IN_RENNES }]);
  await tell();
  expect((await world.mailTo(email, 'Un nouveau lieu')).text).toContain('Toujours trouvé');
});

test('a month before its end the owner is asked once, and keeps it for another year', async () => {
  const email = 'renewed@visitor.example';
  await world.saveAndConfirm(email);
  moveClock(340 * DAY_MS);
  expect(await tell()).toMatchObject({ asked: expect.any(Number) as number });
  expect((await tell()).asked).toBe(0);
  const mail = await world.mailTo(email, 'Cherchez-vous toujours un lieu');
  const { endsAt } = await world.confirm(tokenIn(mail, 'confirmer'));
  expect(new Date(endsAt!).getTime()).toBeGreaterThan(now().getTime() + 360 * DAY_MS);
  moveClock(400 * DAY_MS);
  expect(outcomeOf(await world.confirm(tokenIn(mail, 'confirmer')))).toBe('Done');
  expect((await world.rowsOf(email))[0]?.confirmed_at).not.toBeNull();
});
