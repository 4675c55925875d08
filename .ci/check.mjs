/**
 * `npm run check`: runs every check, two at a time, and prints one line each with its time; the output only of those that
 * failed. `npm run check -- lint types` runs some. Exits with 1 when one failed.
 */
import { join } from 'node:path';
import { CHECKS } from './checks.mjs';
import { execute } from './execute.mjs';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
// What `#styled/*` names stands in .build, and half of the checks read it.
await execute(['npm', 'run', '--silent', 'styles'], root);
const queue = CHECKS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const failures = [];

const waiting = [...queue];
await Promise.all([worker(), worker()]);

for (const { name, hint, output } of failures) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 100 - name.length))}\n${output.trim()}`);
  if (hint) console.log(`\nTo repair: ${hint}`);
}
console.log(`\n${queue.length - failures.length} of ${queue.length} checks passed`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function worker() {
  for (let check = waiting.shift(); check; check = waiting.shift()) await run(check);
}

async function run(check) {
  const started = performance.now();
  const { code, output } = await execute(check.run, root);
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(20)} ${time.padStart(8)}`);
  if (code !== 0) failures.push({ ...check, output });
}
