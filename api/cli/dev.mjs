/**
 * `npm run dev`: one command. The API restarts when its files change and serves the web through Vite (hot reload) on the
 * same port; the SDL, the typed operations and the message catalogues follow the sources.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchFolders } from './watch-folders.mjs';

const root = join(import.meta.dirname, '../..');
const bin = (path) => join(root, 'node_modules', path);
const loader = ['--import', join(import.meta.dirname, 'typescript-loader.mjs')];

const isApiSource = (path) => /^(api|schema)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts');
const isMailSource = (path) => /^api\/.*\.(liquid|json)$/.test(path);
const isScreenSource = (path) => /^web\/.*\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path);

/** The generated files and their sources, in the order of their dependencies. */
const GENERATORS = [
  { title: 'schema', command: [...loader, 'api/cli/schema.ts'], from: isApiSource },
  {
    title: 'typed operations',
    command: [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--errors-only'],
    from: (path) => path.endsWith('.graphql'),
  },
  {
    title: 'message catalogues',
    command: [
      bin('@lingui/cli/dist/lingui.js'),
      'extract',
      '--config',
      'web/lingui.config.ts',
      '--clean',
      '--workers',
      '1',
    ],
    from: isScreenSource,
  },
];

const due = new Set(GENERATORS);
let generating = false;
let server = null;
let stopping = false;
let restartTimer;
let generateTimer;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
await generateWhatIsDue();
watchFolders(root, ['api', 'schema', 'web'], changed);
runServer();

function changed(path) {
  // An editor or a checkout saves many files at once: wait for the last one.
  if (isApiSource(path) || isMailSource(path)) {
    clearTimeout(restartTimer);
    restartTimer = setTimeout(() => void restartServer(path), 150);
  }
  const concerned = GENERATORS.filter((generator) => generator.from(path));
  if (concerned.length === 0) return;
  for (const generator of concerned) due.add(generator);
  clearTimeout(generateTimer);
  generateTimer = setTimeout(() => void generateWhatIsDue(), 400);
}

/** One at a time and in order; changes meanwhile are handled by the same loop. */
async function generateWhatIsDue() {
  if (generating) return;
  generating = true;
  for (let next = nextDue(); next; next = nextDue()) {
    due.delete(next);
    await generate(next);
  }
  generating = false;
}

function nextDue() {
  return GENERATORS.find((generator) => due.has(generator));
}

async function generate({ title, command }) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  // An unfinished edit must not stop the process: the message is shown, and the next save tries again.
  if (code !== 0) console.error(`\n[dev] ${title} not regenerated:\n${Buffer.concat(printed)}`);
}

function runServer() {
  const child = spawn(process.execPath, [...loader, 'api/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  server = { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))) };
  child.once('exit', (code) => {
    if (code && !stopping)
      console.error(`[dev] The API stopped with code ${code}; it starts again at the next change.`);
  });
}

/** The old process releases the data folder and the port first. */
async function restartServer(path) {
  const { child, ended } = server;
  if (stopping || child.stopping) return;
  console.log(`[dev] ${path} changed: restarting the API`);
  child.stopping = true;
  child.kill('SIGTERM');
  await ended;
  if (!stopping) runServer();
}

async function stop() {
  stopping = true;
  server?.child.kill('SIGTERM');
  process.exit(server ? await server.ended : 0);
}
