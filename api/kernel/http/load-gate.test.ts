import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVenues } from '../../features/venues/venue.factory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLogger } from '../logger.ts';
import { LoadGate, withLoadGate } from './load-gate.ts';

/** So many that wait long are too many. */
const CROWD = 64;
/** So long is long, with some room. */
const LONG_MS = 900;
/** No crowd, together with who asked just before. */
const FEW = 32;
/** What one piece of work takes. */
const WORK_MS = 20;
const PATIENCE = { timeout: 30_000, interval: 100 };

describe('while the database answers nobody', () => {
  let app: TestApp;
  const logged: { msg: string }[] = [];
  const search = (text: string) => fetch(`${app.url}/api/establishments?q=${text}`);

  beforeAll(async () => {
    app = await startTestApp(
      { LOG_LEVEL: 'warn' },
      { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) },
    );
    await createVenues(app.database, [{ name: 'Maison' }]);
  });
  afterAll(() => app.stop());

  test('who comes to a crowd is told to come again; kept answers and probes go on; those who wait are answered', async () => {
    expect((await search('maison')).status).toBe(200);
    let crowd: Promise<Response>[] = [];
    await app.database.transaction(async (transaction) => {
      // On the embedded database the transaction alone holds everybody up.
      await transaction.query('lock table catalogue_venue, catalogue_document in access exclusive mode');
      crowd = Array.from({ length: CROWD }, (_, number) => search(`maison${number}`));
      // Whoever asks before they have waited long waits with them.
      await vi.waitFor(async () => {
        const again = search(`again${performance.now()}`);
        crowd.push(again.then((answer) => (answer.status === 503 ? new Response() : answer)));
        expect((await Promise.race([again, pause(2_000, { status: 0 })])).status).toBe(503);
      }, PATIENCE);

      const rest = await search('other');
      const headers = ['retry-after', 'cache-control', 'x-content-type-options'].map((name) => rest.headers.get(name));
      expect([rest.status, headers]).toEqual([503, ['3', 'no-store', 'nosniff']]);
      expect(await rest.json()).toMatchObject({
        error: { code: 'UNAVAILABLE' },
        message: expect.any(String) as string,
      });
      const graphql = await app.graphql('{ searchVenues(filter: { text: "other" }) { totalCount } }');
      expect([graphql.status, graphql.errors?.[0]?.extensions]).toEqual([503, { code: 'UNAVAILABLE', retryAfter: 3 }]);
      const page = await fetch(`${app.url}/establishments`, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('<meta http-equiv="refresh" content="3">');

      expect((await search('maison')).status).toBe(200);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${app.url}/favicon.svg`)).status).toBe(404);
    });
    for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200);
    await vi.waitFor(async () => expect((await search('afterwards')).status).toBe(200), PATIENCE);
    expect(logged).toContainEqual(expect.objectContaining({ msg: expect.stringMatching(/refused/) as string }));
  });
});

describe('the gate', () => {
  let gate: LoadGate;
  let server: Server;
  let url: string;
  /** What was let in and is not answered yet. */
  let held: (() => void)[];
  let crowd: Promise<Response>[];

  beforeEach(async () => {
    [gate, held, crowd] = [new LoadGate(createLogger('silent')), [], []];
    server = createServer(
      withLoadGate(gate, (request, response) => {
        if (request.url === '/held') return void held.push(() => response.end());
        const end = request.url === '/work' ? performance.now() + WORK_MS : 0;
        while (performance.now() < end);
        response.end();
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const release of held) release();
    await Promise.all(crowd);
    gate.stop();
    server.close();
    server.closeAllConnections();
  });

  async function hold(count: number): Promise<void> {
    const wanted = held.length + count;
    crowd.push(...Array.from({ length: count }, () => fetch(`${url}/held`)));
    await vi.waitFor(() => expect(held).toHaveLength(wanted), PATIENCE);
  }
  const status = async (): Promise<number> => (await fetch(url)).status;

  test('lets everybody in while fewer than a crowd wait, however long', async () => {
    await hold(CROWD - 1);
    await pause(LONG_MS);
    expect(await status()).toBe(200);
  });

  /** How many are let in of those who ask for work at once. */
  async function letIn(count: number): Promise<number> {
    const answers = await Promise.all(Array.from({ length: count }, () => fetch(`${url}/work`)));
    return answers.filter(({ ok }) => ok).length;
  }

  test('takes on no more work in one turn than is done soon, and all of a smaller crowd', async () => {
    await Promise.all(Array.from({ length: 300 }, () => status()));
    expect(await letIn(300)).toBeLessThan(300);
    await vi.waitFor(async () => expect(await status()).toBe(200), PATIENCE);
    expect(await letIn(FEW)).toBe(FEW);
  });

  test('opens again as soon as the crowd is smaller', async () => {
    await hold(CROWD);
    await vi.waitFor(async () => expect(await status()).toBe(503), PATIENCE);
    held.pop()!();
    await vi.waitFor(async () => expect(await status()).toBe(200), PATIENCE);
  });
});
