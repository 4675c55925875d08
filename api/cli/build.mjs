/**
 * `npm run build`, and the part of `npm start` that builds only outdated parts.
 *
 * Each part of the product keeps a stamp beside its output: a hash over the paths, sizes and contents of its sources.
 * Modification times are meaningless after a clone or a copy, so contents are compared, which takes about 50 ms.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const output = join(root, '.build');
/** What V8 has compiled of the last build. */
export const compiled = join(output, 'compiled');

/** A failed build, with the output of the tool: shown without a stack. */
export class BuildError extends Error {}

const SHARED = ['schema', 'package-lock.json', 'tsconfig.json'];
const NO_SOURCE = /(^|\/)(testing|node_modules|\.[^/]+)(\/|$)|\.test\.tsx?$|\.md$/;

const PARTS = {
  api: { title: 'the API', sources: ['api', ...SHARED], build: buildApi },
  web: { title: 'the web pages', sources: ['web', ...SHARED], build: buildWeb },
};

/**
 * Builds a part if its build is missing or older than its sources.
 * @param {'api' | 'web'} name
 * @param {{force?: boolean}} [options] force: build even if it is up to date
 * @throws {BuildError} with the output of the tool that failed
 */
export async function ensureBuilt(name, { force = false } = {}) {
  const { title, sources, build } = PARTS[name];
  if (!force && readStamp(name) === hashSources(sources)) return;

  const release = await takeLock(name);
  try {
    const stamp = hashSources(sources); // before reading: a file that is saved meanwhile makes the build outdated again
    if (!force && readStamp(name) === stamp) return; // the process that held the lock has built it
    console.log(
      `Building ${title}: ${force ? 'as asked' : readStamp(name) === null ? 'not built yet' : 'the sources have changed'}`,
    );
    const started = performance.now();
    rmSync(stampFile(name), { force: true });
    await build();
    writeFileSync(stampFile(name), stamp);
    console.log(`Built ${title} in ${seconds(started)}`);
  } finally {
    release();
  }
}

/**
 * Compiled beside the old one, which is replaced when it is complete: a failing build keeps the last good one. It must be at
 * the same depth, because the source maps contain relative paths.
 */
async function buildApi() {
  rmSync(compiled, { recursive: true, force: true });
  const next = join(root, '.build.next');
  rmSync(next, { recursive: true, force: true }); // left by a build that was killed
  try {
    await step('API', 'api/cli/bundle.mjs', [next]);
    rmSync(join(output, 'api'), { recursive: true, force: true });
    renameSync(join(next, 'api'), join(output, 'api'));
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/**
 * The functions of the styles are written first and once: each build of pages would write them, while the other reads. The pages for the browser take longest, so
 * that the others are built beside them, one after the other.
 */
async function buildWeb() {
  await step('styles', 'web/build/write-styles.ts', []);
  await Promise.all([
    vite('web pages, for the browser'),
    vite('web pages, for the server', '--ssr', 'entry-server.tsx').then(() => vite('GraphiQL', '--mode', 'graphiql')),
  ]);
}

const vite = (title, ...args) =>
  step(title, 'node_modules/vite/bin/vite.js', [
    'build',
    '--config',
    'web/vite.config.ts',
    '--logLevel',
    'warn',
    ...args,
  ]);

/** Tools make many objects that live for a moment: with more room for them they take a tenth less time. */
const FLAGS = ['--max-semi-space-size=32'];

/** Runs one script; prints what was done and how long it took, its output only when it fails. */
async function step(title, tool, args) {
  const started = performance.now();
  const heartbeat = setInterval(() => console.log(`  ${title} … ${seconds(started)} so far`), 10_000);
  const child = spawn(process.execPath, [...FLAGS, join(root, tool), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', STYLES: 'written' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The other part may have failed, which ends this process: its tools would go on writing beside the next build.
  const end = () => child.kill();
  process.once('exit', end);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearInterval(heartbeat);
  process.off('exit', end);
  if (code !== 0) throw new BuildError(`\nBuilding the ${title} failed:\n${Buffer.concat(printed)}`);
  console.log(`  ${title} (${seconds(started)})`);
}

function hashSources(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of paths) {
    for (const file of filesOf(path)) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix(relative(root, join(entry.parentPath, entry.name))))
    .filter((file) => !NO_SOURCE.test(file))
    .sort();
}

const stampFile = (name) => join(output, `${name}.stamp`);
const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : null);
const posix = (path) => path.split(sep).join('/');
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Of two concurrent builds of one part the second waits, and takes over if the first has died. */
async function takeLock(name) {
  const file = join(output, `${name}.lock`);
  mkdirSync(output, { recursive: true });
  for (let waiting = false; ; waiting = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw new BuildError(`The folder .build can't be written: ${error.message}`);
    }
    if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    else if (!waiting) console.log(`Another process is building ${PARTS[name].title}; waiting for it.`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await Promise.all(Object.keys(PARTS).map((name) => ensureBuilt(name, { force: true })));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
