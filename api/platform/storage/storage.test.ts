import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from './open-storage.ts';
import { parseStorageUrl } from './storage-url.ts';
import { assertKey, isKey, type Storage } from './storage.ts';

let folder: string;
let service: FauxqsServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pleniere-storage-'));
  service = await startFauxqs({ port: 0, logger: false });
  service.createBucket('pictures');
});

afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const ADDRESSES = {
  folder: () => pathToFileURL(join(folder, 'kept')).href,
  's3-compatible service': () => `s3://key:secret@127.0.0.1:${service.port}/pictures?secure=0`,
};

describe.each(Object.entries(ADDRESSES))('storage in a %s', (_kind, address) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await openStorage({ storageUrl: address(), dataDir: folder });
    await storage.check();
  });

  it('gives back what was put there', async () => {
    const before = Date.now() - 2_000;
    await storage.put('venue/photo/480-abc.webp', Buffer.from('0123456789'), 'image/webp');
    const found = await storage.describe('venue/photo/480-abc.webp');
    expect(found?.size).toBe(10);
    expect(found?.modifiedAt.getTime()).toBeGreaterThan(before);
    expect(await storage.describe('venue/photo/480-abc.webp')).not.toBeNull();
    expect(await text((await storage.read('venue/photo/480-abc.webp'))!)).toBe('0123456789');
  });

  it('gives a part', async () => {
    await storage.put('part.jpg', Buffer.from('0123456789'), 'image/jpeg');
    expect(await text((await storage.read('part.jpg', { start: 2, end: 5 }))!)).toBe('2345');
    expect(await text((await storage.read('part.jpg', { start: 9, end: 9 }))!)).toBe('9');
  });

  it('says of what is not there that it is not', async () => {
    expect(await storage.describe('nowhere/nothing.jpg')).toBeNull();
    expect(await storage.describe('nowhere/nothing.jpg')).toBeNull();
    expect(await storage.read('nowhere/nothing.jpg')).toBeNull();
    await storage.delete('nowhere/nothing.jpg');
  });

  it('lists by prefix and deletes', async () => {
    for (const key of ['list/a/1.webp', 'list/a/2.webp', 'list/b/1.webp']) {
      await storage.put(key, Buffer.from(key), 'image/webp');
    }
    expect(await keysOf(storage, 'list/')).toEqual(['list/a/1.webp', 'list/a/2.webp', 'list/b/1.webp']);
    expect(await keysOf(storage, 'list/a/')).toEqual(['list/a/1.webp', 'list/a/2.webp']);
    for (const key of await keysOf(storage, 'list/')) await storage.delete(key);
    expect(await keysOf(storage, 'list/')).toEqual([]);
    expect(await storage.describe('list/b/1.webp')).toBeNull();
  });

  it('takes no key that somebody might have thought of', async () => {
    await expect(storage.put('../secret.jpg', Buffer.from(''), 'image/jpeg')).rejects.toThrow('Not a storage key');
    await expect(storage.read('a/../../etc/passwd')).rejects.toThrow('Not a storage key');
  });
});

it('leaves no empty folders behind', async () => {
  const storage = await openStorage({ storageUrl: null, dataDir: join(folder, 'data') });
  await storage.check();
  await storage.put('venue/photo/480-abc.webp', Buffer.from('x'), 'image/webp');
  await storage.delete('venue/photo/480-abc.webp');
  expect(await readdir(join(folder, 'data/uploads'))).toEqual([]);
});

it('lists a bucket of more than one page', async () => {
  const storage = await openStorage({ storageUrl: ADDRESSES['s3-compatible service'](), dataDir: folder });
  const keys = Array.from({ length: 1_005 }, (_, index) => `many/${String(index).padStart(4, '0')}.webp`);
  // A thousand connections at once may exceed the connection timeout on a slow machine.
  const limit = pLimit(20);
  await Promise.all(keys.map((key) => limit(() => storage.put(key, Buffer.from('x'), 'image/webp'))));
  expect(await keysOf(storage, 'many/')).toEqual(keys);
});

it('says when the storage is away', async () => {
  const gone = await openStorage({ storageUrl: 's3://key:secret@127.0.0.1:1/pictures?secure=0', dataDir: folder });
  await expect(gone.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(gone.describe('a.jpg')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const missing = await openStorage({
    storageUrl: `s3://key:secret@127.0.0.1:${service.port}/no-such-bucket?secure=0`,
    dataDir: folder,
  });
  await expect(missing.check()).rejects.toMatchObject({ name: 'NotFound' });
});

describe('STORAGE_URL', () => {
  it('names a folder', () => {
    expect(parseStorageUrl('file:///srv/a%20folder')).toEqual({ kind: 'folder', folder: '/srv/a folder' });
  });

  it('names a bucket, securely unless told otherwise', () => {
    expect(parseStorageUrl('s3://AKIA:s%2Fcr%40t@s3.eu-west-3.amazonaws.com/pictures?region=eu-west-3')).toEqual({
      kind: 's3',
      endpoint: 'https://s3.eu-west-3.amazonaws.com',
      bucket: 'pictures',
      region: 'eu-west-3',
      accessKeyId: 'AKIA',
      secretAccessKey: 's/cr@t',
    });
    expect(parseStorageUrl('s3://k:s@storage:8333/p1c?secure=0')).toMatchObject({ endpoint: 'http://storage:8333' });
  });

  it.each([
    ['https://host/bucket', 'must begin with'],
    ['s3:///bucket', 'no host'],
    ['s3://k:s@host', 'no valid bucket'],
    ['s3://k:s@host/a/b', 'no valid bucket'],
    ['s3://host/bucket', 'no key and secret'],
    ['s3://k:s@host/bucket?tls=0', 'unknown option tls'],
    ['s3://k:s@host/bucket?secure=no', 'wrong option secure'],
    ['file://host/share', 'file:///absolute/path'],
  ])('refuses %s', (url, message) => expect(() => parseStorageUrl(url)).toThrow(message));
});

describe('keys', () => {
  it.each(['a.jpg', '0b-1/2c_d/480-0a.webp', 'x/source.bin'])('%s is one', (key) => expect(isKey(key)).toBe(true));
  it.each([
    ['..', '../a.jpg', 'a/../b.jpg', 'a//b.jpg', '/a.jpg', 'a/.b.jpg', '.jpg', 'a', 'a.', 'a.b.jpg', 'A.jpg'],
    ['a b.jpg', 'a%2fb.jpg', 'a\\b.jpg', 'a\0.jpg', 'é.jpg', 'a/', '', `${'a'.repeat(300)}.jpg`],
  ])('nothing else is', (...texts) => {
    for (const key of texts) expect(() => assertKey(key), key).toThrow('Not a storage key');
  });
});

async function keysOf(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}
