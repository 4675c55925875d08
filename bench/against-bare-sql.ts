import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import pg from 'pg';
import { ask, compare, type Figures, load, medians, middle } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { databaseUrl, preparePostgres } from './postgres.ts';
import { canPin, type Measured, pinToServerCore, startBenchServer, startProduct } from './processes.ts';
import { type Finding, type Line, printLines } from './report.ts';
import { SELECT_SLUGS, type Workload, workloads } from './workloads.ts';

/** Until V8 has compiled what is asked for. */
const WARM_UP_S = 6;

/**
 * With the response cache off: least ratio to the bare SQL server, longest p99, and least part of the constant answer's rate: 2,000 searches
 * a second where that has 57,000, on any machine.
 */
const TARGETS: Record<string, { ratio: number; p99: number | null; part?: number }> = {
  A: { ratio: 2.5, p99: 40 },
  D: { ratio: 2.5, p99: 40 },
  'A with facets': { ratio: 1, p99: null },
  B: { ratio: 0.8, p99: null },
  C: { ratio: 0.9, p99: 30 },
  T: { ratio: 1.5, p99: 60, part: 2_000 / 57_000 },
};
/** What a search with dates may cost, against one without. */
const DATES_COST = 1.3;
/** The same with the cache on, and what part of the constant answer's rate is as good where that is not ten times as much. */
const CACHED_RATIO = 10;
const CACHED_PART = 0.6;

/** One server with one list of requests. */
interface Contender {
  server: string;
  url: string;
  requests: Request[];
  rounds: Figures[];
}

interface MeasuredLine extends Line {
  rounds: Figures[];
}

