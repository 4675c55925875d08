import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { CreateVenueInput } from './venue.inputs.ts';
import type { VenueService } from './venue.service.ts';
import { VenueAction } from './venue-management.enums.ts';

let app: TestApp;
let admin: Person;
let venues: VenueService;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
  venues = app.app.services.venues;
  await app.database.rows('update plan set venue_limit = 2');
});
afterAll(() => app.stop());

const viewerOf = ({ id }: Person, role = 'CLIENT') => ({ id, role, sessionId: '' });
const draft = (name: string) => Object.assign(new CreateVenueInput(), { name, city: 'Lyon' });
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code,
  );

test('of five venues that are made at once, the plan allows two', async () => {
  const owner = await signedInPerson(app);
  const made = await outcomes([1, 2, 3, 4, 5].map((number) => venues.create(viewerOf(owner), draft(`Lieu ${number}`))));
  expect(made.toSorted()).toEqual(['PLAN_LIMIT_REACHED', 'PLAN_LIMIT_REACHED', 'PLAN_LIMIT_REACHED', 'done', 'done']);
  const input = Object.assign(draft('Lieu 6'), { ownerId: owner.id });
  await expect(venues.create(viewerOf(admin, 'ADMIN'), input)).resolves.toBeDefined();
});

test('of five venues that are published at once, the plan allows two', async () => {
  const owner = await signedInPerson(app);
  const ids = [];
  for (let number = 0; number < 5; number++)
    ids.push(await completeVenue(app.database, owner.id, { isPublished: false }));
  const published = await outcomes(ids.map((id) => venues.act(viewerOf(owner), id, VenueAction.PUBLISH)));
  expect(published.filter((outcome) => outcome === 'done')).toHaveLength(2);
  expect(published.filter((outcome) => outcome === 'PLAN_LIMIT_REACHED')).toHaveLength(3);
});

test('what is deleted makes room', async () => {
  const owner = await signedInPerson(app);
  const first = await venues.create(viewerOf(owner), draft('Un'));
  await venues.create(viewerOf(owner), draft('Deux'));
  await venues.delete(viewerOf(owner), first.venue.id);
  await expect(venues.create(viewerOf(owner), draft('Trois'))).resolves.toBeDefined();
});
