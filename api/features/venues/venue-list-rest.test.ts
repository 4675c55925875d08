import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeVenue, step } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type RestVenue, venueClient } from './venue-rest.factory.ts';
import { AccessType, TravelMode, VenueKind } from './venue.enums.ts';
import { roomContent } from './venue.factory.ts';

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

describe('the lists of somebody who is signed in', () => {
  let person: Person;
  const names = async (who: Person | null, query: string, path = '/establishments') => {
    const { body } = await ask(who, 'GET', `${path}?${query}`);
    return (body as unknown as RestVenue[]).map(({ name }) => name);
  };
  beforeAll(async () => {
    person = await signedInPerson(app);
    const rooms = [roomContent({ capacities: { BANQUET: 240 } })];
    await completeVenue(app.database, person.id, { name: 'Quorum Un', isPublished: false, rooms, category: 5 });
    await completeVenue(app.database, person.id, {
      name: 'Quorum Deux',
      communeCode: '33063',
      postalCode: '33000',
      latitude: 44.84,
      longitude: -0.58,
      kind: VenueKind.BARGE,
      bedrooms: 90,
      accesses: [{ type: AccessType.STATION, name: 'Saint-Jean', minutes: 8, mode: TravelMode.TRANSIT }],
    });
    await completeVenue(app.database, stranger.id, { name: 'Quorum Trois', isPublished: false });
    await completeVenue(app.database, stranger.id, { name: 'Quorum Quatre' });
  });

  test('are what they may see', async () => {
    expect(await names(null, 'q=quorum&sort=name')).toEqual(['Quorum Deux', 'Quorum Quatre']);
    expect(await names(null, 'q=quorum&isPublished=false')).toEqual([]);
    expect(await names(person, 'q=quorum&sort=name')).toEqual(['Quorum Deux', 'Quorum Quatre', 'Quorum Un']);
    expect(await names(person, 'q=quorum&isPublished=false')).toEqual(['Quorum Un']);
    expect(await names(team, 'q=quorum&isPublished=false&sort=-name')).toEqual(['Quorum Un', 'Quorum Trois']);
    expect(await names(person, 'q=quorum&sort=name', '/public/establishments')).toEqual([
      'Quorum Deux',
      'Quorum Quatre',
    ]);
  });

  test('tell no more than the public sees of what is somebody else’s', async () => {
    const { body } = await ask(person, 'GET', '/establishments?q=quorum&sort=name');
    const kept = (body as unknown as RestVenue[]).map((venue) => [venue.name, 'contactEmail' in venue]);
    expect(kept).toEqual([
      ['Quorum Deux', true],
      ['Quorum Quatre', false],
      ['Quorum Un', true],
    ]);
  });

  test('of their own take the same conditions', async () => {
    const own = (query: string) => names(person, query, '/establishments/my');
    expect(await own('sort=name')).toEqual(['Quorum Deux', 'Quorum Un']);
    expect(await own('capacity=200')).toEqual(['Quorum Un']);
    expect(await own('capacity=plus-200')).toEqual(['Quorum Un']);
    expect(await own('capacity=50&layout=theatre')).toEqual(['Quorum Deux']);
    expect(await own('location=Gironde')).toEqual(['Quorum Deux']);
    expect(await own('location=Lyon&category=5')).toEqual(['Quorum Un']);
    expect(await own('sort=-capacity')).toEqual(['Quorum Un', 'Quorum Deux']);
    expect(await own('near=Lyon&km=20')).toEqual(['Quorum Un']);
    expect(await own('near=44.84,-0.58&km=500&sort=name')).toEqual(['Quorum Deux', 'Quorum Un']);
    expect(await own('near=Atlantis')).toEqual([]);
    expect([await own('kind=barge'), await own('kind=chateau')]).toEqual([['Quorum Deux'], []]);
    expect([await own('bedrooms=90'), await own('bedrooms=91')]).toEqual([['Quorum Deux'], []]);
    expect([await own('roomArea=70&sort=name'), await own('roomArea=71')]).toEqual([['Quorum Deux', 'Quorum Un'], []]);
    expect([await own('station=8'), await own('station=7')]).toEqual([['Quorum Deux'], []]);
    expect(await own('eventType=journee-etude&sort=-capacity')).toEqual(['Quorum Deux', 'Quorum Un']);
    expect(await own('eventType=journee-etude&capacity=200')).toEqual([]);
    expect(await own('amenities=wifi')).toEqual([]);
    expect(await own('promotion=true')).toEqual([]);
    expect(await own('isHomepageSlider=true')).toEqual([]);
  });

  test('come in pages', async () => {
    const { response, body } = await ask(person, 'GET', '/establishments/my?limit=1&page=2&sort=name');
    expect((body as unknown as RestVenue[]).map(({ name }) => name)).toEqual(['Quorum Un']);
    expect(response.headers.get('x-total-count')).toBe('2');
    expect(response.headers.get('link')).toContain('page=1>; rel="prev"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('are not told to guests', async () => {
    const { response, body } = await ask(null, 'GET', '/establishments/my');
    expect([response.status, body.message]).toEqual([
      401,
      'Authentication required: Please log in to view your establishments',
    ]);
  });
});

test('a venue that is hidden is read by its owner and the platform, and a public one with all that they see', async () => {
  const id = await completeVenue(app.database, owner.id, { isPublished: false });
  for (const person of [owner, team, admin]) {
    expect((await ask(person, 'GET', `/establishments/${id}`)).body).toMatchObject({ id, reviewStatus: 'approved' });
  }
  for (const person of [stranger, null]) {
    expect((await ask(person, 'GET', `/establishments/${id}`)).response.status).toBe(404);
  }
  await step(owner, 'publishVenue', id);
  expect((await ask(owner, 'GET', `/establishments/${id}`)).body.version).toBeGreaterThan(0);
  expect((await ask(stranger, 'GET', `/establishments/${id}`)).body.version).toBeUndefined();
});
