import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestAccount, Visitor } from '../../testing/accounts.ts';
import { restClient } from '../../testing/rest-client.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { draftOf, jpeg, photoSteps, startPhotoOwner } from './photo.factory.ts';
import { createVenues } from './venue.factory.ts';
import { ReviewStatus } from './venue.enums.ts';
import { outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let owner: TestAccount;
let token: string;
let venueId: string;
const visitor = new Visitor(() => app);
const { add, as, rowsOf, uploaded } = photoSteps(() => ({ app, owner, token, venueId }));

beforeAll(async () => {
  ({ app, owner, token } = await startPhotoOwner());
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  venueId = await draftOf({ app, owner, token });
});

const mutate = async (mutation: string, as_ = token): Promise<unknown> =>
  (await visitor.graphql(`mutation { result: ${mutation} }`, {}, { token: as_ })).data['result'];

describe('pictures that are there', () => {
  test('are put in order, in both forms of the payload; those that are not named follow', async () => {
    const get = restClient(() => app.url);
    const [a, b, c] = await uploaded(3);
    const put = (photoOrders: unknown) =>
      get<{ id: string }[]>(`/establishments/${venueId}/photos/reorder`, '/establishments/{id}/photos/reorder', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ photoOrders }),
      });
    const order = async (photoOrders: unknown) => (await put(photoOrders)).body.map(({ id }) => id);
    expect(await order([c, a, b])).toEqual([c, a, b]);
    expect(
      await order([
        { photoId: c, order: 3 },
        { photoId: a, order: 1 },
        { photoId: b, order: 2 },
      ]),
    ).toEqual([a, b, c]);
    expect(await order([b])).toEqual([b, a, c]);
    expect((await rowsOf(venueId)).map(({ id }) => id)).toEqual([b, a, c]);
    expect((await put('x')).response.status).toBe(400);
    expect((await put([{ photoId: a }])).response.status).toBe(400);
    expect((await put([crypto.randomUUID()])).response.status).toBe(404);
  });

  test('of a submitted venue make another version of it: who decides has to have seen them', async () => {
    const [submitted = ''] = await createVenues(app.database, [
      { ownerId: owner.id, reviewStatus: ReviewStatus.PENDING },
    ]);
    const versionOf = async () =>
      (await app.database.rows<{ version: number }>('select version from venue where id = $1', [submitted]))[0]!
        .version;
    const before = await versionOf();
    await uploaded(1, submitted);
    expect(await versionOf()).toBe(before + 1);
    const APPROVE =
      'mutation ($id: ID!, $version: Int!) { approveVenue(input: { id: $id, version: $version }) { errors { __typename } } }';
    const approve = async (version: number) =>
      (await visitor.graphql(APPROVE, { id: submitted, version }, { token: await as('TEAM') })).data;
    expect(await approve(before)).toEqual({ approveVenue: { errors: [{ __typename: 'Conflict' }] } });
    expect(await approve(before + 1)).not.toEqual({ approveVenue: { errors: [{ __typename: 'Conflict' }] } });
  });

  test('become the picture of lists, are described and removed', async () => {
    const get = restClient(() => app.url);
    const [, b] = await uploaded(2);
    const json = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { body } = await get<{ homepageImageId: string; isPublished: boolean }>(
      `/establishments/${venueId}/homepage-image`,
      '/establishments/{id}/homepage-image',
      { method: 'PUT', headers: json, body: JSON.stringify({ photoId: b }) },
    );
    expect(body.homepageImageId).toBe(b);
    expect(
      await mutate(
        `updatePhoto(input: { venueId: "${venueId}", photoId: "${b}", alt: "  La\\n façade " }) { errors { __typename } }`,
      ),
    ).toEqual({ errors: [] });
    expect((await rowsOf(venueId))[1]).toMatchObject({ alt: 'La façade' });
    expect(
      await mutate(
        `updatePhoto(input: { venueId: "${venueId}", photoId: "${b}", alt: "${'x'.repeat(201)}" }) { errors { __typename } }`,
      ),
    ).toEqual({ errors: [{ __typename: 'ValidationFailed' }] });
    const remove = () =>
      get(`/establishments/${venueId}/photos/${b}?url=%2Fuploads%2Fx.jpg`, '/establishments/{id}/photos/{photoId}', {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await remove()).response.status).toBe(204);
    const again = await remove();
    expect([again.response.status, again.text]).toEqual([
      404,
      expect.stringContaining('Photo or establishment not found'),
    ]);
    const [venue] = await app.database.rows('select homepage_image_id from venue where id = $1', [venueId]);
    expect(venue).toEqual({ homepage_image_id: null });
  });
});

describe('somebody else’s venue', () => {
  const tries = (id: string) => [
    { method: 'POST', path: `/establishments/${id}/photos` },
    { method: 'DELETE', path: `/establishments/${id}/photos/${crypto.randomUUID()}` },
    { method: 'PUT', path: `/establishments/${id}/homepage-image`, body: { photoId: crypto.randomUUID() } },
    { method: 'PUT', path: `/establishments/${id}/photos/reorder`, body: { photoOrders: [] } },
  ];

  test('that is hidden is no venue at all; one that is public is refused', async () => {
    const stranger = await as('CLIENT');
    const [publicId] = (await createVenues(app.database, [{ ownerId: owner.id }])) as [string];
    const [slug] = await app.database.rows<{ slug: string }>('select slug from venue where id = $1', [venueId]);
    for (const [index, { method, path, body }] of tries(venueId).entries()) {
      const hidden = await visitor.rest(method, path, body, { token: stranger });
      const bySlug = await visitor.rest(method, path.replace(venueId, slug!.slug), body, { token: stranger });
      const missing = tries(crypto.randomUUID())[index]!;
      const none = await visitor.rest(missing.method, missing.path, missing.body, { token: stranger });
      expect([hidden.status, bySlug.status]).toEqual([404, 404]);
      expect([hidden.text, bySlug.text]).toEqual([none.text, none.text]);
      const seen = tries(publicId)[index]!;
      expect((await visitor.rest(seen.method, seen.path, seen.body, { token: stranger })).status).toBe(403);
    }
    const { data } = await visitor.graphql(
      'query ($id: ID!) { venuePhotos(venueId: $id) { id } }',
      { id: venueId },
      { token: stranger },
    );
    expect(data).toEqual({ venuePhotos: null });
    expect(outcomeOf((await add([await jpeg(1)], stranger, publicId)).data!.addPhotos)).toBe('Forbidden');
  });
});
