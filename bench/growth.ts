import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The product over ten times the usual number of venues against the product over the usual number, in turns. */
export async function runGrowth({ connections, seconds, rounds, only }: BenchOptions): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const urls = [USUAL_VENUES, GROWN_VENUES].map((venues) => databaseUrl(venues));
  await preparePostgres(urls[0]!, USUAL_VENUES);
  await preparePostgres(urls[1]!, GROWN_VENUES);
  const asked = workloads([]).filter(({ name }) => /^[AC]/.test(name) && name.startsWith(only));
  const servers: Measured[] = [];
  const findings: Finding[] = [];
  try {
    for (const url of urls) {
      servers.push(await startProduct({ DATABASE_URL: url, DEMO: '0', DATA_DIR: folder, RESPONSE_CACHE: '0' }));
    }
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
      // Facets count what was found, which grows with the number of venues: told, without a target.
      const target = name === 'A with facets' ? null : TARGET;
      findings.push({ what: `${name}: cost of ten times the venues`, value: cost, unit: '×', target });
    }
    return findings;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
