import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVenues } from '../../features/venues/venue.factory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLogger } from '../logger.ts';
import { LoadShedder, withLoadShedding } from './load-shedder.ts';

/** Requests computed at a time. */
const MAX_ACTIVE = 32;
/** Queued requests from which on the process counts as overloaded. */
const OVERLOAD_QUEUE = 32;
/** More than the wait from which on further requests are refused. */
const LONG_MS = 900;
/** What one piece of work takes. */
const WORK_MS = 20;
const PATIENCE = { timeout: 30_000, interval: 100 };

describe('while the database answers nobody', () => {
  let app: TestApp;
  const logged: { msg: string }[] = [];
  /** Each page has a venue of its own, whose document has to be read. */
  const search = (page: number) => fetch(`${app.url}/api/establishments?limit=1&page=${page}`);

  beforeAll(async () => {
    app = await startTestApp(
      { LOG_LEVEL: 'warn' },
      { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) },
    );
    await createVenues(
      app.database,
      Array.from({ length: MAX_ACTIVE + OVERLOAD_QUEUE + 4 }, (_, number) => ({ name: `Maison ${number}` })),
    );
  });
  afterAll(() => app.stop());

  test('an overload refuses further requests; cached answers and probes are still served; queued requests are answered', async () => {
    expect((await search(1)).status).toBe(200);
    let queued: Promise<Response>[] = [];
    await app.database.transaction(async (transaction) => {
      // On the embedded database a transaction alone blocks all others.
      await transaction.query('lock table catalogue_venue, catalogue_document in access exclusive mode');
      queued = Array.from({ length: MAX_ACTIVE + OVERLOAD_QUEUE }, (_, number) => search(number + 2));
      await pause(LONG_MS);
      const rest = await search(MAX_ACTIVE + OVERLOAD_QUEUE + 2);
      const headers = ['retry-after', 'cache-control', 'x-content-type-options'].map((name) => rest.headers.get(name));
      expect([rest.status, headers]).toEqual([503, ['3', 'no-store', 'nosniff']]);
      expect(await rest.json()).toMatchObject({
        error: { code: 'UNAVAILABLE' },
        message: expect.any(String) as string,
      });
      const graphql = await app.graphql('{ searchVenues(pageSize: 2) { totalCount } }');
      expect([graphql.status, graphql.errors?.[0]?.extensions]).toEqual([503, { code: 'UNAVAILABLE', retryAfter: 3 }]);
      const page = await fetch(`${app.url}/establishments`, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('<meta http-equiv="refresh" content="3">');

      expect((await search(1)).status).toBe(200);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    });
    const statuses = (await Promise.all(queued)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(MAX_ACTIVE);
    await vi.waitFor(async () => expect((await search(MAX_ACTIVE + OVERLOAD_QUEUE + 3)).status).toBe(200), PATIENCE);
    // Written by the next sweep, which may come after the last answer.
    const line = expect.objectContaining({ msg: expect.stringMatching(/refused/) as string }) as unknown;
    await vi.waitFor(() => expect(logged).toContainEqual(line), PATIENCE);
  });
});

describe('the load shedder', () => {
  let shedder: LoadShedder;
  let server: Server;
  let url: string;
  /** Requests admitted and not answered yet. */
  let held: (() => void)[];
  let requests: Promise<Response>[];
  let work: () => void;

  beforeEach(async () => {
    [shedder, held, requests] = [new LoadShedder(createLogger('silent'), new Set(['/favicon.svg'])), [], []];
    server = createServer(
      withLoadShedding(shedder, ({ url: path }, response) => {
        if (path === '/begun') response.write('The beginning');
        if (path === '/begun' || path === '/held') return void held.push(() => response.end());
        if (path === '/work') work();
        response.end();
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const release of held) release();
    await Promise.all(requests);
    shedder.stop();
    server.close();
    server.closeAllConnections();
  });

  async function hold(count: number): Promise<void> {
    const wanted = held.length + count;
    requests.push(...Array.from({ length: count }, () => fetch(`${url}/held`)));
    await vi.waitFor(() => expect(held).toHaveLength(wanted), PATIENCE);
  }
  const status = async (path = ''): Promise<number> => (await fetch(url + path)).status;

  test('admits requests while there is room, however long the others take', async () => {
    await hold(MAX_ACTIVE - 1);
    await pause(LONG_MS);
    expect(await status()).toBe(200);
  });

  test('queues further requests until there is room', async () => {
    await hold(MAX_ACTIVE);
    const waiting = status();
    expect(await Promise.race([waiting, pause(300, 'waits')])).toBe('waits');
    held.pop()!();
    expect(await waiting).toBe(200);
  });

  test('refuses further requests while a long queue does not move, and admits them afterwards', async () => {
    await hold(MAX_ACTIVE);
    requests.push(...Array.from({ length: OVERLOAD_QUEUE }, () => fetch(url)));
    await pause(LONG_MS);
    expect(await status()).toBe(503);
    held.pop()!();
    await vi.waitFor(async () => expect(await status()).toBe(200), PATIENCE);
  });

  test.each(['/healthz', '/readyz?', '/favicon.svg?v=2', '/uploads/a/b.webp'])(
    'admits %s however many are queued',
    async (path) => {
      await hold(MAX_ACTIVE);
      expect(await status(path)).toBe(200);
    },
  );

  test('queues paths that are no files of ours like the others', async () => {
    await hold(MAX_ACTIVE);
    const paths = ['/anything.php', '/assets/nothing.js', '/healthzzz', '/favicon.svg.php'];
    expect(await Promise.all(paths.map(status))).toEqual([503, 503, 503, 503]);
  });

  test('refuses a queued request after two seconds', async () => {
    await hold(MAX_ACTIVE);
    const asked = performance.now();
    expect(await status()).toBe(503);
    expect(performance.now() - asked).toBeLessThan(4_000);
  });

  test('does not count slow uploads and slow readers', async () => {
    const uploads = Array.from({ length: MAX_ACTIVE }, () => {
      const upload = request(`${url}/held`, {
        method: 'POST',
        headers: { 'content-length': 1_000 },
      });
      upload.on('error', () => {}).write('half of it');
      return upload;
    });
    requests.push(...Array.from({ length: MAX_ACTIVE }, () => fetch(`${url}/begun`)));
    await vi.waitFor(() => expect(held).toHaveLength(2 * MAX_ACTIVE), PATIENCE);
    expect(await status()).toBe(200);
    for (const upload of uploads) upload.destroy();
  });

  test('keeps no place for clients that have disconnected', async () => {
    const gone = { closed: true } as ServerResponse;
    const go = vi.fn<() => void>();
    for (let count = 0; count < MAX_ACTIVE; count++) shedder.enter({ url: '/' } as IncomingMessage, gone, go);
    expect(go).not.toHaveBeenCalled();
    await hold(MAX_ACTIVE - 1);
    expect(await status()).toBe(200);
  });

  test('starts one queued request per turn of the event loop, so that sockets are read in between', async () => {
    let [inTurn, most] = [0, 0];
    work = () => {
      const end = performance.now() + WORK_MS;
      while (performance.now() < end);
      most = Math.max(most, ++inTurn);
      setImmediate(() => (inTurn = 0));
    };
    await hold(MAX_ACTIVE);
    const waiting = Promise.all(Array.from({ length: OVERLOAD_QUEUE }, () => fetch(`${url}/work`)));
    await pause(200);
    for (const release of held.splice(0)) release();
    const answers = await waiting;
    expect([most, answers.filter(({ ok }) => ok).length]).toEqual([1, OVERLOAD_QUEUE]);
  });
});
