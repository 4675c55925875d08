/**
 * The JavaScript that a first visit of a page loads, gzip, against its budget: the entry, the page's chunk and all that these import
 * statically. (The page's texts come with its HTML, the other ones when it is idle.) Of the home page's, 19 kB are the data router
 * (docs/decisions/0043-router.md). Builds the web first when it is out of date. What a page loads later must not be the dashboards' script.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BuildError, ensureBuilt } from '../api/cli/build.mjs';

const ENTRIES = ['entry-client.tsx', 'entry-boot.ts'];
/** Bytes by page. */
const BUDGETS = {
  'features/home-page/visitor/home-page.tsx': 193_500,
  // With the filters of kinds, bedrooms, stations, distances and dates, what their fields cannot use, what a text was understood as, whether
  // each venue is free, and the city whose page is the canonical one.
  'features/venues/list/establishments-page.tsx': 239_000,
  // With the price list, which search engines are told too, and the way to the calendar.
  'features/venues/page/venue-page.tsx': 228_000,
};

const client = join(import.meta.dirname, '../.build/web/client');
await ensureBuilt('web').catch((error) => {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile))
  throw new Error('The build has no manifest: is build.manifest on in web/vite.config.ts?');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

for (const [page, budget] of Object.entries(BUDGETS)) {
  const sizes = [...filesOf([...ENTRIES, page])]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(client, file))).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(page);
  for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes).padStart(9)}  ${file}`);
  const left = budget - total;
  const verdict = left < 0 ? `${kilobytes(-left)} over the budget` : `${kilobytes(left)} left`;
  console.log(`${kilobytes(total).padStart(9)}  in all; the budget is ${kilobytes(budget)}: ${verdict}\n`);
  if (left < 0) process.exitCode = 1;
}

// Nor does it load later what dashboards alone need: a small thing that both use must not bring Chakra along.
const AREAS = ['app/dashboard-area.tsx', 'app/admin-area.tsx'];
const forVisitors = reachedFrom(ENTRIES);
const foreign = [...forVisitors].filter((name) => manifest[name].name === 'dashboard');
if (foreign.length > 0) {
  const by = [...forVisitors].filter((name) => manifest[name].imports?.some((each) => foreign.includes(each)));
  console.log(`The script of the dashboards is loaded by ${by.join(', ')}.`);
  process.exitCode = 1;
}

/** All that is loaded at some time outside the two areas. */
function reachedFrom(names, reached = new Set()) {
  for (const name of names) {
    if (reached.has(name) || AREAS.includes(name)) continue;
    reached.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name];
    reachedFrom([...imports, ...dynamicImports], reached);
  }
  return reached;
}

function filesOf(names, files = new Set()) {
  for (const name of names) {
    if (!(name in manifest)) throw new Error(`The manifest has no ${name}.`);
    const { file, imports = [] } = manifest[name];
    if (files.has(file)) continue;
    if (file.endsWith('.js')) files.add(file);
    filesOf(imports, files);
  }
  return files;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
