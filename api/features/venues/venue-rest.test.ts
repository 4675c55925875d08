import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeVenue, create, read } from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { venueClient } from './venue-rest.factory.ts';
import { ReviewStatus } from './venue.enums.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let team: Person;
let admin: Person;
const ask = venueClient(() => app.url);
beforeAll(async () => {
  ({ app, owner, stranger, team, admin } = await startTestAppWithPeople());
});
afterAll(() => app.stop());

const FORM = {
  name: 'Maison du Rhône',
  city: 'Lyon 2e',
  postalCode: '69002',
  description: 'Une maison claire.',
  address: '3 quai de l’Essai',
  category: 4,
  contactName: 'Camille Essai',
  contactPhone: '+33 1 99 00 12 34',
  contactEmail: 'salles@exemple.test',
  website: 'https://exemple.test',
  eventTypeIds: ['journee-etude'],
  equipment: ['wifi', 'VIDEO_CONFERENCE'],
  tags: ['calme'],
  rooms: [
    { name: 'Salle A', capacity: 40 },
    { name: 'Salle B', capacities: { U_SHAPE: 12 }, areaSqm: 40 },
  ],
};

describe.each(['/establishments', '/public/establishments'])('POST %s', (path) => {
  test('makes a draft with the names of the specification', async () => {
    const { response, body } = await ask(owner, 'POST', path, { ...FORM, slug: `rhone-${path.length}` });
    expect(response.status).toBe(201);
    expect(body).toMatchObject({
      slug: `rhone-${path.length}`,
      name: FORM.name,
      city: 'Lyon 2e',
      category: 4,
      isPublished: false,
      reviewStatus: 'draft',
      ownerId: owner.id,
      eventTypes: ['journee-etude'],
      equipment: ['wifi', 'video-conference'],
      rooms: [
        { name: 'Salle A', capacity: 40 },
        { name: 'Salle B', capacity: 12, areaSqm: 40 },
      ],
      contactEmail: 'salles@exemple.test',
      hasPendingChangeRequest: false,
    });
  });

  test('drops what an owner may not decide', async () => {
    const { body } = await ask(owner, 'POST', path, {
      ...FORM,
      isPublished: true,
      isFeatured: true,
      isTop5: true,
      ownerId: stranger.id,
      reviewStatus: 'APPROVED',
    });
    expect(body).toMatchObject({
      isPublished: false,
      isFeatured: false,
      isTop5: false,
      ownerId: owner.id,
      reviewStatus: 'draft',
    });
  });

  test('is for owners and administrators', async () => {
    expect((await ask(null, 'POST', path, FORM)).response.status).toBe(401);
    const refused = await ask(team, 'POST', path, FORM);
    expect([refused.response.status, refused.body.message]).toEqual([
      403,
      'Permission denied: You do not have permission to create this establishment',
    ]);
    const { body } = await ask(admin, 'POST', path, { ...FORM, ownerId: stranger.id, isFeatured: true });
    expect(body).toMatchObject({ ownerId: stranger.id, isFeatured: true });
  });

  test('says what is wrong', async () => {
    const { response, body } = await ask(owner, 'POST', path, { ...FORM, name: undefined, website: 'ftp://x' });
    expect(response.status).toBe(400);
    expect(body.message).toMatch(/^Validation error: /);
    expect(body.error.fields).toEqual([
      { path: 'name', code: 'required' },
      { path: 'website', code: 'notWebAddress' },
    ]);
    const typed = await ask(owner, 'POST', path, { ...FORM, rooms: [{ name: 3 }], latitude: 'north' });
    expect(typed.body.error.fields?.map((field) => field.path)).toEqual(['latitude', 'rooms.0.name']);
  });
});