/** The product with and without its response cache, the bare SQL server and the constant one, round by round in turns. */
export async function runAgainstBareSql(options: BenchOptions): Promise<Finding[]> {
  const url = databaseUrl(options.venues);
  await preparePostgres(url, options.venues);
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const servers: Measured[] = [];
  const started = async (starting: Promise<Measured>): Promise<string> => {
    const server = await starting;
    servers.push(server);
    return server.url;
  };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const env = { DATABASE_URL: url, DEMO: '0', DATA_DIR: folder };
    const bare = await started(startBenchServer('bare-sql-server.ts', env));
    const off = await started(startProduct({ ...env, RESPONSE_CACHE: '0' }));
    const on = await started(startProduct({ ...env, RESPONSE_CACHE: '1' }));
    const lines: MeasuredLine[] = [];
    const { rows } = await client.query<{ slug: string }>(SELECT_SLUGS);
    const asked = workloads(rows.map(({ slug }) => slug)).filter(({ name }) => name.startsWith(options.only));
    for (const workload of asked) {
      const constant = await started(
        startBenchServer('constant-server.ts', { SIZE: await sizeOf(off, workload.graphql[0]!) }),
      );
      const contenders = await contendersOf(workload, { bare, off, on, constant });
      for (const { url: address, requests } of contenders)
        await load(address, requests, options.connections, WARM_UP_S);
      await pinBackends(client);
      for (let round = 0; round < options.rounds; round++) {
        for (const contender of contenders) {
          const { url: address, requests, rounds } = contender;
          rounds.push(await load(address, requests, options.connections, options.seconds));
        }
      }
      const measured = toLines(workload.name, contenders);
      printLines(measured);
      lines.push(...measured);
    }
    return findingsOf(lines);
  } finally {
    await client.end();
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Who answers a workload, each compared with the bare SQL server first. REST takes part where it is served. */
async function contendersOf(
  { bare, graphql, rest, shape }: Workload,
  urls: Record<'bare' | 'off' | 'on' | 'constant', string>,
): Promise<Contender[]> {
  const asked = { url: urls.bare, requests: bare, shape: shape.bare };
  for (const url of [urls.off, urls.on]) await compare(asked, { url, requests: graphql, shape: shape.graphql });
  const served =
    rest &&
    (await ask(urls.off, rest[0]!).then(
      () => true,
      () => false,
    ))
      ? rest
      : [];
  const contenders = [
    { server: 'bare SQL', url: urls.bare, requests: bare },
    { server: 'GraphQL', url: urls.off, requests: graphql },
    { server: 'REST', url: urls.off, requests: served },
    { server: 'GraphQL, cached', url: urls.on, requests: graphql },
    { server: 'REST, cached', url: urls.on, requests: served },
    { server: 'constant answer', url: urls.constant, requests: graphql },
  ].filter(({ requests }) => requests.length);
  return contenders.map((contender) => ({ ...contender, rounds: [] }));
}

/** Bytes of an answer. */
async function sizeOf(url: string, request: Request): Promise<string> {
  return String(Buffer.byteLength(JSON.stringify(await ask(url, request))));
}

/** The database server shares the servers' core where it runs on this machine and lets itself be moved. */
async function pinBackends(client: pg.Client): Promise<void> {
  if (!canPin) return;
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const moved = pinToServerCore(rows.map(({ pid }) => pid));
  if (moved < rows.length)
    console.log(`${rows.length - moved} of ${rows.length} connections of PostgreSQL run on any core.`);
}

function toLines(workload: string, contenders: Contender[]): MeasuredLine[] {
  const bare = contenders[0]!;
  return contenders.map(({ server, rounds }) => ({
    server,
    workload,
    rounds,
    figures: medians(rounds),
    ratio: against(rounds, bare.rounds),
  }));
}

/** How many times as fast, round by round, so that what else the machine does in a round touches both; the median. */
function against(rounds: Figures[], others: Figures[]): number {
  return middle(rounds.map(({ rate }, round) => rate / others[round]!.rate));
}

function findingsOf(lines: MeasuredLine[]): Finding[] {
  return [...datesFindings(lines), ...againstLimits(lines)];
}

/** The cost of dates: A's searches with them against A's. */
function datesFindings(lines: MeasuredLine[]): Finding[] {
  return ['GraphQL', 'REST'].flatMap((server) => {
    const rateOf = (workload: string) =>
      lines.find((line) => line.workload === workload && line.server === server)?.figures.rate;
    const [without, dated] = [rateOf('A'), rateOf('D')];
    if (!without || !dated) return [];
    return [{ what: `D: cost of dates, ${server}`, value: without / dated, unit: '×', target: DATES_COST }];
  });
}

function againstLimits(lines: MeasuredLine[]): Finding[] {
  return Object.entries(TARGETS).flatMap(([workload, target]) => {
    const of = (server: string): MeasuredLine | undefined =>
      lines.find((line) => line.workload === workload && line.server === server);
    const [off, on, constant, rest] = [of('GraphQL'), of('GraphQL, cached'), of('constant answer'), of('REST')];
    if (!off || !on || !constant) return [];
    // Nothing in Node is faster than a constant answer, so that is where the target for the cache ends.
    const within = Math.min(CACHED_RATIO, Number(((constant.ratio ?? 0) * CACHED_PART).toFixed(2)));
    const findings: Finding[] = [
      {
        what: `${workload}: GraphQL against bare SQL`,
        value: off.ratio ?? 0,
        unit: '×',
        target: target.ratio,
        least: true,
      },
      {
        what: `${workload}: GraphQL, cached, against bare SQL`,
        value: on.ratio ?? 0,
        unit: '×',
        target: within,
        least: true,
      },
    ];
    if (target.p99 !== null)
      findings.push({ what: `${workload}: p99`, value: off.figures.p99, unit: 'ms', target: target.p99 });
    if (target.part)
      findings.push({
        what: `${workload}: GraphQL, of the constant answer`,
        value: against(off.rounds, constant.rounds) * 100,
        unit: '%',
        target: Number((target.part * 100).toFixed(1)),
        least: true,
      });
    if (rest) {
      findings.push({
        what: `${workload}: REST against GraphQL`,
        value: against(rest.rounds, off.rounds),
        unit: '×',
        target: 1,
        least: true,
      });
    }
    return findings;
  });
}
