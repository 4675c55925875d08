import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPhotoRows, completeVenue, read, update } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { proposePhotos } from '../venues/change-request.factory.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let team: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger, team] = await Promise.all([signedInPerson(app), signedInPerson(app), signedInPerson(app, 'TEAM')]);
});
afterAll(() => app.stop());

const PAGE = `id slug name kind category city department { code name } region { code name } latitude longitude bedrooms
  eventTypes largestRoom roomCount description address postalCode positionPrecision sleeps website amenities tags
  rooms { name capacity capacities { layout capacity } } photos { id url alt } homepageImageId promotions { id } updatedAt`;
const preview = async (person: Person, id: string) => {
  const { data, errors } = await person.graphql<{ venuePreview: Record<string, unknown> | null }>(
    `query ($id: ID!) { venuePreview(venueId: $id) { ${PAGE} } }`,
    { id },
  );
  return errors ? errors[0]!.extensions['code'] : data.venuePreview;
};
const shown = async (id: string) =>
  (await app.graphql<{ venue: object }>(`{ venue(id: "${id}") { ${PAGE} } }`)).data.venue;

test('of a public venue is its page', async () => {
  const id = await completeVenue(app.database, owner.id);
  expect(await preview(owner, id)).toEqual(await shown(id));
});

test('of what an owner has changed is the page that it would make, which nobody else sees', async () => {
  const id = await completeVenue(app.database, owner.id, { name: 'Avant' });
  const [fresh = ''] = await addPhotoRows(app.database, id, 1, true);
  await update(owner, id, (await read(owner, id))!.version, {
    name: 'Après',
    city: 'Bordeaux',
    postalCode: '33000',
    rooms: [{ name: 'Grande', capacities: [{ layout: 'BANQUET', capacity: 300 }] }],
  });
  await proposePhotos(app, owner, id, { photos: [{ id: fresh, alt: 'Neuve' }], homepageImageId: null });
  const wished = (await preview(owner, id)) as Record<string, unknown>;
  expect(wished).toMatchObject({
    name: 'Après',
    city: 'Bordeaux',
    department: { name: 'Gironde' },
    largestRoom: 300,
    photos: [{ id: fresh, alt: 'Neuve' }],
    homepageImageId: fresh,
  });
  expect(await preview(team, id)).toMatchObject({ name: 'Avant', city: 'Lyon 2e' });
  expect(await shown(id)).toMatchObject({ name: 'Avant', city: 'Lyon 2e' });
});

test('of a hidden venue is there for its owner and the platform alone', async () => {
  const id = await completeVenue(app.database, owner.id, { isPublished: false });
  expect(await preview(owner, id)).toMatchObject({ id });
  expect(await preview(stranger, id)).toBeNull();
  expect(await preview(stranger, crypto.randomUUID())).toBeNull();
  const other = await completeVenue(app.database, owner.id);
  expect(await preview(stranger, other)).toBe('FORBIDDEN');
});
