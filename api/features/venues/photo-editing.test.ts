import { request as httpRequest } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { sendFiles, sendFilesWithOperation, type SentFile } from '../../testing/multipart.ts';
import { picture, plainPng } from '../../testing/pictures.ts';
import { restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSubscription } from '../billing/subscription.factory.ts';
import { createVenues } from './venue.factory.ts';
import { ReviewStatus } from './venue.terms.ts';

let app: TestApp;
/** Where what is being received waits; of this file alone. */
let waiting: string;
let owner: TestAccount;
let token: string;
let venueId: string;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  waiting = await mkdtemp(join(tmpdir(), 'pleniere-waiting-'));
  vi.stubEnv('TMPDIR', waiting);
  owner = await createAccount(app.database);
  await createSubscription(app.database, { userId: owner.id });
  ({ token } = await visitor.signIn(owner.email));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
  await rm(waiting, { recursive: true });
});
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  [venueId] = (await createVenues(app.database, [{ ownerId: owner.id, reviewStatus: ReviewStatus.DRAFT }])) as [string];
});

const jpeg = async (hue: number): Promise<SentFile> => ({ bytes: await picture(300, 200, hue).jpeg().toBuffer() });
const as = async (role: 'ADMIN' | 'TEAM' | 'CLIENT') =>
  (await visitor.signIn((await createAccount(app.database, { role })).email)).token;
const filesOf = async (venue: string): Promise<string[]> => {
  const folder = join(app.config.dataDir, 'uploads', venue);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
const leftovers = (): Promise<string[]> => readdir(waiting);
const rowsOf = (venue: string) =>
  app.database.rows<{ id: string; alt: string; is_pending: boolean }>(
    'select id, alt, is_pending from photo where venue_id = $1 order by position',
    [venue],
  );
const upload = (files: SentFile[], as_ = token, venue = venueId) =>
  sendFiles(app, `/establishments/${venue}/photos`, files, as_);
const uploaded = async (count: number, venue = venueId): Promise<string[]> => {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => jpeg(index * 20)));
  const response = await upload(files, token, venue);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
};

const ADD = `mutation ($venueId: ID!, $files: [Upload!]!) { addPhotos(venueId: $venueId, files: $files) {
  __typename
  ... on PhotosAdded { addedIds venuePhotos { id limit limitOfPlan needsApproval homepageImageId photos { id url isPending } } }
  ... on ValidationFailed { fields { path code } }
  ... on PlanLimitReached { limit }
} }`;
interface Added {
  addPhotos: { __typename: string; addedIds: string[]; fields: { path: string; code: string }[] };
}
const add = async (files: SentFile[], as_ = token, venue = venueId) => {
  const answer = await sendFilesWithOperation(app, ADD, { venueId: venue }, files, as_);
  return { ...answer, data: answer.data as Added | undefined };
};

const mutate = async (mutation: string, as_ = token): Promise<unknown> =>
  (await visitor.graphql(`mutation { result: ${mutation} }`, {}, { token: as_ })).data['result'];

