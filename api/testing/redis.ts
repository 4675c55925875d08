import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

/** A Redis that tests may modify. */
export interface TestRedis {
  url: string;
  /** Closes all connections, like a network failure. */
  cutOff(): Promise<void>;
  stop(): Promise<void>;
}

/** Why there is no Redis for tests; null = there is one: TEST_REDIS_URL names it, or its program is installed. */
export function missingRedis(): string | null {
  if (process.env['TEST_REDIS_URL'] || spawnSync('redis-server', ['--version']).status === 0) return null;
  return 'neither TEST_REDIS_URL nor the program redis-server is there';
}

/** The Redis of TEST_REDIS_URL, or a temporary one for this test. */
export async function openTestRedis(): Promise<TestRedis> {
  const named = process.env['TEST_REDIS_URL'];
  const server = named ? null : await startServer();
  const url = named ?? server!.url;
  // Connections are refused until it listens, and are retried.
  const hand = new Redis(url).on('error', () => {});
  await hand.ping();
  return {
    url,
    cutOff: async () => {
      for (const type of ['normal', 'pubsub']) await hand.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
    },
    stop: async () => {
      hand.disconnect();
      await server?.stop();
    },
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', flags, { stdio: 'ignore' });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
