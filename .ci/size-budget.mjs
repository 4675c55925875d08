/**
 * The JavaScript that a first visit of the home page loads, gzip, against a budget: the 180 kB of the design, and 2 kB for the layouts that rooms are counted in and for telling failures: the entry, the
 * home page's chunk and all that these import statically. (The page's texts come with its HTML, the other ones when it is idle.) Builds the web first when it is out of date.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BuildError, ensureBuilt } from '../api/cli/build.mjs';

const BUDGET = 182_000;
const INITIAL = ['entry-client.tsx', 'entry-boot.ts', 'features/home-page/visitor/home-page.tsx'];

const client = join(import.meta.dirname, '../.build/web/client');
await ensureBuilt(['web']).catch((error) => {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile))
  throw new Error('The build has no manifest: is build.manifest on in web/vite.config.ts?');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const files = new Set();
for (const name of INITIAL) {
  // A page or a catalogue that isn't a chunk of its own is part of one that is counted; the entry must be there.
  if (name in manifest) collect(name);
  else if (name.startsWith('entry-')) throw new Error(`The manifest has no ${name}.`);
}

const sizes = [...files]
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(client, file))).length }))
  .toSorted((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes).padStart(9)}  ${file}`);
const left = BUDGET - total;
const verdict = left < 0 ? `${kilobytes(-left)} over the budget` : `${kilobytes(left)} left`;
console.log(`${kilobytes(total).padStart(9)}  in all; the budget is ${kilobytes(BUDGET)}: ${verdict}`);
process.exitCode = total > BUDGET ? 1 : 0;

function collect(name) {
  const { file, imports = [] } = manifest[name];
  if (files.has(file)) return;
  if (file.endsWith('.js')) files.add(file);
  for (const imported of imports) collect(imported);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