describe.each(['/establishments', '/public/establishments'])('PUT %s/{id}', (path) => {
  const draft = async () => (await create(owner, { name: 'Brouillon', city: 'Lyon', postalCode: '69002' })).venue;

  test('changes what is sent and leaves the rest', async () => {
    const venue = await draft();
    await ask(owner, 'PUT', `${path}/${venue.id}`, { contactEmail: 'a@exemple.test' });
    const { response, body } = await ask(owner, 'PUT', `${path}/${venue.slug}`, { name: 'Autrement', unknown: 1 });
    expect(response.status).toBe(200);
    expect(body).toMatchObject({ name: 'Autrement', contactEmail: 'a@exemple.test' });
  });

  test('takes back a whole venue as it was read, and changes nothing', async () => {
    const id = await completeVenue(app.database, owner.id, {
      latitude: null,
      longitude: null,
      website: 'https://a.test',
    });
    const { body } = await ask(owner, 'GET', `/establishments/${id}`);
    const again = await ask(owner, 'PUT', `${path}/${id}`, body);
    expect([again.response.status, again.body.hasPendingChangeRequest]).toEqual([200, false]);
    const fromPublic = await ask(null, 'GET', `/public/establishments/${id}`);
    const third = await ask(owner, 'PUT', `${path}/${id}`, fromPublic.body);
    expect([third.response.status, third.body.hasPendingChangeRequest]).toEqual([200, false]);
  });

  test('is a conflict where the venue has changed since', async () => {
    const venue = await draft();
    await ask(owner, 'PUT', `${path}/${venue.id}`, { name: 'Un', version: venue.version });
    const { response, body } = await ask(owner, 'PUT', `${path}/${venue.id}`, { name: 'Deux', version: venue.version });
    expect([response.status, body.error.code, body.error.fields]).toEqual([
      409,
      'CONFLICT',
      [{ path: 'version', code: 'stale' }],
    ]);
  });

  test('of an owner’s approved venue waits for a moderator', async () => {
    const id = await completeVenue(app.database, owner.id, { name: 'Public' });
    const { response, body } = await ask(owner, 'PUT', `${path}/${id}`, { name: 'Proposé' });
    expect(response.status).toBe(202);
    expect(body).toMatchObject({ name: 'Public', hasPendingChangeRequest: true });
    expect((await ask(null, 'GET', `/public/establishments/${id}`)).body.name).toBe('Public');
  });

  test.each(['isFeatured', 'isTop5', 'isFavorite', 'isHomepageSlider', 'isPremierPage'])(
    'refuses an owner %s, and takes it from the platform',
    async (flag) => {
      const id = await completeVenue(app.database, owner.id);
      const refused = await ask(owner, 'PUT', `${path}/${id}`, { [flag]: true });
      expect(refused.response.status).toBe(403);
      expect(refused.body.message).toBe('Permission denied: You do not have permission to modify this establishment');
      expect((await ask(owner, 'PUT', `${path}/${id}`, { [flag]: false })).response.status).toBe(200);
      expect((await ask(team, 'PUT', `${path}/${id}`, { [flag]: true })).body).toMatchObject({ [flag]: true });
    },
  );

  test('gives a venue to somebody else, and a status, for administrators alone', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.PENDING, isPublished: false });
    for (const body of [{ ownerId: stranger.id }, { reviewStatus: 'APPROVED' }]) {
      expect((await ask(owner, 'PUT', `${path}/${id}`, body)).response.status).toBe(403);
      expect((await ask(team, 'PUT', `${path}/${id}`, body)).response.status).toBe(403);
    }
    const done = await ask(admin, 'PUT', `${path}/${id}`, { ownerId: stranger.id, reviewStatus: 'APPROVED' });
    expect(done.body).toMatchObject({ ownerId: stranger.id, reviewStatus: 'approved' });
    const rejected = await ask(admin, 'PUT', `${path}/${id}`, { reviewStatus: 'REJECTED' });
    expect([rejected.response.status, rejected.body.message]).toEqual([400, 'Rejection reason is required']);
  });

  test('publishes what is approved, and hides it at once', async () => {
    const venue = await draft();
    expect((await ask(owner, 'PUT', `${path}/${venue.id}`, { isPublished: true })).response.status).toBe(403);
    const id = await completeVenue(app.database, owner.id, { isPublished: false });
    expect((await ask(owner, 'PUT', `${path}/${id}`, { isPublished: true })).body.isPublished).toBe(true);
    expect((await ask(owner, 'PUT', `${path}/${id}`, { isPublished: false })).body.isPublished).toBe(false);
    expect((await ask(null, 'GET', `/public/establishments/${id}`)).response.status).toBe(404);
  });

  test('tells others 403 of what is public and 404 of what is hidden', async () => {
    const shown = await completeVenue(app.database, owner.id);
    const hidden = await completeVenue(app.database, owner.id, { isPublished: false });
    const refused = await ask(stranger, 'PUT', `${path}/${shown}`, { name: 'X' });
    expect([refused.response.status, refused.body.message]).toEqual([
      403,
      'Permission denied: You do not have permission to update this establishment',
    ]);
    const slug = (await read(owner, hidden))!.slug;
    const none = await ask(stranger, 'PUT', `${path}/${crypto.randomUUID()}`, { name: 'X' });
    expect([none.response.status, none.body.message]).toEqual([404, 'Establishment not found']);
    for (const key of [hidden, slug]) {
      expect((await ask(stranger, 'PUT', `${path}/${key}`, { name: 'X' })).text).toBe(none.text);
      expect((await ask(stranger, 'DELETE', `${path}/${key}`)).text).toBe(none.text);
      expect((await ask(stranger, 'GET', `/establishments/${key}`)).text).toBe(none.text);
    }
    expect((await ask(null, 'PUT', `${path}/${shown}`, { name: 'X' })).response.status).toBe(401);
    expect((await ask(null, 'PUT', `${path}/${hidden}`, { name: 'X' })).response.status).toBe(401);
  });
});

describe.each(['/establishments', '/public/establishments'])('DELETE %s/{id}', (path) => {
  test('deletes a draft at once', async () => {
    const { venue } = await create(owner, { name: 'Rien', city: 'Lyon' });
    expect((await ask(owner, 'DELETE', `${path}/${venue.id}`)).response.status).toBe(204);
    expect((await ask(owner, 'GET', `/establishments/${venue.id}`)).response.status).toBe(404);
  });

  test('asks for the deletion of what is approved', async () => {
    const id = await completeVenue(app.database, owner.id);
    const { response, body } = await ask(owner, 'DELETE', `${path}/${id}`);
    expect(response.status).toBe(202);
    expect(body.changeRequest).toMatchObject({ type: 'deletion', status: 'pending' });
    expect((await ask(team, 'DELETE', `${path}/${id}`)).response.status).toBe(403);
    expect((await ask(admin, 'DELETE', `${path}/${id}`)).response.status).toBe(204);
    expect((await ask(null, 'GET', `/public/establishments/${id}`)).response.status).toBe(404);
  });
});
