import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite, siteFiles } from './site.ts';

/** Renders the path. */
const RENDERER = `export const render = async ({ url }) => {
  const status = Number(url.slice(1));
  const headers = status < 500 ? {} : { 'cache-control': 'no-store' };
  return { status, headers, html: Buffer.from('<p>' + url) };
};`;

let build: string;
let server: Server;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'pleniere-site-'));
  await mkdir(join(build, 'client/.vite'), { recursive: true });
  await mkdir(join(build, 'client/assets'));
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'server/entry-server.js'), RENDERER);
  await writeFile(join(build, 'client/.vite/manifest.json'), '{}');
  await writeFile(join(build, 'client/assets/client-x.js'), '');
  const app = express();
  server = createServer(app).listen(0, '127.0.0.1');
  const site = await createSite({
    build,
    files: await siteFiles(build),
    httpServer: server,
    pageInfo: () => ({}) as never,
    execute: () => Promise.reject(new Error('never asked')),
  });
  app.get('/{*path}', site.page);
});
afterAll(async () => {
  server.close();
  await rm(build, { recursive: true });
});

async function get(path: string) {
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return [status, headers.get('cache-control'), headers.has('etag')];
}

test('a page may be kept unless it says otherwise, and is known again when it is there', async () => {
  expect(await get('/200')).toEqual([200, 'public, no-cache', true]);
  expect((await get('/404')).slice(0, 2)).toEqual([404, 'public, no-cache']);
  expect((await get('/503')).slice(0, 2)).toEqual([503, 'no-store']);
});

test('what the gate lets pass freely is what there is', async () => {
  const files = await siteFiles(build);
  expect(files.has('/assets/client-x.js')).toBe(true);
  expect(files.has('/anything.php')).toBe(false);
});
