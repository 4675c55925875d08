import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The product in a process of its own, on a free port. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM; returns its exit code and the duration. */
  stop(): Promise<{ code: number | null; ms: number }>;
}

const ROOT = join(import.meta.dirname, '../..');

/** @param env its whole environment; nothing of the test's own is inherited. */
export function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  return launchServerProcess(env).ready;
}

/** The same, without waiting until it listens. */
export function launchServerProcess(env: Record<string, string>): {
  child: ChildProcess;
  ready: Promise<ServerProcess>;
} {
  const child = spawn(process.execPath, ['--import', './api/cli/typescript-loader.mjs', 'api/testing/serve.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, ready: listening(child) };
}

async function listening(child: ChildProcess): Promise<ServerProcess> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [said] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [unknown];
  if (!Buffer.isBuffer(said)) throw new Error('The server ended before it listened.');
  return {
    url: `http://127.0.0.1:${String(said).trim()}`,
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      const started = performance.now();
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, ms: performance.now() - started };
    },
  };
}
