import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { createVenues } from '../features/venues/venue.factory.ts';
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
  /** A search for a word without a meaning, which is searched in the database, and the database that answered it. */
  async function search(): Promise<{ from: 'primary' | 'replica'; status: number; names: string[] }> {
    const before = reads().replica;
    const query = '{ searchVenues(filter: { text: "gramblevaux" }) { items { name } } }';
    const { status, data } = await app.graphql<{ searchVenues: { items: { name: string }[] } }>(query);
    const names = data.searchVenues.items.map(({ name }) => name);
    return { from: reads().replica > before ? 'replica' : 'primary', status, names };
  }
  const answeredBy = async (who: 'primary' | 'replica'): Promise<void> => {
    await expect.poll(async () => (await search()).from, WITHIN).toBe(who);
  };
  /** Adds a venue in this process. */
  const add = async (name: string): Promise<void> => void (await createVenues(app.database, [{ name }]));

  it('are answered by the copy once it has everything', async () => {
    await add('Gramblevaux un');
    await answeredBy('replica');
    expect((await search()).names).toEqual(['Gramblevaux un']);
  });

  it('see each change at once, though the copy is behind; writes never go there', async () => {
    const copy = app.database.replicas[0]!;
    await answeredBy('replica');
    await copy.query('select pg_wal_replay_pause()');
    try {
      await add('Gramblevaux deux');
      await app.database.transaction(async () => {});
      for (let count = 0; count < 5; count++) {
        const { from, names } = await search();
        expect([from, names.toSorted()]).toEqual(['primary', ['Gramblevaux deux', 'Gramblevaux un']]);
      }
    } finally {
      await copy.query('select pg_wal_replay_resume()');
    }
    await answeredBy('replica');
    expect((await search()).names.toSorted()).toEqual(['Gramblevaux deux', 'Gramblevaux un']);
  });

  it('go on while the copy is away, and return to it', async () => {
    await answeredBy('replica');
    servers.stopReplica();
    for (let count = 0; count < 5; count++)
      expect(await search()).toMatchObject({
        from: 'primary',
        status: 200,
        names: expect.arrayContaining(['Gramblevaux un']) as string[],
      });
    servers.startReplica();
    await answeredBy('replica');
  });
});