describe('pictures that are added', () => {
  test('are the same by both doors, and seen by their owner in the order of the files', async () => {
    const [first, second] = await uploaded(2);
    const { data } = await add([await jpeg(200)]);
    expect(data?.addPhotos).toMatchObject({
      __typename: 'PhotosAdded',
      venuePhotos: { id: venueId, limit: 50, limitOfPlan: false, needsApproval: false, homepageImageId: first },
    });
    const { data: read } = await visitor.graphql<{ venuePhotos: { photos: { id: string; isPending: boolean }[] } }>(
      'query ($id: ID!) { venuePhotos(venueId: $id) { photos { id isPending } } }',
      { id: venueId },
      { token },
    );
    expect(read.venuePhotos.photos).toEqual(
      [first, second, data?.addPhotos.addedIds[0]].map((id) => ({ id, isPending: false })),
    );
  });

  test('to a public venue by a moderator are seen by the public at once', async () => {
    const [publicId] = (await createVenues(app.database, [{ ownerId: owner.id }])) as [string];
    expect((await upload([await jpeg(1)], await as('TEAM'), publicId)).status).toBe(201);
    const { data } = await app.graphql<{ venue: { photos: object[] } }>(
      'query ($id: ID!) { venue(id: $id) { photos { id } } }',
      { id: publicId },
    );
    expect(data.venue.photos).toHaveLength(1);
  });

  test('keep nothing of what a file carried beside its pixels', async () => {
    const script = '<script>alert(document.domain)</script>';
    const exif = { IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' } };
    const bytes = await picture(600, 400).jpeg().withExif(exif).toBuffer();
    const polyglot = Buffer.concat([bytes, Buffer.from(`${script}PK\u0003\u0004`)]);
    expect((await upload([{ bytes: polyglot, name: '../../etc/cron.d/evil.php' }])).status).toBe(201);
    const files = (await filesOf(venueId)).filter((file) => !file.endsWith('.bin'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(file).toMatch(/\/uploads\/[\da-f-]{36}\/[\da-f-]{36}\/\d+-[\da-f]{12}\.(webp|jpg)$/);
      const stored = await sharp(file).toBuffer();
      expect(stored.includes(script)).toBe(false);
      expect((await sharp(file).metadata()).exif).toBeUndefined();
    }
  });

  const SVG = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  test.each<[string, () => Promise<SentFile[]>, number, string]>([
    ['an SVG', async () => [await jpeg(1), { bytes: SVG, name: 'a.svg', type: 'image/svg+xml' }], 400, 'notAPicture'],
    ['HTML called .jpg', async () => [{ bytes: Buffer.from('<html><b>x</b></html>') }], 400, 'notAPicture'],
    ['30,000 pixels square', async () => [{ bytes: plainPng(30_000, 30_000) }], 400, 'tooManyPixels'],
    ['more than ten files', async () => Promise.all(Array.from({ length: 11 }, () => jpeg(1))), 400, 'tooMany'],
    ['51 files', async () => Promise.all(Array.from({ length: 51 }, () => jpeg(1))), 400, 'tooMany'],
    ['no file', async () => [], 400, 'required'],
    [
      'more than 10 MB',
      async () => [{ bytes: Buffer.concat([(await jpeg(1)).bytes, Buffer.alloc(10 * 1_024 * 1_024)]) }],
      413,
      'tooLarge',
    ],
  ])('%s: refused by REST, and nothing is left', async (_what, files, status, code) => {
    const sent = await files();
    // A form without any part is none: it has another field.
    const response = sent.length
      ? await upload(sent)
      : await fetch(`${app.url}/api/establishments/${venueId}/photos`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: (() => {
            const form = new FormData();
            form.set('other', 'x');
            return form;
          })(),
        });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(code);
    expect([await filesOf(venueId), await rowsOf(venueId)]).toEqual([[], []]);
    expect(await leftovers()).toEqual([]);
  });

  test.each<[string, () => Promise<SentFile[]>, string]>([
    ['an SVG', async () => [{ bytes: SVG, name: 'a.jpg' }], 'ValidationFailed'],
    ['51 files', async () => Promise.all(Array.from({ length: 51 }, () => jpeg(1))), 'PAYLOAD_TOO_LARGE'],
    [
      'more than 10 MB',
      async () => [{ bytes: Buffer.concat([(await jpeg(1)).bytes, Buffer.alloc(10 * 1_024 * 1_024)]) }],
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s: refused by GraphQL, and nothing is left', async (_what, files, expected) => {
    const { data, error } = await add(await files());
    expect(error ?? data?.addPhotos.__typename).toBe(expected);
    expect([await filesOf(venueId), await rowsOf(venueId)]).toEqual([[], []]);
  });

  test('broken off in the middle leave nothing', async () => {
    const bytes = (await jpeg(1)).bytes;
    const head = `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const sending = httpRequest(`${app.url}/api/establishments/${venueId}/photos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 1_000_000,
        },
      });
      sending.on('error', () => resolve());
      sending.write(head);
      sending.write(bytes);
      void vi.waitFor(async () => expect(await leftovers()).toHaveLength(1)).finally(() => sending.destroy());
    });
    await vi.waitFor(async () => expect(await leftovers()).toEqual([]));
    expect([await filesOf(venueId), await rowsOf(venueId)]).toEqual([[], []]);
  });

  test('are refused past the greatest number, before any is encoded', async () => {
    await app.database.rows(
      `insert into photo (venue_id, position, width, height, placeholder, variants)
       select $1, n, 1, 1, '', '[]' from generate_series(0, 48) n`,
      [venueId],
    );
    const answer = await upload([await jpeg(1), await jpeg(2)]);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('tooMany');
    expect((await upload([await jpeg(1)])).status).toBe(201);
  });
});

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
    const APPROVE = 'mutation ($id: ID!, $version: Int!) { approveVenue(id: $id, version: $version) { __typename } }';
    const approve = async (version: number) =>
      (await visitor.graphql(APPROVE, { id: submitted, version }, { token: await as('TEAM') })).data;
    expect(await approve(before)).toEqual({ approveVenue: { __typename: 'Conflict' } });
    expect(await approve(before + 1)).not.toEqual({ approveVenue: { __typename: 'Conflict' } });
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
      await mutate(`updatePhoto(venueId: "${venueId}", photoId: "${b}", alt: "  La\\n façade ") { __typename }`),
    ).toEqual({ __typename: 'PhotosChanged' });
    expect((await rowsOf(venueId))[1]).toMatchObject({ alt: 'La façade' });
    expect(
      await mutate(`updatePhoto(venueId: "${venueId}", photoId: "${b}", alt: "${'x'.repeat(201)}") { __typename }`),
    ).toEqual({ __typename: 'ValidationFailed' });
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
    expect((await add([await jpeg(1)], stranger, publicId)).data?.addPhotos.__typename).toBe('Forbidden');
  });
});
