/**
 * The image and the set-up of docker-compose.yml, where a Docker daemon answers; else one line says that they are skipped.
 * The image: small, not root's, one Node, with a check of its health, works on a read-only system. The set-up: all of it gets healthy,
 * and the proxy serves pages, the API and what the processes share.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const root = join(import.meta.dirname, '..');
const IMAGE = 'pleniere-check';
const PROJECT = 'pleniere-check';
const LIMIT_MB = 450;
/** A first start makes the demo world, on a machine that may be busy. */
const START_LIMIT_MS = 240_000;
const SIZE = '{{.Size}} {{.Config.User}} {{if .Config.Healthcheck}}checked{{end}}';

if (spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { stdio: 'ignore' }).status !== 0) {
  console.log('Skipped: no Docker daemon answers.');
  process.exit(0);
}
await checkImage();
await checkCompose();

async function checkImage() {
  docker('build', '--quiet', '--tag', IMAGE, '.');
  const [bytes, user, health] = docker('image', 'inspect', '--format', SIZE, IMAGE).split(' ');
  const megabytes = Number(bytes) / 1e6;
  expect(megabytes <= LIMIT_MB, `the image has ${megabytes.toFixed(0)} MB of ${LIMIT_MB}`);
  expect(user === 'node', `it is run by ${user || 'root'}`);
  expect(health === 'checked', 'it has a check of its health');

  const port = await freePort();
  const options = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
  const settings = ['--env', 'DEMO=1', '--env', 'TILE_URL=off', '--publish', `127.0.0.1:${port}:4000`];
  const container = docker('run', '--detach', ...options, ...settings, IMAGE);
  try {
    await until('it is healthy on a read-only system', () => {
      const state = docker('inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', container);
      if (state.startsWith('exited')) throw new Error(docker('logs', '--tail', '50', container));
      return state === 'running healthy';
    });
    await expectProduct(`http://127.0.0.1:${port}`);
    const inside = (script) => docker('exec', container, 'node', '-p', script);
    expect(inside('process.getuid()') !== '0', 'its process is not root');
    const nodes = inside(
      "require('fs').globSync('/{app,usr}/**/bin/node').map((path) => require('fs').realpathSync(path)).join()",
    );
    expect(nodes === '/usr/local/bin/node', `its Node is ${nodes}`);
    docker('stop', '--time', '10', container);
    const code = docker('inspect', '--format', '{{.State.ExitCode}}', container);
    expect(code === '0', `SIGTERM ends it with ${code}`);
  } finally {
    docker('rm', '--force', '--volumes', container);
  }
}

async function checkCompose() {
  const [port, mailPort] = [await freePort(), await freePort()];
  const env = { PROXY_PORT: String(port), MAIL_PORT: String(mailPort), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const compose = (...args) => run('docker', ['compose', '--project-name', PROJECT, ...args], env);
  try {
    compose('up', '--detach', '--build', '--quiet-pull', '--wait', '--wait-timeout', String(START_LIMIT_MS / 1000));
    await expectProduct(env.PUBLIC_URL);
    const mails = await fetch(`http://127.0.0.1:${mailPort}/api/v1/messages`);
    expect(mails.ok, 'the catcher of mails answers');
  } catch (error) {
    console.error(compose('logs', '--tail', '50'));
    throw error;
  } finally {
    compose('down', '--volumes', '--timeout', '10');
  }
}

/** A page, a search, and a picture of the storage, once it is drawn. */
async function expectProduct(origin) {
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  expect(page.ok && /<h1[\s>]/.test(await page.text()), `${origin} serves the home page`);
  await until('a search finds a venue, and its picture comes from the storage', async () => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ searchVenues(pageSize: 1) { items { photo { url } } } }' }),
    });
    const [venue] = (await answer.json()).data.searchVenues.items;
    if (!venue.photo) return false;
    const picture = await fetch(new URL(venue.photo.url, origin));
    return picture.ok && picture.headers.get('content-type').startsWith('image/');
  });
}

async function until(what, isSo) {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`Not so after ${START_LIMIT_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  console.log(`✓ ${what}`);
}

function expect(isSo, what) {
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) process.exitCode = 1;
}

function docker(...args) {
  return run('docker', args);
}

function run(command, args, env = {}) {
  return execFileSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
