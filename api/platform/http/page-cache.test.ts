import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withPageCache } from './page-cache.ts';

let stop: () => Promise<unknown> = async () => {};
afterEach(() => stop());

const COOKIES = { language: ['fr', 'en'] };

/** A site whose pages contain the number of renderings so far, behind the cache. */
async function startSite(listener?: RequestListener) {
  let made = 0;
  let state = '1';
  const page: RequestListener = (request, response) => {
    if (request.url?.startsWith('/lost')) response.statusCode = 404;
    response.end(`page ${made++}`);
  };
  const makePublic: RequestListener = (request, response) => {
    response.setHeader('cache-control', request.url?.startsWith('/mine') ? 'no-store' : 'public, no-cache');
    (listener ?? page)(request, response);
  };
  const server = createServer(withPageCache({ state: () => state, cookies: COOKIES }, makePublic)).listen(0);
  await once(server, 'listening');
  stop = async () => {
    server.close();
    await once(server, 'close');
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(origin + path, {
        headers: { accept: 'text/html', connection: 'close', ...headers },
      });
      return response.text();
    },
    changeState: () => {
      state = '2';
    },
  };
}

test('a page is made once, until the state changes', async () => {
  const site = await startSite();
  expect([await site.get('/'), await site.get('/'), await site.get('/other')]).toEqual(['page 0', 'page 0', 'page 1']);
  site.changeState();
  expect(await site.get('/')).toBe('page 2');
});

test('each language has its own page; cookies that mean nothing have none', async () => {
  const site = await startSite();
  const cookies = ['', 'language=fr', 'language=en', 'language=fr; visit=7', 'language=xx'];
  const pages = [];
  for (const cookie of cookies) pages.push(await site.get('/', { cookie }));
  expect(pages).toEqual(['page 0', 'page 1', 'page 2', 'page 1', 'page 0']);
});

test.each([
  ['a page that does not exist', '/lost', {}],
  ['a page for one visitor', '/mine', {}],
  ['a visitor who is signed in', '/', { authorization: 'Bearer x' }],
  ['what is no page', '/api/things', {}],
  ['what wants no page', '/', { accept: 'application/json' }],
])('%s is not kept', async (_, path, headers) => {
  const site = await startSite();
  expect([await site.get(path, headers), await site.get(path, headers)]).toEqual(['page 0', 'page 1']);
});

test('who asks while a page is made waits for it', async () => {
  let answer = (): void => {};
  let made = 0;
  const site = await startSite((_request, response) => {
    made += 1;
    answer = () => response.end('page');
  });
  const pages = Promise.all([site.get('/'), site.get('/'), site.get('/')]);
  await expect.poll(() => made).toBe(1);
  // The other two requests have had the time to arrive.
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer();
  expect(await pages).toEqual(['page', 'page', 'page']);
  expect(made).toBe(1);
});
