import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { serveUploads } from './uploads.ts';

const CONTENT = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
const logger = createLogger('silent');
const servers: Server[] = [];
let folder: string;
let service: FauxqsServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pleniere-uploads-'));
  service = await startFauxqs({ port: 0, logger: false });
  service.createBucket('pictures');
});

afterAll(async () => {
  for (const server of servers) server.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function serve(storage: Storage): Promise<string> {
  const app = express();
  app.use('/uploads', serveUploads(storage, logger));
  app.use((_request, response) => void response.status(418).send('elsewhere'));
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(['folder', 'S3'])('uploads out of a storage of kind %s', (kind) => {
  let url: string;

  beforeAll(async () => {
    const s3 = `s3://key:secret@127.0.0.1:${service.port}/pictures?secure=0`;
    const storage = await openStorage({ storageUrl: kind === 'S3' ? s3 : null, dataDir: folder });
    for (const name of ['480-abc.webp', '480-abc.avif', '480-abc.jpg', 'source.bin', 'page.html', 'drawing.svg']) {
      await storage.put(`v/p/${name}`, CONTENT, 'image/webp');
    }
    if (kind === 'folder') {
      await writeFile(join(folder, 'secret.jpg'), 'secret');
      await writeFile(join(folder, 'uploads/v/.hidden.jpg'), 'secret');
    }
    url = await serve(storage);
  });

  it('come whole, to be kept for ever', async () => {
    const response = await fetch(`${url}/uploads/v/p/480-abc.webp`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT)).toBe(true);
  });

  it.each([
    ['480-abc.avif', 'image/avif'],
    ['480-abc.jpg', 'image/jpeg'],
  ])('%s is %s', async (name, type) => {
    const response = await fetch(`${url}/uploads/v/p/${name}?x=1`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    await response.arrayBuffer();
  });

  it('answer HEAD without a body, and no other method', async () => {
    const head = await fetch(`${url}/uploads/v/p/480-abc.webp`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
    expect(await head.text()).toBe('');
    const post = await fetch(`${url}/uploads/v/p/480-abc.webp`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/1000', 0, 100],
    ['bytes=900-', 206, 'bytes 900-999/1000', 900, 1_000],
    ['bytes=-10', 206, 'bytes 990-999/1000', 990, 1_000],
    ['bytes=-5000', 206, 'bytes 0-999/1000', 0, 1_000],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 990, 1_000],
    ['bytes=999-999', 206, 'bytes 999-999/1000', 999, 1_000],
    ['bytes=0-1,5-6', 200, null, 0, 1_000],
    ['bytes=9-5', 200, null, 0, 1_000],
    ['lines=1-2', 200, null, 0, 1_000],
    ['bytes=-', 200, null, 0, 1_000],
    ['nonsense', 200, null, 0, 1_000],
  ])('range %s → %i', async (range, status, contentRange, start, end) => {
    const response = await fetch(`${url}/uploads/v/p/480-abc.webp`, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT.subarray(start, end))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=99999999999999999999-', 'bytes=-0'])('range %s → 416', async (range) => {
    const response = await fetch(`${url}/uploads/v/p/480-abc.webp`, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.text();
  });

  it('are not sent again to who has them', async () => {
    const address = `${url}/uploads/v/p/480-abc.webp`;
    const first = await fetch(address, { method: 'HEAD' });
    const etag = first.headers.get('etag')!;
    const date = first.headers.get('last-modified')!;
    // fetch would add `cache-control: no-cache`.
    for (const condition of [`If-None-Match: ${etag}`, `If-Modified-Since: ${date}`]) {
      const answer = await raw(url, '/uploads/v/p/480-abc.webp', condition);
      expect(answer).toMatchObject({ head: expect.stringMatching(/^HTTP\/1\.1 304 /) as string, body: '' });
    }
    const range = 'bytes=0-9';
    expect((await fetch(address, { headers: { range, 'if-range': etag } })).status).toBe(206);
    expect((await fetch(address, { headers: { range, 'if-range': date } })).status).toBe(206);
    expect((await fetch(address, { headers: { range, 'if-range': '"other"' } })).status).toBe(200);
  });

  it.each([
    ['unknown', '/uploads/v/p/960-abc.webp'],
    ['not for the public', '/uploads/v/p/source.bin'],
    ['no picture', '/uploads/v/p/page.html'],
    ['no picture that is taken', '/uploads/v/p/drawing.svg'],
    ['a folder', '/uploads/v/p'],
    ['a folder', '/uploads/v/p/'],
    ['the folder', '/uploads'],
    ['the folder', '/uploads/'],
    ['a dot file', '/uploads/v/.hidden.jpg'],
    ['up', '/uploads/../secret.jpg'],
    ['up', '/uploads/v/../../../secret.jpg'],
    ['up, encoded', '/uploads/%2e%2e/secret.jpg'],
    ['encoded slash', '/uploads/..%2fsecret.jpg'],
    ['all encoded', '/uploads/%2e%2e%2fsecret.jpg'],
    ['encoded twice', '/uploads/%252e%252e%252fsecret.jpg'],
    ['backslash', '/uploads/..%5csecret.jpg'],
    ['backslash', '/uploads/..\\secret.jpg'],
    ['overlong', '/uploads/%c0%ae%c0%ae/secret.jpg'],
    ['null byte', '/uploads/v/p/480-abc.webp%00.jpg'],
    ['null byte', '/uploads/v/p/%00'],
    ['double slash', '/uploads//v/p/480-abc.webp'],
    ['double slash', '/uploads/v//p/480-abc.webp'],
    ['dot segment', '/uploads/./v/p/480-abc.webp'],
    ['file as a folder', '/uploads/v/p/480-abc.webp/'],
    ['file as a folder', '/uploads/v/p/480-abc.webp/x.jpg'],
    ['broken encoding', '/uploads/%'],
    ['very long', `/uploads/${'a'.repeat(5_000)}.jpg`],
  ])('%s → plain 404', async (_what, path) => {
    const answer = await raw(url, path);
    expect(answer.head).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer.head.toLowerCase()).toContain('content-type: text/plain');
    expect(answer.body).toBe('Not found');
  });
});

it('says that it is the storage that is away', async () => {
  const away = await openStorage({ storageUrl: 's3://key:secret@127.0.0.1:1/pictures?secure=0', dataDir: folder });
  const response = await fetch(`${await serve(away)}/uploads/v/p/480-abc.webp`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('cuts an answer short, rather than end it well, when the storage fails in the middle', async () => {
  const storage = await openStorage({ storageUrl: null, dataDir: folder });
  const failing = Object.assign(Object.create(storage) as Storage, {
    describe: async () => ({ size: 1_000, modifiedAt: new Date() }),
    read: async () =>
      Readable.from(
        (async function* () {
          yield CONTENT.subarray(0, 100);
          throw new Error('The disk is gone.');
        })(),
      ),
  });
  const url = await serve(failing);
  const response = await fetch(`${url}/uploads/v/p/480-abc.webp`);
  await expect(response.arrayBuffer()).rejects.toThrow(/./);
  expect((await fetch(`${url}/elsewhere`)).status).toBe(418);
});

it('forgets a file that was removed', async () => {
  const storage = await openStorage({ storageUrl: null, dataDir: folder });
  await storage.put('v/gone/1-a.jpg', CONTENT, 'image/jpeg');
  const url = await serve(storage);
  expect((await fetch(`${url}/uploads/v/gone/1-a.jpg`, { method: 'HEAD' })).status).toBe(200);
  await storage.delete('v/gone/1-a.jpg');
  expect((await fetch(`${url}/uploads/v/gone/1-a.jpg`)).status).toBe(404);
  expect((await fetch(`${url}/uploads/v/gone/1-a.jpg`, { method: 'HEAD' })).status).toBe(404);
});

/** A request with its path unchanged: `fetch` would normalise it. */
function raw(url: string, path: string, header = 'Accept: */*'): Promise<{ head: string; body: string }> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('end', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ head, body: rest.join('\r\n\r\n') });
    });
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`);
  });
}
