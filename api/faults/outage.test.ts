import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/accounts.ts';
import { request, requestGraphql, requestVenue, tokenOf, type Timed } from '../testing/http-client.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SharedServices, startSharedServices } from '../testing/shared-services.ts';

/** The time limit of every answer, whatever is unavailable. A busy machine adds to it. */
const LIMIT_MS = 5_000;

const shared = await startSharedServices();
const services = shared as SharedServices;
const leftOut = typeof shared === 'string' ? ` (left out: ${shared})` : '';

describe.skipIf(leftOut)(`what a process leans on goes away and comes back${leftOut}`, () => {
  let server: ServerProcess;
  let token: string;
  let asked = 0;

  beforeAll(async () => {
    const { email } = await createAccount(services.database, { role: 'ADMIN' });
    server = await startServerProcess(services.env);
    token = await tokenOf(server.url, email);
  });
  afterEach(() => Promise.all(Object.values(services.proxies).map((proxy) => proxy.mend())));
  afterAll(async () => {
    await server?.kill();
    await services.stop();
  });

  const probes = (): Record<string, Promise<Timed>> => {
    // A query without a cached answer.
    const number = (asked += 1);
    return {
      alive: request(`${server.url}/healthz`),
      ready: request(`${server.url}/readyz`),
      read: requestGraphql(server.url, `{ users(page: ${number}) { totalCount } }`, {}, token),
      search: requestGraphql(server.url, `{ searchVenues(filter: { text: "gramblevaux ${number}" }) { totalCount } }`),
      // Whether it is the former address of a venue.
      address: requestGraphql(server.url, `{ venues(slugs: ["gramblevaux-${number}"]) { id } }`),
      write: requestGraphql(
        server.url,
        `mutation { createVenue(input: { name: "Halle ${number}", city: "Lyon", postalCode: "69001" }) { errors { __typename } } }`,
        {},
        token,
      ),
      picture: request(`${server.url}/uploads/venue/${number}.webp`),
    };
  };

  async function answers(): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const [name, answer] of Object.entries(probes())) {
      const { status, ms, retryAfter } = await answer;
      expect(ms, name).toBeLessThan(LIMIT_MS);
      if (status === 503) expect(Number(retryAfter), name).toBeGreaterThan(0);
      statuses[name] = status;
    }
    return statuses;
  }

  const WELL = { alive: 200, ready: 200, read: 200, search: 200, address: 200, write: 200, picture: 404 };
  it.each<[what: keyof SharedServices['proxies'], how: 'cut' | 'stall', wanted: Partial<typeof WELL>]>([
    ['database', 'cut', { ready: 503, read: 503, address: 503, write: 503 }],
    ['database', 'stall', { ready: 503, read: 503, address: 503, write: 503 }],
    ['redis', 'cut', { ready: 503 }],
    ['redis', 'stall', { ready: 503 }],
    ['storage', 'cut', { ready: 503, picture: 503 }],
    ['storage', 'stall', { ready: 503, picture: 503 }],
    ['mail', 'cut', {}],
    ['mail', 'stall', {}],
  ])('%s (%s)', { timeout: 120_000 }, async (what, how, wanted) => {
    expect(await answers()).toEqual(WELL);
    await services.proxies[what][how]();
    expect(await answers()).toEqual({ ...WELL, ...wanted });
    await services.proxies[what].mend();
    await expect.poll(async () => (await request(`${server.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    expect(await answers()).toEqual(WELL);
  });

  it(
    'what is told by mail while the mail server is away arrives once it is back, each once',
    { timeout: 120_000 },
    async () => {
      const accounts = await Promise.all(Array.from({ length: 20 }, () => createAccount(services.database)));
      const suspend =
        'mutation ($id: ID!) { suspendUser(input: { id: $id, version: 1, reason: "Essai" }) { errors { __typename } } }';
      await services.proxies.mail.cut();
      const statuses = await Promise.all(
        accounts.map(async ({ id }) => (await requestGraphql(server.url, suspend, { id }, token)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      const tried = `select 1 from pgboss.job where name = 'mail.send' and state = 'retry' limit 1`;
      await expect.poll(() => services.database.rows(tried), { timeout: 20_000 }).toHaveLength(1);
      await services.proxies.mail.mend();
      const emails = new Set(accounts.map(({ email }) => email));
      const sent = () => services.mails.received.flatMap(({ envelopeTo }) => envelopeTo).filter((to) => emails.has(to));
      await expect.poll(() => new Set(sent()).size, { timeout: 90_000, interval: 200 }).toBe(emails.size);
      expect(sent()).toHaveLength(emails.size);
    },
  );

  it('SIGTERM under load: what is done is answered, and the end is one of success', async () => {
    const answered: (string | null)[] = [];
    const stop: { ended?: ReturnType<ServerProcess['stop']> } = {};
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let round = 0; ; round++) {
        const id = await requestVenue(server.url, `Load ${lane} ${round}`, token).catch((error: unknown) => {
          if (stop.ended) return 'refused';
          throw error;
        });
        if (id === 'refused') return;
        answered.push(id);
        if (answered.length === 20) stop.ended = server.stop();
      }
    });
    await Promise.all(lanes);
    const { code, ms } = (await stop.ended)!;
    expect([code, ms < 10_000]).toEqual([0, true]);
    // Neither an answer without its change nor a change without its answer.
    const rows = await services.database.rows<{ id: string }>(`select id from venue where name like 'Load %'`);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(answered));
  });
});
