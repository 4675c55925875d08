import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import { type Database, fromPool } from '../platform/database/database.ts';
import { createPostgresPool } from '../platform/database/postgres-pool.ts';
import { createLogger } from '../platform/logger.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { createServerDatabase } from './test-database.ts';
import { STORED } from '../features.ts';

const REDIS = new URL(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/12');

/** The services that several processes share, each behind its own proxy, so that a test can cut it off. */
export interface SharedServices {
  /** The environment of the processes. */
  env: Record<string, string>;
  proxies: Record<'database' | 'redis' | 'storage' | 'mail', TcpProxy>;
  /** The same database, not through the proxy. */
  database: Database;
  mails: MailServer;
  stop(): Promise<void>;
}

/** Starts them; returns the reason as text if the machine lacks one. */
export async function startSharedServices(): Promise<SharedServices | string> {
  if (!(await listens(REDIS))) return 'No Redis answers (TEST_REDIS_URL).';
  const made = await createServerDatabase();
  if (!made) return 'This run is on the embedded database; see npm run test:postgres.';
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-shared-'));
  const bucket = await startFauxqs({ port: 0, logger: false });
  bucket.createBucket('pictures');
  const mails = await startMailServer();
  const server = new URL(made.url);
  const proxies = {
    database: await startTcpProxy(Number(server.port || 5432), server.hostname),
    redis: await startTcpProxy(Number(REDIS.port || 6379), REDIS.hostname),
    storage: await startTcpProxy(bucket.port),
    mail: await startTcpProxy(mails.port),
  };
  const logger = createLogger('silent');
  const database = await fromPool(createPostgresPool(made.url, logger, 3), { embedded: false, logger }, STORED);
  return {
    env: {
      DATA_DIR: folder,
      // All processes of a test share it. Redis keeps the counts of failed logins under its signatures, so a secret that
      // other tests had too would let their failures lock this one out.
      SESSION_SECRET: `shared by all processes of one test ${randomUUID()}`,
      DATABASE_URL: throughProxy(server, proxies.database),
      REDIS_URL: throughProxy(REDIS, proxies.redis),
      STORAGE_URL: `s3://key:secret@127.0.0.1:${proxies.storage.port}/pictures?secure=0`,
      SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
      TRUST_PROXY: '1',
    },
    proxies,
    database,
    mails,
    stop: async () => {
      for (const proxy of Object.values(proxies)) await proxy.close();
      await database.close();
      await made.drop();
      await mails.stop();
      await bucket.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function throughProxy(url: URL, { port }: TcpProxy): string {
  const changed = new URL(url);
  [changed.hostname, changed.port] = ['127.0.0.1', String(port)];
  return changed.href;
}

function listens({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
