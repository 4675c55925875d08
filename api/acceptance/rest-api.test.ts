import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVenues } from '../features/venues/venue.factory.ts';
import { listRoutes } from '../platform/rest/bound-route.ts';
import { restDocument } from '../platform/rest/openapi.ts';
import { type Failed, restClient } from '../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT } from '../features.ts';

const ORIGIN = 'https://pleniere.test';
const LIST = '/establishments';

let app: TestApp;
const get = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: ORIGIN });
  await createVenues(
    app.database,
    [1, 2, 3, 4].map((number) => ({ name: `Maison ${number}`, communeCode: '35238', postalCode: '35000' })),
  );
});
afterAll(() => app.stop());

describe('both APIs', () => {
  test('one’s own venues need a session', async () => {
    for (const headers of [undefined, { authorization: 'Bearer nonsense' }]) {
      const { response, body } = await get<Failed>(
        '/establishments/my?page=x',
        '/establishments/my',
        headers && { headers },
      );
      expect(response.status).toBe(401);
      expect(body.message).toBe('Authentication required: Please log in to view your establishments');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each(['PATCH', 'DELETE', 'POST', 'PUT'])('%s of a read is 405 and says what there is', async (method) => {
    for (const path of ['/public/favorites', '/establishments/suggestions']) {
      const response = await fetch(`${app.url}/api${path}`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'HEAD, GET, OPTIONS']);
      expect(await response.json()).toMatchObject({
        error: { code: 'METHOD_NOT_ALLOWED' },
        message: 'Method not allowed',
      });
    }
  });

  test('HEAD gives the head, OPTIONS the methods', async () => {
    const head = await fetch(`${app.url}/api/establishments?limit=2`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('x-total-count'))).toBe(4);
    const options = await fetch(`${app.url}/api/establishments`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'HEAD, GET, POST, OPTIONS']);
  });

  test.each([
    '',
    '/',
    '/nothing',
    '/public',
    '/establishments/a/b',
    '/docs/index.html',
    '/docs/swagger-initializer.js',
  ])('there is nothing at /api%s', async (path) => {
    const response = await fetch(`${app.url}/api${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' }, message: 'Not found' });
  });

  test('pages of one origin alone may read', async () => {
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' };
    const from = async (origin: string, method: string) =>
      fetch(`${app.url}/api/establishments?limit=1`, {
        method,
        headers: { origin, ...(method === 'OPTIONS' ? asked : {}) },
      });
    for (const method of ['GET', 'OPTIONS', 'GET']) {
      const own = await from(ORIGIN, method);
      expect(own.headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(own.headers.get('access-control-allow-credentials')).toBe('true');
      for (const origin of [
        'https://evil.test',
        'null',
        `${ORIGIN}.evil.test`,
        'http://pleniere.test',
        `${ORIGIN}:8443`,
      ]) {
        const foreign = await from(origin, method);
        expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
        expect(foreign.headers.get('vary')).toMatch(/origin/i);
      }
      const plain = await fetch(`${app.url}/api/establishments?limit=1`);
      expect(plain.headers.get('vary')).toMatch(/origin/i);
    }
    const preflight = await from(ORIGIN, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

describe('caching', () => {
  const path = '/establishments?location=Bretagne&limit=30';

  test.each(['identity', 'gzip', 'br'])('an unchanged read is answered with 304 (%s)', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    // The first is computed, the second comes from the cache.
    for (const time of [1, 2, 3]) {
      const { response, text } = await get(`${path}&for=${encoding}`, LIST, { headers });
      expect(response.headers.get('cache-control'), `time ${time}`).toBe('public, no-cache');
      expect(response.headers.get('vary')).toMatch(/authorization/i);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(text.length).toBeGreaterThan(1_024);
      const etag = response.headers.get('etag')!;
      for (const known of [etag, `"other", ${etag}`, '*']) {
        const again = await get(`${path}&for=${encoding}`, LIST, { headers: { ...headers, 'if-none-match': known } });
        expect([again.response.status, again.text]).toEqual([304, '']);
        expect(again.response.headers.get('etag')).toBe(etag);
      }
      const stale = await get(`${path}&for=${encoding}`, LIST, { headers: { ...headers, 'if-none-match': 'W/"old"' } });
      expect(stale.response.status).toBe(200);
    }
  });

  test('a change is another content', async () => {
    const before = await get(path);
    await createVenues(app.database, [{ name: 'Une maison de plus', communeCode: '35238', postalCode: '35000' }]);
    const after = await get(path, LIST, { headers: { 'if-none-match': before.response.headers.get('etag')! } });
    expect(after.response.status).toBe(200);
    expect(Number(after.response.headers.get('x-total-count'))).toBe(
      Number(before.response.headers.get('x-total-count')) + 1,
    );
  });
});

describe('the description', () => {
  test('names every route, and nothing else', async () => {
    const { paths } = restDocument(PRODUCT, app.app.schema);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = listRoutes(PRODUCT, app.app.schema);
    expect(described.toSorted()).toEqual(served.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test('says of each operation what any request may be answered with', () => {
    for (const operations of Object.values(restDocument(PRODUCT, app.app.schema).paths)) {
      for (const operation of Object.values(operations) as { responses: object }[]) {
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '408', '431', '500', '503']));
      }
    }
  });

  test('names the conditions that a route keeps to, and no others', () => {
    const { paths } = restDocument(PRODUCT, app.app.schema);
    const names = { 'idempotency-key': 'IdempotencyKey', 'if-match': 'IfMatch' };
    for (const { method, path, route } of listRoutes(PRODUCT, app.app.schema)) {
      const { parameters = [] } = paths[path]![method.toLowerCase()] as { parameters?: { $ref?: string }[] };
      const described = parameters.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
      expect([path, described.filter((name) => Object.values(names).includes(name))]).toEqual([
        path,
        (route.honours ?? []).map((name) => names[name]),
      ]);
    }
  });

  test('is served as it is, and each operation has its words', async () => {
    const response = await fetch(`${app.url}/api/openapi.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(restDocument(PRODUCT, app.app.schema))));
    const operations = Object.values(restDocument(PRODUCT, app.app.schema).paths).flatMap(
      (methods) => Object.values(methods) as Record<string, unknown>[],
    );
    for (const operation of operations) {
      expect(operation).toMatchObject({
        operationId: expect.any(String) as string,
        summary: expect.any(String) as string,
      });
      expect(operation).toMatchObject({
        description: expect.any(String) as string,
        tags: [expect.any(String) as string],
      });
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test('has the version of the product, as the check of health says it', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const [document, health] = await Promise.all(
      ['/api/openapi.json', '/healthz'].map(async (path) => (await fetch(app.url + path)).json() as Promise<object>),
    );
    expect(document).toMatchObject({ info: { version } });
    expect(health).toEqual({ status: 'ok', version });
  });

  test('is shown by a page that needs nobody else', async () => {
    const response = await fetch(`${app.url}/api/docs`, { headers: { 'accept-language': 'fr-FR,fr;q=0.9' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).not.toMatch(/(?:src|href)="(?!\/api\/)/);
    const nonce = /<script nonce="([^"]+)">/.exec(html)![1]!;
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(html.match(/<script(?! src="\/api\/docs\/| nonce=)/)).toBeNull();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBe(3);
    for (const address of addresses) {
      const asset = await fetch(app.url + address);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('content-type')).toMatch(/css|javascript|png/);
    }
    const licence = await fetch(`${app.url}/api/docs/LICENSE`);
    expect(licence.headers.get('content-type')).toContain('text/plain');
  });
});
