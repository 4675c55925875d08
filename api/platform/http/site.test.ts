import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from './security.ts';
import { createSite, siteFiles } from './site.ts';

/** Answers the status of the path, with the style sheet as text. */
const RENDERER = `export const render = async ({ url, styleSheets }) => {
  const status = Number(url.slice(1));
  const headers = status < 500 ? {} : { 'cache-control': 'no-store' };
  return { status, headers, html: Buffer.from('<p>' + styleSheets['assets/client-x.css']), styleSource: "'sha256-x'" };
};`;

let build: string;
let server: Server;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'pleniere-site-'));
  await mkdir(join(build, 'client/.vite'), { recursive: true });
  await mkdir(join(build, 'client/assets'));
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'server/entry-server.js'), RENDERER);
  await writeFile(join(build, 'client/.vite/manifest.json'), '{"x.ts":{"file":"x.js","css":["assets/client-x.css"]}}');
  await writeFile(join(build, 'client/assets/client-x.css'), 'p{}');
  await writeFile(join(build, 'client/assets/client-x.js'), '');
  const app = express().use(...securityHeaders(false));
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

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

async function get(path: string) {
  const { status, headers } = await ask(path);
  return [status, headers.get('cache-control'), headers.has('etag')];
}

test('a page may be kept unless it says otherwise, and is known again when it is there', async () => {
  expect(await get('/200')).toEqual([200, 'public, no-cache', true]);
  expect((await get('/404')).slice(0, 2)).toEqual([404, 'public, no-cache']);
  expect((await get('/503')).slice(0, 2)).toEqual([503, 'no-store']);
});

test('a page is rendered with the text of the style sheets, and only its own style element is allowed', async () => {
  const answer = await ask('/200');
  expect(await answer.text()).toBe('<p>p{}');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-x';/);
  expect(policy).toContain("script-src 'self';");
});

test('what the gate lets pass freely is what there is', async () => {
  const files = await siteFiles(build);
  expect(files.has('/assets/client-x.js')).toBe(true);
  expect(files.has('/anything.php')).toBe(false);
});
