import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../platform/authz.ts';
import { createAccount } from '../../testing/accounts.ts';
import { picture } from '../../testing/pictures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PhotoEditingService } from './photo-editing.service.ts';
import type { PhotoFile } from './photo.service.ts';
import { createVenues } from './venue.factory.ts';
import { ReviewStatus } from './venue.enums.ts';

let app: TestApp;
let owner: Viewer;
let moderator: Viewer;
let venueId: string;
let service: PhotoEditingService;

const viewerOf = async (role: 'CLIENT' | 'TEAM'): Promise<Viewer> => ({
  id: (await createAccount(app.database, { role })).id,
  role,
  sessionId: crypto.randomUUID(),
});

beforeAll(async () => {
  app = await startTestApp();
  [owner, moderator] = [await viewerOf('CLIENT'), await viewerOf('TEAM')];
  service = app.app.services.photoEditing;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await allow(null);
  [venueId] = (await createVenues(app.database, [{ ownerId: owner.id }])) as [string];
});

const allow = (photos: number | null) => app.database.rows('update plan set photo_limit = $1 where is_free', [photos]);
const file = (hue: number): PhotoFile => ({ read: () => picture(300, 200, hue).jpeg().toBuffer() });
const add = async (viewer: Viewer, count = 1): Promise<string[]> =>
  (
    await service.add(
      viewer,
      venueId,
      Array.from({ length: count }, (_, index) => file(index * 30)),
    )
  ).added;
const publicPhotos = async (): Promise<string[]> => {
  const { data } = await app.graphql<{ venue: { photos: { id: string }[] } }>(
    'query ($id: ID!) { venue(id: $id) { photos { id } } }',
    { id: venueId },
  );
  return data.venue.photos.map(({ id }) => id);
};
/** The pictures in the owner's change request. */
const proposal = async () =>
  (
    await app.database.rows<{ after: { photos: { id: string; alt: string }[]; homepageImageId: string } }>(
      `select after from change_request where venue_id = $1 and status = 'PENDING'`,
      [venueId],
    )
  )[0]?.after;
const rows = () => app.database.rows('select id, is_pending from photo where venue_id = $1', [venueId]);

test('an owner’s pictures of an approved venue wait for its acceptance, and the public sees the approved ones', async () => {
  const accepted = await add(moderator, 2);
  const [mine] = await add(owner);
  expect(await publicPhotos()).toEqual(accepted);
  expect((await proposal())?.photos.map(({ id }) => id)).toEqual([...accepted, mine]);
  const seen = await service.photosOf(owner, venueId);
  expect(seen.needsApproval).toBe(true);
  expect(seen.photos.map(({ isPending }) => isPending)).toEqual([false, false, true]);
  expect((await service.photosOf(moderator, venueId)).photos.map(({ id }) => id)).toEqual(accepted);
});

test('each of their changes is made to what they wanted before', async () => {
  const [a, b] = (await add(moderator, 2)) as [string, string];
  await service.reorder(owner, venueId, [b, a]);
  await service.describe(owner, venueId, a, 'La cour');
  await service.chooseHomepageImage(owner, venueId, a);
  await service.remove(owner, venueId, b);
  expect(await proposal()).toEqual({ photos: [{ id: a, alt: 'La cour' }], homepageImageId: a });
  expect(await publicPhotos()).toEqual([a, b]);
});

test('a picture that they take back before it is accepted is gone', async () => {
  await add(moderator);
  const [mine] = (await add(owner)) as [string];
  await service.remove(owner, venueId, mine);
  expect((await service.photosOf(owner, venueId)).photos).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test('their plan is a limit to what they want, and none to a moderator', async () => {
  await allow(2);
  await add(owner, 2);
  const more = service.add(owner, venueId, [file(1)]);
  await expect(more).rejects.toMatchObject({ code: 'PLAN_LIMIT_REACHED', fields: [{ params: { limit: 2 } }] });
  expect(await add(moderator, 3)).toHaveLength(3);
});

test('two uploads at once stay within the plan together', async () => {
  await allow(3);
  await app.database.rows(`update venue set review_status = $2 where id = $1`, [venueId, ReviewStatus.DRAFT]);
  const outcomes = await Promise.allSettled([add(owner, 2), add(owner, 2), add(owner, 2)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await rows()).toHaveLength(2);
});
