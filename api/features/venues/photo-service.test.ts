import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { picture } from '../../testing/pictures.ts';
import { settleJobs } from '../../testing/settle-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PhotoVariant } from './photo.entity.ts';
import { encodePhotoJob, sweepUploads, type PhotoWorld } from './photo.jobs.ts';
import { PhotoService, type PhotoFile } from './photo.service.ts';
import { createVenues } from './venue.factory.ts';

const logger = createLogger('silent');
const context = { attempt: 1, signal: new AbortController().signal, logger };
let test: TestApp;
let photos: PhotoService;
let storage: Storage;
let world: PhotoWorld;
let venueId: string;

beforeAll(async () => {
  test = await startTestApp();
  photos = test.app.services.photos;
  storage = await openStorage(test.config);
  world = { database: test.database, storage };
});

afterAll(() => test.stop());

beforeEach(async () => {
  [venueId] = (await createVenues(test.database, [{}])) as [string];
});

const file = (hue: number, alt?: string): PhotoFile => ({
  read: () => picture(700, 500, hue).jpeg().toBuffer(),
  ...(alt === undefined ? {} : { alt }),
});

const settled = async (queue: string): Promise<void> => {
  await test.app.services.jobs.start();
  await settleJobs(test.database, queue);
};

const filesOf = async (venue: string): Promise<string[]> => {
  const folder = join(test.config.dataDir, 'uploads', venue);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const rowsOf = (venue: string) =>
  test.database.rows<{ id: string; position: number; alt: string; variants: PhotoVariant[] }>(
    'select id, position, alt, variants from photo where venue_id = $1 order by position',
    [venue],
  );

/** Names of the files of the rows. */
const namesOf = async (venue: string): Promise<Set<string | undefined>> =>
  new Set((await rowsOf(venue)).flatMap(({ variants }) => variants.map(({ key }) => key.split('/')[2])));

interface Pictures {
  venue: {
    photos: {
      id: string;
      url: string;
      alt: string;
      width: number;
      avif: string | null;
      webp: string;
      placeholder: string;
    }[];
  };
}

const seen = async (venue: string): Promise<Pictures['venue']['photos']> => {
  const query = `query ($id: ID!) { venue(id: $id) { photos { id url alt width avif webp placeholder } } }`;
  const { data, errors } = await test.graphql<Pictures>(query, { id: venue });
  expect(errors).toBeUndefined();
  return data.venue.photos;
};

describe('photos that are added', () => {
  it('are seen by the public, in order, after those that were there', async () => {
    const first = await photos.addPhotos(venueId, [file(10, 'La façade'), file(20)]);
    const second = await photos.addPhotos(venueId, [file(30)]);
    const found = await seen(venueId);
    expect(found.map(({ id }) => id)).toEqual([...first, ...second]);
    expect((await rowsOf(venueId)).map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(found[0]).toMatchObject({ alt: 'La façade', width: 700, avif: null });
    expect(found[0]!.placeholder).toMatch(/^data:image\/webp;base64,/);
    const response = await fetch(test.url + found[0]!.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const candidate of found[0]!.webp.split(', ')) {
      expect((await fetch(test.url + candidate.split(' ')[0])).headers.get('content-type')).toBe('image/webp');
    }
  });

  it('come in AVIF a moment later, when what it was made from goes', async () => {
    const [id] = await photos.addPhotos(venueId, [file(40)]);
    expect(await filesOf(venueId)).toContain('source.bin');
    await settled('photo.encode');
    const [found] = await seen(venueId);
    expect(found!.avif?.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(['700w', '480w']);
    expect((await fetch(test.url + found!.avif!.split(' ')[0])).headers.get('content-type')).toBe('image/avif');
    expect(new Set(await filesOf(venueId))).toEqual(await namesOf(venueId));
    // The job may run twice.
    await encodePhotoJob(world, id!, context);
    expect((await rowsOf(venueId))[0]!.variants).toHaveLength(6);
  });

  it('are all added or none: a file that is no picture leaves nothing', async () => {
    const html: PhotoFile = { read: async () => Buffer.from('<html></html>') };
    const adding = photos.addPhotos(venueId, [file(50), file(60), html]);
    await expect(adding).rejects.toMatchObject({ fields: [{ path: 'photos.2', code: 'notAPicture' }] });
    expect(await filesOf(venueId)).toEqual([]);
    expect(await rowsOf(venueId)).toEqual([]);
  });

  it('leave nothing when the upload is aborted', async () => {
    const aborted: PhotoFile = { read: () => Promise.reject(new Error('Request disconnected.')) };
    await expect(photos.addPhotos(venueId, [file(50), aborted])).rejects.toThrow('disconnected');
    expect(await filesOf(venueId)).toEqual([]);
  });

  it('leave nothing when the transaction refuses', async () => {
    let count = 0;
    const adding = photos.addPhotos(venueId, [file(50), file(60)], async (_transaction, photoCount) => {
      count = photoCount;
      throw new Error('Too many for the plan.');
    });
    await expect(adding).rejects.toThrow('Too many');
    expect(count).toBe(2);
    expect(await filesOf(venueId)).toEqual([]);
    expect(await rowsOf(venueId)).toEqual([]);
    const jobs = await test.database.rows(`select 1 from pgboss.job where name = 'photo.encode' and state = 'created'`);
    expect(jobs).toEqual([]);
  });

  it('leave nothing of a venue that does not exist', async () => {
    const nowhere = crypto.randomUUID();
    await expect(photos.addPhotos(nowhere, [file(50)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await filesOf(nowhere)).toEqual([]);
  });

  it('leave nothing when the storage fails half-way', async () => {
    let writes = 0;
    const failing = Object.create(storage, {
      put: {
        value: (...given: Parameters<Storage['put']>) =>
          ++writes > 3 ? Promise.reject(new Error('No space left.')) : storage.put(...given),
      },
      delete: { value: (key: string) => storage.delete(key) },
    }) as Storage;
    const service = new PhotoService({ ...world, storage: failing, jobs: test.app.services.jobs, logger });
    await expect(service.addPhotos(venueId, [file(50)])).rejects.toThrow('No space left');
    expect(await filesOf(venueId)).toEqual([]);
  });

  it('of two uploads at once do not take each other’s place', async () => {
    await Promise.all([photos.addPhotos(venueId, [file(1), file(2)]), photos.addPhotos(venueId, [file(3), file(4)])]);
    expect((await rowsOf(venueId)).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

describe('a photo that is removed', () => {
  it('is not seen any more; its files follow', async () => {
    const [kept, gone] = (await photos.addPhotos(venueId, [file(70), file(80)])) as [string, string];
    await test.database.rows('update venue set homepage_image_id = $2 where id = $1', [venueId, gone]);
    await test.database.transaction((transaction) => photos.removePhoto(transaction, venueId, gone));
    expect((await seen(venueId)).map(({ id }) => id)).toEqual([kept]);
    const [venue] = await test.database.rows('select homepage_image_id from venue where id = $1', [venueId]);
    expect(venue).toEqual({ homepage_image_id: null });

    await settled('photo.encode');
    expect((await filesOf(venueId)).length).toBeGreaterThan(6);
    await test.database.rows(
      `update pgboss.job set start_after = now() where name = 'uploads.delete' and state = 'created'`,
    );
    await settled('uploads.delete');
    expect(new Set(await filesOf(venueId))).toEqual(await namesOf(venueId));
  });

  it('is one of that venue, or none', async () => {
    const [other] = (await createVenues(test.database, [{}])) as [string];
    const [id] = (await photos.addPhotos(venueId, [file(90)])) as [string];
    for (const [venue, photo] of [
      [other, id],
      [venueId, crypto.randomUUID()],
    ] as const) {
      const removing = test.database.transaction((transaction) => photos.removePhoto(transaction, venue, photo));
      await expect(removing).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await rowsOf(venueId)).toHaveLength(1);
  });
});

describe('the encoder', () => {
  it('leaves nothing of a photo that was removed meanwhile', async () => {
    const [id] = (await photos.addPhotos(venueId, [file(100)])) as [string];
    await settled('photo.encode');
    await test.database.rows(
      `update photo set variants = jsonb_path_query_array(variants, '$[*] ? (@.type != "image/avif")') where id = $1`,
      [id],
    );
    const before = await filesOf(venueId);
    for (const name of before.filter((found) => found.endsWith('.avif')))
      await storage.delete(`${venueId}/${id}/${name}`);
    const removing = Object.assign(Object.create(storage) as Storage, {
      put: async (...given: Parameters<Storage['put']>) => {
        await test.database.rows('delete from photo where id = $1', [id]);
        await storage.put(...given);
      },
      read: (key: string) => storage.read(key),
      delete: (key: string) => storage.delete(key),
    });
    await encodePhotoJob({ ...world, storage: removing }, id, context);
    expect((await filesOf(venueId)).filter((name) => name.endsWith('.avif'))).toEqual([]);
  });

  it('makes do with the largest version when the source is lost', async () => {
    const [id] = (await photos.addPhotos(venueId, [file(110)])) as [string];
    await settled('photo.encode');
    await test.database.rows(
      `update photo set variants = jsonb_path_query_array(variants, '$[*] ? (@.type != "image/avif")') where id = $1`,
      [id],
    );
    await encodePhotoJob(world, id, context);
    expect((await seen(venueId))[0]!.avif).toContain('700w');
  });
});

it('the sweep removes files that no photo has, once they are a day old, and no others', async () => {
  const [id] = (await photos.addPhotos(venueId, [file(120)])) as [string];
  await settled('photo.encode');
  const left = `${venueId}/${id}/480-000000000000.webp`;
  const orphan = `${crypto.randomUUID()}/${crypto.randomUUID()}/480-000000000000.webp`;
  const young = `${crypto.randomUUID()}/${crypto.randomUUID()}/960-000000000000.webp`;
  const foreign = 'logos/client.png';
  const age = async (key: string): Promise<void> => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(test.config.dataDir, 'uploads', key), yesterday, yesterday);
  };
  for (const key of [left, orphan, young, foreign]) await storage.put(key, Buffer.from('x'), 'image/webp');
  for (const key of [left, orphan, foreign]) await age(key);
  const used = (await rowsOf(venueId))[0]!.variants.map(({ key }) => key);
  for (const key of used) await age(key);

  expect(await sweepUploads(world, context, new Date())).toBe(2);
  const exists = await Promise.all(
    [left, orphan, young, foreign, ...used].map(async (key) => (await storage.describe(key)) !== null),
  );
  expect(exists).toEqual([false, false, true, true, ...used.map(() => true)]);
});
