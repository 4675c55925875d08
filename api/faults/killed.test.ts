import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { createLogger } from '../platform/logger.ts';
import { createAccount, type TestAccount } from '../testing/accounts.ts';
import { requestVenue, tokenOf } from '../testing/http-client.ts';
import { launchServerProcess, startServerProcess } from '../testing/server-process.ts';
import { PRODUCT, STORED } from '../features.ts';

/** `npm run faults` sets twenty. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 2);
/** A round starts servers that create a database and write all communes: seconds on an idle machine, a minute on a busy one. */
const ROUND_MS = 90_000;
const FIRST_KILL_MS = 1_500;
const SPREAD_MS = 6_000;
const logger = createLogger('silent');
let dataDir: string;
let admin: TestAccount;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pleniere-killed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, logger, STORED);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

it('a first start that is killed half-way is made up for by the next one', { timeout: ROUND_MS * ROUNDS }, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { child, ready } = launchServerProcess({ DATA_DIR: dataDir });
    const ended = once(child, 'exit');
    // While it creates the database, migrates, or writes the communes.
    await Promise.race([ready.catch(() => {}), pause(FIRST_KILL_MS + (round * SPREAD_MS) / ROUNDS)]);
    child.kill('SIGKILL');
    await ended;
  }
  admin = await withDatabase(async (database) => {
    await prepareDatabase(database, PRODUCT, { demo: false }, logger);
    expect(await database.rows('select 1 from commune limit 1')).toHaveLength(1);
    return createAccount(database, { role: 'ADMIN' });
  });
});

it('the embedded database loses nothing that was acknowledged', { timeout: ROUND_MS * ROUNDS }, async () => {
  const made: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const token = await tokenOf(server.url, admin.email);
    const before = made.length;
    const lanes = Array.from({ length: 4 }, async (_, lane) => {
      for (let number = 0; ; number++) {
        const id = await requestVenue(server.url, `Round ${round} ${lane} ${number}`, token).catch(() => 'killed');
        if (id === 'killed') return;
        if (id) made.push(id);
        // Another moment in each round.
        if (made.length - before === 10 + round) void server.kill();
      }
    });
    await Promise.all(lanes);
    expect(made.length - before).toBeGreaterThanOrEqual(10 + round);
  }
  const kept = await withDatabase((database) =>
    database.rows<{ id: string }>('select id from venue where id = any($1)', [made]),
  );
  expect(kept).toHaveLength(made.length);
});
