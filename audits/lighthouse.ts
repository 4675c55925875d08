/**
 * `npm run lighthouse`: Lighthouse (mobile, simulated network and processor) on the public pages of the built product, against the
 * budgets of the design. `--url http://…` measures a server that runs already, `--runs N` sets the number of runs, whose median counts.
 * Ends with an error when a budget is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { middle } from '../bench/measure.ts';
import { startProduct } from '../bench/processes.ts';
import { printFindings, type Finding } from '../bench/report.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log('Usage: npm run lighthouse -- [--runs N] [--url http://…]');
  process.exit(0);
}

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // While it starts, React makes errors to throw later. V8 notes the lines of a trace when it compiles; else, with an inspector attached,
  // it parses all of React a second time for them, a task of a tenth of a second that no visitor has.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** Category or audit → what it must reach. Scores are percent. */
const BUDGETS: readonly (Pick<Finding, 'unit' | 'least'> & { name: string; target: number; audit?: string })[] = [
  { name: 'performance', unit: '%', target: 95, least: true },
  { name: 'accessibility', unit: '%', target: 100, least: true },
  { name: 'best-practices', unit: '%', target: 100, least: true },
  { name: 'seo', unit: '%', target: 100, least: true },
  { name: 'LCP', audit: 'largest-contentful-paint', unit: 'ms', target: 2_000 },
  { name: 'CLS', audit: 'cumulative-layout-shift', unit: '', target: 0.02 },
  { name: 'TBT', audit: 'total-blocking-time', unit: 'ms', target: 150 },
];

type Figures = Record<string, number>;

/** What Lighthouse's own measure of a processor is for a phone of the middle class: the desktop that it expects is four times as fast. */
const PHONE_INDEX = 1_750 / 4;

/** @param slowdown how much faster this machine's processor is than the phone's that it stands for. */
async function measure(
  url: string,
  slowdown: number,
  attempts = 3,
): Promise<{ figures: Figures; faults: string[]; index: number }> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (!result || result.lhr.runtimeError) {
      // A browser that was too slow to start records nothing.
      if (attempts > 1) return await measure(url, slowdown, attempts - 1);
      throw new Error(result?.lhr.runtimeError?.message ?? `${url}: no result`);
    }
    const { categories, audits } = result.lhr;
    const figures = BUDGETS.map(({ name, audit }) => [
      name,
      audit ? (audits[audit]?.numericValue ?? Number.NaN) : Math.round((categories[name]?.score ?? 0) * 100),
    ]);
    return {
      figures: Object.fromEntries(figures) as Figures,
      faults: faultsOf(result.lhr),
      index: result.lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What costs points in the categories that must be whole. */
function faultsOf({ categories, audits }: Report): string[] {
  const refs = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`);
}

/** A run counts when the processor was as fast in it as was thought before: neighbours of a virtual machine come and go. */
const STEADY = 0.15;
const TRIES = 8;

/** Processor speed as the last run found it. */
let index = 0;

const slowdownNow = () => Math.min(4, Math.max(1, index / PHONE_INDEX));

/** Measures until the processor keeps its speed for a run; the last try counts in any case. */
async function measureSteadily(url: string): Promise<Awaited<ReturnType<typeof measure>>> {
  for (let left = TRIES; ; left--) {
    const before = index;
    const run = await measure(url, slowdownNow());
    index = run.index;
    if (Math.abs(run.index / before - 1) <= STEADY || left === 1) return run;
  }
}

async function measurePage(name: string, url: string): Promise<Finding[]> {
  const runs: Figures[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < Number(values.runs); run++) {
    const { figures, faults: found } = await measureSteadily(url);
    runs.push(figures);
    for (const fault of found) faults.add(fault);
  }
  for (const fault of faults) console.log(`${name}: ${fault}`);
  console.log(
    `${name}: on a processor of the index ${Math.round(index)}, as if ${slowdownNow().toFixed(1)} times slower`,
  );
  return BUDGETS.map(({ name: what, unit, target, least }) => ({
    what: `${name}: ${what}`,
    value: middle(runs.map((figures) => figures[what] ?? Number.NaN)),
    unit,
    target,
    ...(least ? { least } : {}),
  }));
}

const REST_MS = 5_000;
const REST_SHARE = 0.05;
const MOST_RESTS = 180;

/** Processor time that this machine has spent. */
const spentMs = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/**
 * Waits until the machine is at rest: on its first day a server has pictures drawn by another process, and encodes them as AVIF, for some minutes.
 * A machine that never rests is measured as it is.
 */
async function atRest(): Promise<void> {
  for (let left = MOST_RESTS; left > 0; left--) {
    const before = spentMs();
    await pause(REST_MS);
    if (spentMs() - before < REST_MS * REST_SHARE) return;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pleniere-lighthouse-'));
const server = values.url ? null : await startProduct({ DATA_DIR: folder }, false);
if (server) await atRest();
const origin = values.url ?? server!.url;
const response = await fetch(`${origin}/api/public/establishments?limit=1`);
const [venue] = (await response.json()) as { slug: string }[];
({ index } = await measure(origin, 1));
const findings: Finding[] = [];
for (const [name, path] of [
  ['home', '/'],
  ['list', '/establishments'],
  ['venue', `/establishment/${venue!.slug}`],
] as const) {
  findings.push(...(await measurePage(name, origin + path)));
}
await server?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(printFindings(findings) ? 1 : 0);
