import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RestDocumentsMigration } from '../../platform/database/migrations/0022-rest-documents.ts';
import { completeVenue } from '../../testing/managed-venues.ts';
import { restClient } from '../../testing/rest-client.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { venueClient } from './venue-rest.factory.ts';
import { ReviewStatus } from './venue.enums.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let admin: Person;
const ask = venueClient(() => app.url);
const client = restClient(() => app.url);
beforeAll(async () => {
  ({ app, owner, stranger, admin } = await startTestAppWithPeople());
});
afterAll(() => app.stop());

const WHOLE = {
  name: 'Château des Essais',
  city: 'Lyon 2e',
  postalCode: '69002',
  description: 'Un château clair.',
  address: '3 quai de l’Essai',
  kind: 'mountain-lodge',
  category: 4,
  bedrooms: 42,
  sleeps: 80,
  checkInTime: '15:00',
  checkOutTime: '11:00',
  contactName: 'Camille Essai',
  contactPhone: '+33 1 99 00 12 34',
  contactFax: '+33 1 99 00 12 35',
  contactEmail: 'salles@exemple.test',
  website: 'https://exemple.test',
  eventTypes: ['journee-etude'],
  equipment: ['wifi', 'video-conference'],
  tags: ['calme'],
  rooms: [{ name: 'Salle A', description: 'Claire.', capacities: { theatre: 40, 'u-shape': 12 }, areaSqm: 60 }],
  accesses: [{ type: 'station', name: 'Gare de Perrache', minutes: 8, mode: 'transit' }],
  pointsOfInterest: [{ name: 'Musée des Confluences', distanceKm: 1.5 }],
  activities: [{ name: 'Dégustation', description: null, onSite: true }],
  paragraphs: [{ title: 'Le parc', text: 'Douze hectares.' }],
};

const made = async (body: object = WHOLE, conditions?: Record<string, string>) =>
  ask(owner, 'POST', '/establishments', body, conditions);

describe('what goes in', () => {
  test('comes back as it went in, and can be sent back', async () => {
    const { body } = await made();
    expect(body).toMatchObject(WHOLE);
    const again = await ask(owner, 'PUT', `/establishments/${body.id}`, body);
    expect({ ...again.body, version: 0 }).toEqual({ ...body, version: 0 });
  });

  test('is cleared by null, and stays where nothing is sent', async () => {
    const { body } = await made();
    const fields = [
      'category',
      'bedrooms',
      'sleeps',
      'checkInTime',
      'checkOutTime',
      'contactName',
      'contactPhone',
      'contactFax',
      'contactEmail',
      'website',
    ];
    const lists = [
      'eventTypes',
      'equipment',
      'tags',
      'rooms',
      'accesses',
      'pointsOfInterest',
      'activities',
      'paragraphs',
    ];
    const nulls = Object.fromEntries([...fields, ...lists, 'description', 'address'].map((name) => [name, null]));
    const { body: cleared } = await ask(owner, 'PUT', `/establishments/${body.id}`, nulls);
    expect(cleared).toMatchObject({
      name: WHOLE.name,
      city: WHOLE.city,
      description: '',
      address: '',
      ...Object.fromEntries(fields.map((name) => [name, null])),
      ...Object.fromEntries(lists.map((name) => [name, []])),
    });
  });

  test.each(['name', 'kind', 'city', 'postalCode'])('cannot be without %s', async (name) => {
    const { body } = await made();
    const refused = await ask(owner, 'PUT', `/establishments/${body.id}`, { [name]: null });
    expect(refused.body.error.fields).toEqual([{ path: name, code: 'required' }]);
  });

  test('that is wrong within a list is told where it is', async () => {
    const { body } = await made({
      ...WHOLE,
      rooms: [{ name: 'A', capacities: { round: 3 } }],
      accesses: [{ type: 'boat' }, 7],
    });
    expect(body.error.fields?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'rooms.0.capacities.round unknownValue',
      'accesses.0.type unknownValue',
      'accesses.1 wrongType',
    ]);
  });
});

test('what was kept of a venue before is brought to the form of today', async () => {
  const { body } = await made();
  await app.database.rows(
    `update venue set review_status = 'APPROVED', is_published = true, approved_at = now() where id = $1`,
    [body.id],
  );
  const { body: shown } = await ask(admin, 'PUT', `/establishments/${body.id}`, { tags: ['vu'] });
  const now = await documentOf(shown.id);
  const {
    kind: _kind,
    bedrooms: _bedrooms,
    sleeps: _sleeps,
    accesses: _accesses,
    activities: _activities,
    ...before
  } = now;
  const { paragraphs: _paragraphs, pointsOfInterest: _points, ...old } = before;
  await app.database.rows(`update catalogue_document set rest = $2 where venue_id = $1`, [
    shown.id,
    JSON.stringify({
      ...old,
      equipment: ['WIFI', 'VIDEO_CONFERENCE'],
      rooms: (old['rooms'] as object[]).map((room) => ({ ...room, capacities: { THEATRE: 40, U_SHAPE: 12 } })),
    }),
  ]);
  const migration = new RestDocumentsMigration(undefined as never, undefined as never);
  migration.up();
  for (const query of migration.getQueries() as string[]) await app.database.rows(query);
  expect(await documentOf(shown.id)).toEqual(now);
});

