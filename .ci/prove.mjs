/**
 * `npm run check:prove`: sees every check fail. In a copy of the tree it writes one violation after the other
 * (violations.mjs), runs the check that must find it, and takes it away again. Exits with 1 when a check said nothing.
 * `npm run check:prove -- lint` proves one check.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CHECKS } from './checks.mjs';
import { execute } from './execute.mjs';
import { VIOLATIONS } from './violations.mjs';

const root = join(import.meta.dirname, '..');
const LEFT_OUT = new Set(['node_modules', '.git', '.build', '.data']);

const copy = mkdtempSync(join(tmpdir(), 'pleniere-proof-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
for (const folder of ['', '.ci']) symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
await execute(['npm', 'run', '--silent', 'styles'], copy);

const asked = process.argv.slice(2);
const untouched = new Map();
let missed = 0;
for (const violation of VIOLATIONS) {
  if (asked.length === 0 || asked.includes(violation.check)) await prove(violation);
}
console.log(missed === 0 ? '\nEvery violation was found.' : `\n${missed} violations were not found.`);
process.exitCode = missed === 0 ? 0 : 1;

async function prove({ check, title, files, says, warns = false }) {
  const already = await sayings(check, says);
  const takeAway = Object.entries(files).map(([path, content]) => seed(join(copy, path), content));
  const { code, output } = await run(check);
  for (const undo of takeAway) undo();

  const lines = output.split('\n').filter((text) => text.includes(says));
  const isNew = lines.length > already.length || lines.some((text) => !already.includes(text));
  const found = (code !== 0 || warns) && isNew;
  if (!found) missed += 1;
  console.log(`${found ? '✓' : '✗'} ${check}: ${title}`);
  console.log(found ? `    ${lines.at(-1).trim().slice(0, 160)}` : output.slice(0, 2000).replace(/^/gm, '    | '));
}

/** What the check says of the tree as it is: only what a violation adds to it counts. */
async function sayings(check, says) {
  if (!untouched.has(check)) untouched.set(check, (await run(check)).output);
  return untouched
    .get(check)
    .split('\n')
    .filter((text) => text.includes(says));
}

function run(check) {
  return execute(CHECKS.find(({ name }) => name === check).run, copy);
}

/** @returns {() => void} puts back what was there */
function seed(file, content) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'function' ? content(before) : content);
  return () => (before === undefined ? rmSync(file) : writeFileSync(file, before));
}
