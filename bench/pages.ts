import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { load, loadAlone } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { databaseUrl, emptyPostgres, USUAL_VENUES } from './postgres.ts';
import { type Measured, startProduct } from './processes.ts';
import type { Finding } from './report.ts';

const ALONE = 100;
const WARM_UP = 100;

const pageRequest = (path: string): Request => ({
  path,
  method: 'GET',
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
});

/**
 * The rendered pages of the demo world: processor time of one that is made, on either database, and rate of those that are kept. The embedded
 * database computes in the server's process, so that its part is counted too.
 */
export async function runPages({ connections, seconds }: BenchOptions): Promise<Finding[]> {
  const postgres = databaseUrl(USUAL_VENUES, 'pages');
  await emptyPostgres(postgres);
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const embedded = { DATA_DIR: folder, DEMO: '1', DEMO_PICTURES: '0' };
  const env = { ...embedded, DATABASE_URL: postgres };
  try {
    const findings = [
      ...(await costsOf(env, '', 25)),
      ...(await costsOf(embedded, ', with the embedded database', null)),
    ];
    const keeper = await startProduct(env);
    const pages = await publicPages(keeper.url);
    for (const [name, path] of pages) {
      await loadAlone(keeper.url, [pageRequest(path)], WARM_UP, 'text');
      const before = await keeper.probe();
      const { rate } = await load(keeper.url, [pageRequest(path)], connections, seconds);
      const busy = ((await keeper.probe()).cpuMs - before.cpuMs) / (seconds * 1_000);
      findings.push({
        what: `${name}: kept pages a second, as many as were asked`,
        value: rate,
        unit: '/s',
        target: null,
      });
      findings.push({
        what: `${name}: kept pages a second of processor time`,
        value: rate / busy,
        unit: '/s',
        target: 5_000,
        least: true,
      });
    }
    await keeper.stop();
    return findings;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a page costs each time when nothing is kept. */
async function costsOf(env: Record<string, string>, where: string, target: number | null): Promise<Finding[]> {
  const maker = await startProduct({ ...env, RESPONSE_CACHE: '0' });
  const pages = await publicPages(maker.url);
  // All of them before any counts: what V8 compiles for the first page would count as its cost.
  for (const [, path] of pages) await loadAlone(maker.url, [pageRequest(path)], WARM_UP, 'text');
  const findings: Finding[] = [];
  for (const [name, path] of pages)
    findings.push({ what: `${name}: CPU of a page${where}`, value: await cpuOf(maker, path), unit: 'ms', target });
  await maker.stop();
  return findings;
}

async function publicPages(url: string): Promise<[name: string, path: string][]> {
  const response = await fetch(`${url}/api/public/establishments?limit=1`);
  const [venue] = (await response.json()) as { slug: string }[];
  return [
    ['home', '/'],
    ['list', '/establishments'],
    ['venue', `/establishment/${venue!.slug}`],
  ];
}

async function cpuOf(server: Measured, path: string): Promise<number> {
  const before = await server.probe();
  await loadAlone(server.url, [pageRequest(path)], ALONE, 'text');
  const after = await server.probe();
  return (after.cpuMs - before.cpuMs) / ALONE;
}
