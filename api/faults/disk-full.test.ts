import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackup } from '../platform/database/backup/create-backup.ts';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { createVenues } from '../features/venues/venue.factory.ts';
import { createLogger } from '../platform/logger.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createAccount } from '../testing/accounts.ts';
import { request, requestGraphql, requestVenue, tokenOf } from '../testing/http-client.ts';
import { sendFiles, sendFilesWithOperation } from '../testing/multipart.ts';
import { picture } from '../testing/pictures.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT, STORED } from '../features.ts';

const DISK_MEGABYTES = 120;
const mounted = await mountSmallDisk(DISK_MEGABYTES);
const disk = mounted as SmallDisk;
const leftOut = typeof mounted === 'string' ? ` (left out: ${mounted})` : '';
afterAll(() => (leftOut ? undefined : disk.remove()));

const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** As long as nothing else is on the disk. */
async function openApp(opening?: () => ReturnType<typeof openDatabase>): Promise<{ app: TestApp; token: string }> {
  const app = await startTestApp({ DATA_DIR: disk.folder }, undefined, opening);
  const { email } = await createAccount(app.database, { role: 'ADMIN' });
  return { app, token: await tokenOf(app.url, email) };
}

describe.skipIf(leftOut)(`the disk of uploads, mails and backups is full${leftOut}`, () => {
  let app: TestApp;
  let token: string;
  let venueId: string;

  beforeAll(async () => {
    ({ app, token } = await openApp());
    [venueId] = (await createVenues(app.database, [{}])) as [string];
  });
  afterEach(() => disk.makeRoom());
  afterAll(() => app.stop());

  const SEND = `mutation ($id: ID!, $files: [Upload!]!) {
    addPhotos(input: { venueId: $id, files: $files }) { errors { __typename } } }`;
  const uploads = (): Promise<string[]> => filesIn(join(disk.folder, 'uploads'));

  it('pictures are refused in words, leave nothing, and are taken once there is room', async () => {
    const bytes = await picture(1_200, 800).jpeg().toBuffer();
    const send = () => sendFiles(app, `/establishments/${venueId}/photos`, [{ bytes }], token);
    await disk.fill(16 * 1024);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('no room') as string });
    expect(await sendFilesWithOperation(app, SEND, { id: venueId }, [{ bytes }], token)).toMatchObject({
      status: 503,
      error: 'UNAVAILABLE',
    });
    expect(await uploads()).toEqual([]);
    await disk.makeRoom();
    expect((await send()).status).toBe(201);
    expect((await uploads()).some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('mails wait, and leave once there is room', async () => {
    const { id } = await createAccount(app.database);
    await disk.fill();
    await app.app.services.jobs.start();
    const suspend =
      'mutation ($id: ID!) { suspendUser(input: { id: $id, version: 1, reason: "Essai" }) { errors { __typename } } }';
    expect((await requestGraphql(app.url, suspend, { id }, token)).status).toBe(200);
    const waits = `select 1 from pgboss.job where name = 'mail.send' and state = 'retry' and output ->> 'code' = 'ENOSPC'`;
    await vi.waitFor(async () => expect(await app.database.rows(waits)).toHaveLength(1), { timeout: 20_000 });
    expect(await filesIn(join(disk.folder, 'mail'))).toEqual([]);
    await disk.makeRoom();
    await vi.waitFor(
      async () => expect(await filesIn(join(disk.folder, 'mail'))).toEqual([expect.stringMatching(/eml$/)]),
      {
        timeout: 45_000,
        interval: 200,
      },
    );
  });

  it('a backup says so and leaves nothing', { timeout: 120_000 }, async () => {
    const sources = { database: app.database, storage: app.app.storage, secretFile: null };
    const folder = join(disk.folder, 'backups/now');
    await disk.fill(256 * 1024);
    await expect(createBackup(sources, folder)).rejects.toThrow('There is no room for the backup in ');
    expect(await readdir(join(disk.folder, 'backups'))).toEqual([]);
    await disk.makeRoom();
    expect((await createBackup(sources, folder)).tables.length).toBeGreaterThan(0);
  });
});

describe.skipIf(leftOut)(`the disk of the embedded database is full${leftOut}`, () => {
  it('writes are refused, reads go on, and nothing acknowledged is lost', { timeout: 180_000 }, async () => {
    const config = { databaseUrl: null, dataDir: join(disk.folder, 'embedded') };
    await (await openStorage({ storageUrl: null, dataDir: config.dataDir })).check();
    const logger = createLogger('silent');
    const { app, token } = await openApp(async () => {
      const database = await openDatabase(config, logger, STORED);
      await prepareDatabase(database, PRODUCT, { demo: false }, logger);
      return database;
    });
    const made: string[] = [];
    const create = async (): Promise<number> => {
      const { status, text } = await requestGraphql(app.url, CREATE, { name: `Halle ${made.length}` }, token);
      if (status === 200)
        made.push((JSON.parse(text) as { data: { createVenue: { venue: { id: string } } } }).data.createVenue.venue.id);
      return status;
    };
    await disk.fill(64 * 1024);
    const statuses = new Set<number>();
    for (let count = 0; count < 400 && !statuses.has(503); count++) statuses.add(await create());
    for (let count = 0; count < 20; count++) statuses.add(await create());
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    const read = await requestGraphql(app.url, '{ users(page: 1) { totalCount } }', {}, token);
    expect(read.status).toBe(200);
    expect((await request(`${app.url}/healthz`)).status).toBe(200);

    await disk.makeRoom();
    expect(await requestVenue(app.url, 'After', token)).not.toBeNull();
    await app.stop();
    const again = await openDatabase(config, logger, STORED);
    expect(await again.rows('select id from venue where id = any($1)', [made])).toHaveLength(made.length);
    await again.close();
  });
});

const CREATE = `mutation ($name: String!) {
  createVenue(input: { name: $name, city: "Lyon", postalCode: "69001" }) { venue { id } } }`;
