import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PICTURE, picture, startStandInServer, type StandInServer } from '../../testing/stand-in-server.ts';
import { createLogger } from '../logger.ts';
import { serveTiles } from './serve-tiles.ts';
import { TileSource } from './tile-source.ts';
import { TileStore } from './tile-store.ts';
import { Tiles } from './tiles.ts';

const DAY_MS = 24 * 3_600_000;
const LYON = '/12/2103/1456';

let source: StandInServer;
let folder: string;
let lines: string[];
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  source = await startStandInServer();
  folder = await mkdtemp(join(tmpdir(), 'pleniere-tiles-'));
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
  await source.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Tiles of the stand-in, over HTTP, as a process that starts now has them. */
async function serving(
  url: string = source.url,
  maxBytes = 1_000_000,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const tiles = new Tiles(new TileSource(url, 'Test'), await TileStore.open(folder, url, maxBytes), logger);
  const server = express().disable('etag').use('/tiles', serveTiles(tiles)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return (path, init) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tiles${path}`, init);
}

const later = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const bytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('a tile', () => {
  test('is fetched once and then ours, also after a restart', async () => {
    const get = await serving();
    const first = await get(LYON);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await bytes(first)).toEqual(PICTURE);
    await get(LYON);
    const restarted = await serving();
    expect(await bytes(await restarted(LYON))).toEqual(PICTURE);
    expect(source.asked.map(({ path }) => path)).toEqual(['/wmts?z=12&x=2103&y=1456']);
  });

  test('that many want at once is asked for once', async () => {
    const get = await serving();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(LYON)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(source.asked).toHaveLength(1);
  });

  test('that the browser has is not sent again', async () => {
    const get = await serving();
    const etag = (await get(LYON)).headers.get('etag')!;
    const again = await get(LYON, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('that has grown old is given at once, and looked after with the name that the source gave it', async () => {
    const get = await serving();
    await get(LYON);
    later(8 * DAY_MS);
    expect((await get(LYON)).status).toBe(200);
    await vi.waitFor(() => expect(source.asked.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([undefined, '"v1"']));
    source.answers(picture('"v2"', Buffer.from('new streets')));
    later(8 * DAY_MS);
    await get(LYON);
    await vi.waitFor(async () => expect(await (await get(LYON)).text()).toBe('new streets'));
  });

  test('that the source has not is none for an hour', async () => {
    source.answers((response) => response.writeHead(404).end());
    const get = await serving();
    expect((await get(LYON)).status).toBe(404);
    expect((await get(LYON)).headers.get('cache-control')).toBe('public, max-age=3600');
    expect(source.asked).toHaveLength(1);
  });

  test('gives way to others when there are too many', async () => {
    source.answers(picture('"v"', Buffer.alloc(4_000)));
    const get = await serving(source.url, 10_000);
    for (const x of [1, 2, 3]) await get(`/12/${x}/1`);
    await vi.waitFor(async () => expect(await kept()).toEqual(['12-2-1', '12-3-1']));
  });

  test('of another source is not mixed with those of this one', async () => {
    const get = await serving();
    await get(LYON);
    const other = await serving(`${source.url}&style=dark`);
    expect(await kept()).toEqual([]);
    expect((await other(LYON)).status).toBe(200);
    expect(source.asked).toHaveLength(2);
  });
});

async function kept(): Promise<string[]> {
  const [own] = await readdir(folder);
  return (await readdir(join(folder, own!))).toSorted();
}

describe('nothing but a tile is ever asked for', () => {
  test.each([
    '/',
    '/12/2103',
    '/12/2103/1456/7',
    '/19/0/0',
    '/2/0/0',
    '/12/4096/0',
    '/12/-1/0',
    '/12/01/0',
    '/12/1.5/0',
    '/12/a/0',
    '/12/%2e%2e/0',
    '/99/1/1',
    '/12/2103/1456.png',
  ])('%s is no tile', async (path) => {
    const get = await serving();
    expect((await get(path)).status).toBe(404);
    expect(source.asked).toEqual([]);
  });

  test('who writes is refused', async () => {
    const get = await serving();
    expect((await get(LYON, { method: 'POST' })).status).toBe(405);
  });

  test.each([
    [
      'a redirect, whose end is not looked at',
      (response) => void response.writeHead(302, { location: '/wmts?inside=1' }).end(),
    ],
    [
      'something that is no picture',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>'),
    ],
    [
      'a picture that could run scripts',
      (response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    ],
    [
      'more than a tile can be',
      (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1_000_001)),
    ],
    ['an error', (response) => void response.writeHead(500).end()],
    [
      'half a picture',
      (response) =>
        void (response.writeHead(200, { 'content-type': 'image/png', 'content-length': '99' }),
        response.write('half'),
        setImmediate(() => response.destroy())),
    ],
  ] as [string, Parameters<StandInServer['answers']>[0]][])('%s is not passed on, nor kept', async (_what, answer) => {
    source.answers(answer);
    const get = await serving();
    const response = await get(LYON);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(source.asked).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });
});

describe('a source that is away', () => {
  const fails = (): void => source.answers((response) => response.writeHead(500).end());

  test('is left alone after three failures, and told of once', async () => {
    fails();
    const get = await serving();
    for (let x = 0; x < 10; x++) expect((await get(`/12/${x}/0`)).status).toBe(503);
    expect(source.asked).toHaveLength(3);
    expect(lines.filter((line) => line.includes('cannot be had'))).toHaveLength(1);
  });

  test('does not take away what is kept', async () => {
    const get = await serving();
    await get(LYON);
    fails();
    later(8 * DAY_MS);
    for (let x = 0; x < 10; x++) await get(`/12/${x}/0`);
    expect(await bytes(await get(LYON))).toEqual(PICTURE);
  });

  test('is asked again after a while', async () => {
    fails();
    const get = await serving();
    for (let x = 0; x < 3; x++) await get(`/12/${x}/0`);
    source.answers(picture('"v1"'));
    expect((await get(LYON)).status).toBe(503);
    later(16_000);
    expect((await get(LYON)).status).toBe(200);
    expect(lines.filter((line) => line.includes('can be had again'))).toHaveLength(1);
  });

  test('that does not answer keeps nobody for long', { timeout: 15_000 }, async () => {
    source.answers(() => undefined);
    const get = await serving();
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, x) => get(`/12/${x}/0`)));
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    expect(performance.now() - started).toBeLessThan(7_500);
    expect(source.asked).toHaveLength(8);
  });
});