async function documentOf(id: string): Promise<Record<string, unknown>> {
  const [row] = await app.database.rows<{ rest: string }>(
    `select rest::text as rest from catalogue_document where venue_id = $1`,
    [id],
  );
  return JSON.parse(row!.rest) as Record<string, unknown>;
}

describe('an idempotency key', () => {
  test('has a venue be made once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [await made(WHOLE, key), await made(WHOLE, key)];
    expect([second.response.status, second.body.id]).toEqual([201, first.body.id]);
    expect(second.response.headers.get('location')).toBe(`/api/establishments/${first.body.id}`);
    expect((await made({ ...WHOLE, name: 'Autre' }, key)).response.status).toBe(422);
    const { response } = await ask(stranger, 'POST', '/establishments', WHOLE, key);
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).not.toBe(first.response.headers.get('location'));
  });

  test('is refused where nobody would keep to it', async () => {
    for (const path of ['/auth/logout', '/token/validate', '/imports', '/establishments/a/photos']) {
      const response = await fetch(`${app.url}/api${path}`, {
        method: 'POST',
        headers: { 'idempotency-key': 'x', 'content-type': 'application/json' },
        body: '{}',
      });
      const { error } = (await response.json()) as { error: { fields: object[] } };
      expect([path, response.status, error.fields]).toEqual([
        path,
        400,
        [{ path: 'Idempotency-Key', code: 'notHonoured' }],
      ]);
    }
  });
});

describe('a version', () => {
  test('that was read is the one that is changed, or nothing is', async () => {
    const { body } = await made();
    const { response } = await ask(owner, 'GET', `/establishments/${body.id}`);
    const seen = { 'if-match': response.headers.get('etag')! };
    const first = await ask(owner, 'PUT', `/establishments/${body.id}`, { name: 'Un' }, seen);
    expect([first.response.status, first.response.headers.get('etag')]).toEqual([200, `"${first.body.version}"`]);
    const late = await ask(owner, 'PUT', `/establishments/${body.id}`, { name: 'Deux' }, seen);
    expect([late.response.status, late.body.error.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect((await ask(owner, 'DELETE', `/establishments/${body.id}`, undefined, seen)).response.status).toBe(412);
    expect((await ask(owner, 'GET', `/establishments/${body.id}`)).body.name).toBe('Un');
    const any = { 'if-match': '*' };
    expect((await ask(owner, 'DELETE', `/establishments/${body.id}`, undefined, any)).response.status).toBe(204);
  });

  test('of another kind is never the one', async () => {
    const { body } = await made();
    const put = async (mark: string) =>
      (await ask(owner, 'PUT', `/establishments/${body.id}`, { name: 'X' }, { 'if-match': mark })).response.status;
    expect([await put('W/"1"'), await put('"abc"'), await put('"1", "2"')]).toEqual([412, 412, 400]);
  });
});

describe('a change that waits', () => {
  const follow = async (person: Person, location: string) =>
    client<{ status: string; changes: string[] }>(location.slice('/api'.length), '/change-requests/{id}', {
      headers: { authorization: `Bearer ${person.token}` },
    });

  test('is answered with what is in force, and where to follow it', async () => {
    const id = await completeVenue(app.database, owner.id, { name: 'En place' });
    const { response, body } = await ask(owner, 'PUT', `/establishments/${id}`, { name: 'Proposé' });
    expect([response.status, body.name]).toEqual([202, 'En place']);
    const location = response.headers.get('location')!;
    expect((await follow(owner, location)).body).toMatchObject({ status: 'pending', changes: ['name'] });
    expect((await follow(stranger, location)).response.status).toBe(404);
    const back = await ask(owner, 'PUT', `/establishments/${id}`, { name: 'En place' });
    expect(back.response.status).toBe(200);
    expect((await follow(owner, location)).body.status).toBe('withdrawn');
  });

  test('of a deletion is followed the same way', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.APPROVED });
    const { response } = await ask(owner, 'DELETE', `/establishments/${id}`);
    expect((await follow(owner, response.headers.get('location')!)).body).toMatchObject({ status: 'pending' });
  });
});
