import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { middle } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { type Measured, type Probe, startProduct } from './processes.ts';
import type { Finding } from './report.ts';
import { workloads } from './workloads.ts';

/** Beyond what is asked for otherwise. */
const OVERLOAD = 5;
const SATURATION_SECONDS = 20;
const ROUNDS = 12;
/** What a server may answer that has too much to do. */
const HONEST = (status: number): boolean => (status >= 200 && status < 300) || status === 429 || status === 503;

/** More requests than the product can compute, for some seconds: nothing but answers, and word that there are too many. */
export async function runSaturation({ connections }: BenchOptions): Promise<Finding[]> {
  return withDemo({ RESPONSE_CACHE: '0' }, async (server) => {
    const counts = await flood(server.url, await mixed(server.url), connections * OVERLOAD, SATURATION_SECONDS);
    const after = await fetch(`${server.url}/readyz`);
    return [
      { what: 'answered', value: counts.ok / SATURATION_SECONDS, unit: '/s', target: null },
      { what: 'refused with 429 or 503', value: counts.refused / SATURATION_SECONDS, unit: '/s', target: null },
      { what: 'other answers, errors and time-outs', value: counts.wrong, unit: '', target: 0 },
      { what: 'status of /readyz after it', value: after.status, unit: '', target: 200 },
    ];
  });
}

/** The same load for many minutes: memory and handles of the last third against those of the middle one. */
export async function runSoak({ connections, minutes }: BenchOptions): Promise<Finding[]> {
  return withDemo({}, async (server) => {
    const requests = await mixed(server.url);
    const probes: Probe[] = [];
    let wrong = 0;
    for (let round = 0; round < ROUNDS; round++) {
      wrong += (await flood(server.url, requests, connections, (minutes * 60) / ROUNDS)).wrong;
      probes.push(await server.probe());
    }
    const third = ROUNDS / 3;
    const growth = (pick: (probe: Probe) => number): number =>
      middle(probes.slice(-third).map(pick)) - middle(probes.slice(third, -third).map(pick));
    return [
      { what: 'wrong answers, errors and time-outs', value: wrong, unit: '', target: 0 },
      { what: 'memory at the end', value: probes.at(-1)!.rssMb, unit: 'MB', target: null },
      { what: 'growth of memory', value: growth(({ rssMb }) => rssMb), unit: 'MB', target: 30 },
      { what: 'growth of open handles', value: growth(({ handles }) => handles), unit: '', target: 10 },
    ];
  });
}

async function withDemo(
  env: Record<string, string>,
  measure: (server: Measured) => Promise<Finding[]>,
): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const server = await startProduct({ DATA_DIR: folder, DEMO_PICTURES: '0', LOG_LEVEL: 'silent', ...env });
  try {
    return await measure(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Searches, pages of data, suggestions and rendered pages, in turns. */
async function mixed(url: string): Promise<Request[]> {
  const response = await fetch(`${url}/api/public/establishments?limit=20`);
  const slugs = ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
  const data = workloads(slugs).flatMap(({ graphql }) => graphql);
  const pages = slugs.map((slug) => ({ path: `/establishment/${slug}`, headers: { accept: 'text/html' } }));
  return [...data, ...pages];
}

async function flood(url: string, requests: Request[], connections: number, seconds: number) {
  const counts = { ok: 0, refused: 0, wrong: 0 };
  let connection = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    setupClient: (client) => {
      const first = (connection++ * 7) % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  void run.on('response', (_client, status) => {
    counts[!HONEST(status) ? 'wrong' : status < 300 ? 'ok' : 'refused']++;
  });
  const { errors } = await run;
  counts.wrong += errors;
  return counts;
}
