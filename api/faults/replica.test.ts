import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { createVenues } from '../features/venues/venue.factory.ts';
import type { VenueCard } from '../features/venues/venue.types.ts';
import { createLogger } from '../platform/logger.ts';
import {
  NO_REPLICATED_POSTGRES,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../testing/replicated-postgres.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT, STORED } from '../features.ts';

const leftOut = NO_REPLICATED_POSTGRES ? ` (left out: ${NO_REPLICATED_POSTGRES})` : '';
const WITHIN = { timeout: 20_000, interval: 100 };

describe.skipIf(leftOut)(`public reads from a copy of the database${leftOut}`, () => {
  let servers: ReplicatedPostgres;
  let app: TestApp;

  beforeAll(async () => {
    const logger = createLogger('silent');
    servers = await startReplicatedPostgres();
    app = await startTestApp({ RESPONSE_CACHE: '0' }, undefined, async () => {
      const config = { databaseUrl: servers.primaryUrl, databaseReplicaUrls: [servers.replicaUrl], dataDir: '' };
      const database = await openDatabase(config, logger, STORED);
      await prepareDatabase(database, PRODUCT, { demo: false }, logger);
      return database;
    });
  });
  afterAll(async () => {
    await app?.stop();
    await servers?.stop();
  });

  const reads = (): { primary: number; replica: number } => app.app.services.catalogue.reads;
  /** The names on the cards of all venues, past the cards in memory, and the database that answered. */
  async function readCards(): Promise<{ from: 'primary' | 'replica'; names: string[] }> {
    const { catalogue, search } = app.app.services;
    const before = reads().replica;
    const ids = await search.relevantIds({}, 10);
    const cards = [...(await catalogue.documents('card', ids)).values()].map((card) => JSON.parse(card) as VenueCard);
    return { from: reads().replica > before ? 'replica' : 'primary', names: cards.map(({ name }) => name).toSorted() };
  }
  const answeredBy = async (who: 'primary' | 'replica'): Promise<void> => {
    await expect.poll(async () => (await readCards()).from, WITHIN).toBe(who);
  };
  /** Adds a venue in this process. */
  const add = async (name: string): Promise<void> => void (await createVenues(app.database, [{ name }]));

  it('are answered by the copy once it has everything', async () => {
    await add('Château un');
    await answeredBy('replica');
    expect((await readCards()).names).toEqual(['Château un']);
  });

  it('see each change at once, though the copy is behind; writes never go there', async () => {
    const copy = app.database.replicas[0]!;
    await answeredBy('replica');
    await copy.query('select pg_wal_replay_pause()');
    try {
      await add('Château deux');
      await app.database.transaction(async () => {});
      for (let count = 0; count < 5; count++) {
        expect(await readCards()).toEqual({ from: 'primary', names: ['Château deux', 'Château un'] });
      }
    } finally {
      await copy.query('select pg_wal_replay_resume()');
    }
    await answeredBy('replica');
    expect((await readCards()).names).toEqual(['Château deux', 'Château un']);
  });

  it('go on while the copy is away, and return to it', async () => {
    await answeredBy('replica');
    servers.stopReplica();
    for (let count = 0; count < 5; count++)
      expect(await readCards()).toMatchObject({
        from: 'primary',
        names: expect.arrayContaining(['Château un']) as string[],
      });
    servers.startReplica();
    await answeredBy('replica');
  });
});
