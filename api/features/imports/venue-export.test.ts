import { afterAll, beforeAll, expect, test } from 'vitest';
import { importer } from '../../testing/imports.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';
import { VENUE_COLUMNS } from './venue-columns.ts';

let app: TestApp;
let admin: Person;
let team: Person;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.services.jobs.start();
  [admin, team, owner] = await Promise.all([
    signedInPerson(app, 'ADMIN'),
    signedInPerson(app, 'TEAM'),
    signedInPerson(app),
  ]);
});
afterAll(() => app.stop());

const exported = async (person: Person, query = '') => {
  const response = await fetch(`${app.url}/api/establishments/export${query}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
};

test('an export changes nothing when it is imported again, and one cell when that is changed', async () => {
  const [id] = (await createVenues(app.database, [
    {
      ownerId: owner.id,
      reviewStatus: ReviewStatus.APPROVED,
      name: '=Le "Grand" Hôtel; Lyon',
      description: 'Première ligne\n\n- 120 chambres\u202f: tout y est',
      contactPhone: '+33 4 78 00 00 00',
      paragraphs: [{ title: 'Vins | et plus', text: 'Un\\deux\ntrois' }],
      activities: [{ name: 'Dégustation', description: null, onSite: true }],
    },
  ])) as [string];
  const { text } = await exported(admin);
  expect(text.startsWith('\ufeffIdentifiant;Nom;Ville;')).toBe(true);
  expect(text).toContain(`${id};"'=Le ""Grand"" Hôtel; Lyon";`);
  const { imported } = importer(app, admin);
  const before = await app.database.rows(`select version, updated_at from venue order by id`);
  const { done } = await imported(text, { mapping: 'pleniere' });
  expect(done.report).toMatchObject({ outcome: 'done', created: 0, updated: 0, refused: 0 });
  expect(await app.database.rows(`select version, updated_at from venue order by id`)).toEqual(before);
  const changed = await imported(text.replace('+33 4 78 00 00 00', '+33 4 78 99 99 99'), { mapping: 'pleniere' });
  expect(changed.done.report).toMatchObject({ updated: 1, refused: 0 });
  expect(
    await app.database.rows(`select contact_phone, description, paragraphs from venue where id = $1`, [id]),
  ).toEqual([
    {
      contact_phone: '+33 4 78 99 99 99',
      description: 'Première ligne\n\n- 120 chambres\u202f: tout y est',
      paragraphs: [{ title: 'Vins | et plus', text: 'Un\\deux\ntrois' }],
    },
  ]);
});

test('an export that was saved in Windows-1252 changes nothing, and loses no narrow space where a text is changed', async () => {
  const [id] = (await createVenues(app.database, [
    {
      ownerId: owner.id,
      name: 'Maison des espaces',
      description: 'Vue\u202f! De 10\u202f000 m² au calme.',
      latitude: 47.2,
      longitude: -1.55,
    },
  ])) as [string];
  const { text } = await exported(admin, '?q=espaces');
  expect(text).toContain(';-1,55;');
  // Windows-1252 differs from Latin-1 in the apostrophe.
  const saved = (content: string) => Buffer.from(content.slice(1).replaceAll('’', '\u0092'), 'latin1');
  const { imported } = importer(app, admin);
  const { done } = await imported(saved(text), { mapping: 'pleniere' });
  expect(done.report).toMatchObject({ outcome: 'done', updated: 0, unchanged: 1 });
  // As saved by a program without the narrow no-break space.
  const damaged = text.replaceAll('Vue\u00a0! De 10\u00a0000', 'Vue?! De 10?000');
  expect((await imported(saved(damaged), { mapping: 'pleniere' })).done.report).toMatchObject({ unchanged: 1 });
  await imported(saved(text.replace('au calme', 'en ville')), { mapping: 'pleniere' });
  expect(await app.database.rows(`select description, longitude from venue where id = $1`, [id])).toEqual([
    { description: 'Vue\u202f! De 10\u202f000 m² en ville.', longitude: -1.55 },
  ]);
});

test('an export tells the team no contacts, owners only their own, and nobody else anything', async () => {
  const { text } = await exported(team);
  const [header] = text.slice(1).split('\r\n');
  expect(header!.split(';')).toEqual(VENUE_COLUMNS.filter(({ contact }) => !contact).map(({ header: name }) => name));
  const stranger = await signedInPerson(app);
  await createVenues(app.database, [{ ownerId: stranger.id, name: 'Chez Untel' }]);
  const own = await exported(stranger);
  expect(own.text.trim().split('\r\n')).toHaveLength(2);
  expect(own.text).toContain('Chez Untel');
  expect((await exported(stranger, `?ownerId=${owner.id}`)).status).toBe(403);
  expect((await exported(admin, `?ownerId=${stranger.id}`)).text.trim().split('\r\n')).toHaveLength(2);
  expect((await exported(admin, '?q=untel&status=deleted')).text.trim().split('\r\n')).toHaveLength(1);
  expect((await exported(admin, '?status=nonsense')).status).toBe(400);
  expect((await fetch(`${app.url}/api/establishments/export`)).status).toBe(401);
  expect((await importer(app, team).upload(text)).status).toBe(403);
});
