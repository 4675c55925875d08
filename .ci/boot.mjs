/**
 * Boots the built server as a user does (`npm start`, a data folder that does not exist, any free port) and stops it:
 * /readyz, the home page, one GraphQL request, then SIGTERM to npm, which must end with 0 within 10 s and free the port.
 * A second boot on the same folder shows that what the first one left can be opened: the database, and the snapshot of the catalogue.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const START_LIMIT_MS = 180_000; // a first start seeds the demo world, on a machine that may be busy
const STOP_LIMIT_MS = 10_000;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'pleniere-boot-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const title of ['first start', 'second start']) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const server = start(port);
  try {
    await ready(origin, server);
    console.log(`${title}: ready after ${seconds(started)}`);
    if (title === 'second start' && !existsSync(join(folder, 'data/catalogue.snapshot')))
      throw new Error('the first process left no snapshot of the catalogue');
    await expectPage(origin);
    await expectGraphql(origin);
    await expectFile(`${origin}/api/docs/swagger-ui-bundle.js`);
  } catch (error) {
    server.child.kill('SIGKILL');
    console.error(`${title} failed: ${error.message}\n${server.printed()}`);
    process.exit(1);
  }
  await stop(server, origin, title);
}

function start(port) {
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    TILE_URL: 'off',
  };
  // The embedded database, whatever the machine has set for the tests.
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'NODE_ENV', 'DEMO', 'PUBLIC_URL']) delete environment[name];
  const child = spawn('npm', ['start'], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  return { child, ended, printed: () => Buffer.concat(chunks).toString().slice(-8000) };
}

async function ready(origin, { ended }) {
  const limit = Date.now() + START_LIMIT_MS;
  let over = null;
  void ended.then((code) => (over = code));
  while (Date.now() < limit) {
    if (over !== null) throw new Error(`the server ended with ${over} before it was ready`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not ready after ${START_LIMIT_MS / 1000} s`);
}

async function expectPage(origin) {
  const answer = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`GET / answered ${answer.status}`);
  if (!/<h1[\s>]/.test(html)) throw new Error('GET / has no title in its HTML: it was not rendered on the server');
}

async function expectGraphql(origin) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ searchVenues { totalCount } }' }),
  });
  const text = await answer.text();
  if (!/"totalCount":[1-9]/.test(text)) throw new Error(`/graphql answered ${answer.status}: ${text.slice(0, 300)}`);
}

/** What the build has taken from packages that are not installed for production. */
async function expectFile(address) {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
}

async function stop({ child, ended, printed }, origin, title) {
  const started = performance.now();
  child.kill('SIGTERM');
  const timeout = new Promise((resolve) => setTimeout(resolve, STOP_LIMIT_MS, 'nothing in time').unref());
  const code = await Promise.race([ended, timeout]);
  const orphan = await fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );
  if (code !== 0 || orphan) {
    child.kill('SIGKILL');
    console.error(`${title}: SIGTERM ended with ${code}${orphan ? ', and the port still answers' : ''}\n${printed()}`);
    process.exit(1);
  }
  console.log(`${title}: stopped with 0 after ${seconds(started)}`);
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
