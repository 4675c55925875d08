import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../api/platform/database/database.ts';
import { prepareDatabase } from '../api/platform/database/prepare.ts';
import { createLogger } from '../api/platform/logger.ts';
import { fill } from './dataset.ts';
import { load, loadAlone } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { runProgram, startProduct } from './processes.ts';
import { type Finding, type Line, printLines } from './report.ts';
import { SELECT_SLUGS, workloads } from './workloads.ts';
import { PRODUCT, STORED } from '../api/features.ts';

/** How long a server is left alone before its idle memory is read. */
const SETTLE_MS = 15_000;
const ALONE = 300;

/** The product on the embedded database: starts, memory, searches alone and under load, and an import. */
export async function runEmbedded(options: BenchOptions): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  try {
    const { findings, idleMb } = await starts(folder);
    return [...findings, ...(await searches(folder, options)), ...(await imports(folder, options, idleMb))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first start, which writes the demo world, and a second one on what it left. */
async function starts(folder: string): Promise<{ findings: Finding[]; idleMb: number }> {
  const env = { DATA_DIR: join(folder, 'demo') };
  const first = await startProduct(env, false);
  const afterFirst = await settled(first);
  await first.stop();
  const second = await startProduct(env, false);
  const afterSecond = await settled(second);
  await second.stop();
  const findings: Finding[] = [
    { what: 'first start with the demo world, to ready', value: first.readyMs / 1_000, unit: 's', target: 30 },
    { what: 'start on an existing data folder, to ready', value: second.readyMs / 1_000, unit: 's', target: 3 },
    { what: 'idle memory after the first start', value: afterFirst.rssMb, unit: 'MB', target: 450 },
    { what: 'idle memory after a later start', value: afterSecond.rssMb, unit: 'MB', target: 450 },
    { what: 'greatest memory of the first start', value: afterFirst.peakMb, unit: 'MB', target: null },
  ];
  return { findings, idleMb: afterSecond.rssMb };
}

async function settled(server: Awaited<ReturnType<typeof startProduct>>) {
  await pause(SETTLE_MS);
  return server.probe();
}

async function searches(folder: string, { venues, connections, seconds }: BenchOptions): Promise<Finding[]> {
  const env = { DATA_DIR: join(folder, 'many'), DEMO: '0', RESPONSE_CACHE: '0' };
  mkdirSync(env.DATA_DIR);
  const asked = await withEmbedded(env.DATA_DIR, async (database) => {
    console.log(`Filling an embedded database with ${venues} venues …`);
    await fill(database, venues, () => {});
    const rows = await database.rows<{ slug: string }>(SELECT_SLUGS);
    return workloads(rows.map(({ slug }) => slug));
  });
  const server = await startProduct(env, false);
  const findings: Finding[] = [
    { what: `start with ${venues} venues, to ready`, value: server.readyMs / 1_000, unit: 's', target: null },
    { what: `idle memory with ${venues} venues`, value: (await settled(server)).rssMb, unit: 'MB', target: null },
  ];
  const lines: Line[] = [];
  for (const { name, graphql } of asked) {
    await loadAlone(server.url, graphql, ALONE);
    await server.probe();
    const alone = await loadAlone(server.url, graphql, ALONE);
    const { longestBlockMs } = await server.probe();
    const busy = await load(server.url, graphql, connections, seconds);
    lines.push({ server: 'embedded, alone', workload: name, figures: alone, ratio: null });
    lines.push({ server: `embedded, ${connections} connections`, workload: name, figures: busy, ratio: null });
    findings.push({ what: `${name}: p50 alone`, value: alone.p50, unit: 'ms', target: 30 });
    findings.push({ what: `${name}: longest block of the event loop`, value: longestBlockMs, unit: 'ms', target: 50 });
  }
  await server.stop();
  printLines(lines);
  return findings;
}

/** Imports a file of the register of classified lodgings into an empty embedded database, by the command that users type. */
async function imports(folder: string, { importFile }: BenchOptions, idleMb: number): Promise<Finding[]> {
  if (importFile === null) return [];
  const dataDir = join(folder, 'imported');
  mkdirSync(dataDir);
  await withEmbedded(dataDir, async () => {});
  const parameters = [resolve(importFile), '--mapping', 'atout-france', '--only', 'HÔTEL DE TOURISME', '--publish'];
  const { seconds, peakMb } = await runProgram('import', parameters, { DATA_DIR: dataDir, DEMO: '0' }, [0, 1]);
  return [
    { what: 'import', value: seconds, unit: 's', target: 60 },
    { what: 'greatest memory of the import above an idle server', value: peakMb - idleMb, unit: 'MB', target: 300 },
  ];
}

/** Works on an embedded database that has its tables. */
export async function withEmbedded<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const logger = createLogger('warn');
  const database = await openDatabase({ databaseUrl: null, dataDir }, logger, STORED);
  try {
    await prepareDatabase(database, PRODUCT, { demo: false }, logger);
    return await work(database);
  } finally {
    await database.close();
  }
}
