import { request as httpRequest } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestAccount, Visitor } from '../../testing/accounts.ts';
import type { SentFile } from '../../testing/multipart.ts';
import { picture, plainPng } from '../../testing/pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { draftOf, jpeg, photoSteps, startPhotoOwner } from './photo.factory.ts';
import { createVenues } from './venue.factory.ts';
import { outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
/** The folder of incoming files, of this test only. */
let waiting: string;
let owner: TestAccount;
let token: string;
let venueId: string;
const visitor = new Visitor(() => app);
const { add, as, filesOf, rowsOf, upload, uploaded } = photoSteps(() => ({ app, owner, token, venueId }));

beforeAll(async () => {
  ({ app, owner, token } = await startPhotoOwner());
  waiting = await mkdtemp(join(tmpdir(), 'pleniere-waiting-'));
  vi.stubEnv('TMPDIR', waiting);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
  await rm(waiting, { recursive: true });
});
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  venueId = await draftOf({ app, owner, token });
});

const leftovers = (): Promise<string[]> => readdir(waiting);

describe('pictures that are added', () => {
  test('are the same by both APIs, and seen by their owner in the order of the files', async () => {
    const [first, second] = await uploaded(2);
    const { data } = await add([await jpeg(200)]);
    expect(data?.addPhotos).toMatchObject({
      venuePhotos: { id: venueId, limit: 50, limitOfPlan: false, needsApproval: false, homepageImageId: first },
      errors: [],
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
    // A multipart form needs at least one part: it has another field.
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
    expect(error ?? outcomeOf(data!.addPhotos)).toBe(expected);
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
