import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fill } from './dataset.ts';
import { withEmbedded } from './embedded.ts';
import { load } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { databaseUrl, emptyPostgres, USUAL_VENUES } from './postgres.ts';
import { answers, freePort, startProduct } from './processes.ts';
import type { Finding } from './report.ts';
import { SELECT_SLUGS, workloads } from './workloads.ts';

const ROOT = join(import.meta.dirname, '..');
/** How long a server is left alone before its memory is read: the pictures of the demo world are not drawn meanwhile. */
const SETTLE_MS = 15_000;

/** What installing and starting takes, in a clone of what is committed. */
export async function runFootprint(options: BenchOptions): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-footprint-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const production = installed(clone, ['--omit=dev']);
    const all = installed(clone, []);
    const findings: Finding[] = [
      { what: 'npm ci', value: all.seconds, unit: 's', target: null },
      { what: 'warnings of npm ci', value: all.warnings, unit: '', target: 0 },
      { what: 'packages', value: all.packages, unit: '', target: null },
      { what: 'packages for production', value: production.packages, unit: '', target: null },
      { what: 'size for production', value: production.megabytes, unit: 'MB', target: 250 },
      { what: 'size for development', value: all.megabytes, unit: 'MB', target: 900 },
    ];
    for (const [what, target] of [
      ['first start with the build', 25],
      ['start of what is built', 3],
    ] as const) {
      findings.push({ what, value: await start(clone), unit: 's', target });
    }
    return [...findings, ...(await memory(folder, options)), ...image(clone)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function installed(clone: string, parameters: string[]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...parameters], {
    cwd: clone,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci ended with ${status}:\n${stderr}`);
  const lock = JSON.parse(readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object };
  return {
    seconds: (performance.now() - started) / 1_000,
    warnings: `${stdout}${stderr}`.match(/^npm warn/gm)?.length ?? 0,
    packages: Object.keys(lock.packages).length,
    megabytes: parseInt(execFileSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' }), 10),
  };
}

/** Seconds of `npm start` until it is ready. */
async function start(clone: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), TILE_URL: 'off', LOG_LEVEL: 'warn' };
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore' });
  try {
    await answers(`http://127.0.0.1:${port}/readyz`);
    return (performance.now() - started) / 1_000;
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

/** At rest with the demo world, on either database, and while many venues are searched. */
async function memory(folder: string, { venues, connections, seconds }: BenchOptions): Promise<Finding[]> {
  const postgres = databaseUrl(USUAL_VENUES, 'footprint');
  await emptyPostgres(postgres);
  const embedded = { DATA_DIR: join(folder, 'demo'), DEMO: '1', DEMO_PICTURES: '0' };
  const atRest = await memoryAtRest(embedded);
  const onPostgres = await memoryAtRest({ ...embedded, DATABASE_URL: postgres });

  const dataDir = join(folder, 'many');
  mkdirSync(dataDir);
  const asked = await withEmbedded(dataDir, async (database) => {
    await fill(database, venues, () => {});
    const rows = await database.rows<{ slug: string }>(SELECT_SLUGS);
    return workloads(rows.map(({ slug }) => slug));
  });
  const busy = await startProduct({ DATA_DIR: dataDir, DEMO: '0', RESPONSE_CACHE: '0' }, false);
  for (const { graphql } of asked) await load(busy.url, graphql, connections, seconds);
  const { peakMb } = await busy.probe();
  await busy.stop();
  return [
    { what: 'memory at rest', value: atRest, unit: 'MB', target: 250 },
    { what: 'memory at rest, on PostgreSQL', value: onPostgres, unit: 'MB', target: 250 },
    { what: `greatest memory under load with ${venues} venues`, value: peakMb, unit: 'MB', target: 400 },
  ];
}

async function memoryAtRest(env: Record<string, string>): Promise<number> {
  const server = await startProduct(env, false);
  await pause(SETTLE_MS);
  const { rssMb } = await server.probe();
  await server.stop();
  return rssMb;
}

/** The size of the image, where there is a daemon that builds it. */
function image(clone: string): Finding[] {
  if (spawnSync('docker', ['info', '--format', '{{.ServerVersion}}']).status !== 0) {
    console.log('No Docker daemon answers: the image is not measured.');
    return [];
  }
  execFileSync('docker', ['build', '--quiet', '--tag', 'pleniere-footprint', clone]);
  const bytes = execFileSync('docker', ['image', 'inspect', '--format', '{{.Size}}', 'pleniere-footprint']);
  return [{ what: 'size of the image', value: Number(bytes) / 1e6, unit: 'MB', target: 450 }];
}
