import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, '.build/api/main.js');
const LOADER = ['--import', './api/cli/typescript-loader.mjs'];
const PROBE = ['--import', join(import.meta.dirname, 'probe.mjs')];
const READY_MS = 300_000;
const PROBE_EVERY_MS = 100;

/** What a measured process says of itself. */
export interface Probe {
  rssMb: number;
  /** Greatest memory since its start. */
  peakMb: number;
  /** Since its start. */
  cpuMs: number;
  /** Sockets, timers and whatever else keeps it busy. */
  handles: number;
  /** Longest time that its event loop stood still since the last probe. */
  longestBlockMs: number;
}

/** A server that runs in a process of its own. */
export interface Measured {
  url: string;
  /** Milliseconds from the start of the process until it answered. */
  readyMs: number;
  probe(): Promise<Probe>;
  /** The same, after its garbage was collected: memory is then what it needs. */
  probeCollected(): Promise<Probe>;
  stop(): Promise<void>;
}

/** Servers run on one core and the load generator, which is this process, on the other, where the system can do that. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
const SERVER_CORE = '0';
const LOAD_CORE = '1';

export function pinLoadGenerator(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}

/** Puts processes of a database server of this machine onto the servers' core; gives how many let themselves be moved. */
export function pinToServerCore(pids: number[]): number {
  return pids.filter((pid) => spawnSync('taskset', ['-c', '-p', SERVER_CORE, String(pid)]).status === 0).length;
}

/** Starts a server of the bench. */
export async function startBenchServer(file: string, env: Record<string, string> = {}): Promise<Measured> {
  const started = performance.now();
  const child = launch([...LOADER, ...PROBE, join(import.meta.dirname, file)], env, true);
  const [{ port }] = (await Promise.race([once(child, 'message'), failed(child)])) as [{ port: number }];
  return measured(child, `http://127.0.0.1:${port}`, performance.now() - started);
}

/** What the product is started with: the build that BENCH_SERVER names, else this checkout's. Its sources would be slower. */
function productCommand(): string[] {
  const built = process.env['BENCH_SERVER'] ?? BUILT;
  if (!existsSync(built)) throw new Error(`${built} is missing: run npm run build.`);
  return [built];
}

/** The settings and flags of Node in the command of `npm start`. */
function usualStart(): { settings: Record<string, string>; flags: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const settings = words.filter((word) => /^\w+=/.test(word)).map((word) => word.split('=') as [string, string]);
  return { settings: Object.fromEntries(settings), flags: words.filter((word) => word.startsWith('--')) };
}

/** Starts the product as `npm start` does. */
export async function startProduct(env: Record<string, string>, pinned = true): Promise<Measured> {
  const port = await freePort();
  const started = performance.now();
  const usual = usualStart();
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    NODE_ENV: 'production',
    TILE_URL: 'off',
    SESSION_SECRET: 'x'.repeat(32),
    ...usual.settings,
    ...env,
  };
  const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
  const child = launch([...usual.flags, ...flags, ...PROBE, ...productCommand()], settings, pinned);
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([answers(`${url}/readyz`), failed(child)]);
  } catch (error) {
    // Whoever gave up waiting has nothing by which to end it.
    child.kill('SIGKILL');
    throw error;
  }
  return measured(child, url, performance.now() - started);
}

/** Starts the product on a new embedded database with the demo world, without its pictures, for as long as something is measured. */
export async function withDemoServer<T>(
  env: Record<string, string>,
  measure: (server: Measured) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  try {
    const server = await startProduct({ DATA_DIR: folder, DEMO_PICTURES: '0', LOG_LEVEL: 'silent', ...env });
    try {
      return await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs one program of the product to its end (a file of api/cli); gives its seconds and its greatest memory.
 * @param accepted its exit codes that are no failure: an import ends with 1 if it holds rows back for a decision.
 */
export async function runProgram(
  name: string,
  parameters: string[],
  env: Record<string, string>,
  accepted = [0],
): Promise<{ seconds: number; peakMb: number }> {
  const command = productCommand().map((part) => part.replace(/main\.js$/, `cli/${name}.js`));
  const started = performance.now();
  const child = launch([...PROBE, ...command, ...parameters], { NODE_ENV: 'production', ...env }, false);
  let peakMb = 0;
  child.on('message', (probe) => (peakMb = Math.max(peakMb, (probe as Probe).peakMb)));
  const timer = setInterval(() => child.connected && child.send('probe'), PROBE_EVERY_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code === null || !accepted.includes(code)) throw new Error(`${name} ended with code ${code}.`);
  return { seconds: (performance.now() - started) / 1_000, peakMb };
}

function launch(parameters: string[], env: Record<string, string>, pinned: boolean): ChildProcess {
  const command = [process.execPath, ...parameters];
  if (pinned && canPin) command.unshift('taskset', '-c', SERVER_CORE);
  else if (canPin) command.unshift('taskset', '-c', `${SERVER_CORE},${LOAD_CORE}`);
  return spawn(command[0]!, command.slice(1), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function measured(child: ChildProcess, url: string, readyMs: number): Measured {
  const ended = failed(child);
  ended.catch(() => {});
  const ask = async (question: string): Promise<Probe> => {
    child.send(question);
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Probe];
    return answer;
  };
  return {
    url,
    readyMs,
    probe: () => ask('probe'),
    probeCollected: () => ask('probe collected'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`A server ended with code ${code}.`);
}

/** Waits until an address answers. */
export async function answers(url: string): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(20);
  }
  throw new Error(`${url} did not answer.`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
