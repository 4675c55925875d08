import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Figures, load, medians } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { databaseUrl, preparePostgres, USUAL_VENUES } from './postgres.ts';
import { type Measured, startProduct } from './processes.ts';
import { type Finding, printLines } from './report.ts';
import { workloads } from './workloads.ts';

const GROWN_VENUES = 10 * USUAL_VENUES;
const WARM_UP_S = 2;
/** Ten times the venues may cost so many times as much. */
const TARGET = 2;
/** What a process with ten times the venues may take. */
const READY_S = 5;
const MEMORY_MB = 450;
/** Less work in a second than this is none. */
const IDLE_MS = 50;

/** The product over ten times the usual number of venues against the product over the usual number, in turns; its start and its memory. */
export async function runGrowth({ connections, seconds, rounds, only }: BenchOptions): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const urls = [USUAL_VENUES, GROWN_VENUES].map((venues) => databaseUrl(venues));
  await preparePostgres(urls[0]!, USUAL_VENUES);
  await preparePostgres(urls[1]!, GROWN_VENUES);
  const asked = workloads([]).filter(({ name }) => /^[ACT]/.test(name) && name.startsWith(only));
  const servers: Measured[] = [];
  const findings: Finding[] = [];
  try {
    const start = (url: string) =>
      startProduct({ DATABASE_URL: url, DEMO: '0', DATA_DIR: folder, RESPONSE_CACHE: '0' });
    servers.push(await start(urls[1]!));
    findings.push(...(await footprint(servers[0]!, 'first start', null)));
    await servers.pop()!.stop();
    for (const url of [urls[1]!, urls[0]!]) servers.unshift(await start(url));
    findings.push(...(await footprint(servers[1]!, 'start', READY_S)));
    for (const { name, graphql } of asked) {
      const measured: Figures[][] = [[], []];
      for (const { url } of servers) await load(url, graphql, connections, WARM_UP_S);
      for (let round = 0; round < rounds; round++) {
        for (const [index, { url }] of servers.entries()) {
          measured[index]!.push(await load(url, graphql, connections, seconds));
        }
      }
      const [usual, grown] = measured.map(medians);
      printLines([
        { server: `${USUAL_VENUES} venues`, workload: name, figures: usual!, ratio: null },
        { server: `${GROWN_VENUES} venues`, workload: name, figures: grown!, ratio: null },
      ]);
      const cost = usual!.rate / grown!.rate;
      findings.push({ what: `${name}: cost of ten times the venues`, value: cost, unit: '×', target: TARGET });
    }
    return findings;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The time to ready, and the memory at rest, with all texts read, of a process with ten times the venues. The first start has no snapshot. */
async function footprint(server: Measured, start: string, ready: number | null): Promise<Finding[]> {
  await rests(server);
  const { rssMb, peakMb } = await server.probeCollected();
  const of = `with ${GROWN_VENUES} venues`;
  return [
    { what: `${start} ${of}, to ready`, value: server.readyMs / 1_000, unit: 's', target: ready },
    { what: `memory after the ${start} ${of}`, value: rssMb, unit: 'MB', target: MEMORY_MB },
    { what: `greatest memory at the ${start} ${of}`, value: peakMb, unit: 'MB', target: null },
  ];
}

/** Waits until a server has nothing more to do. */
async function rests(server: Measured): Promise<void> {
  for (let before = -Infinity; ;) {
    const { cpuMs } = await server.probe();
    if (cpuMs - before < IDLE_MS) return;
    before = cpuMs;
    await pause(1_000);
  }
}
