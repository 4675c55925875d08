/**
 * `npm start`: builds missing or outdated parts, then runs the server in this process, so that a
 * signal sent to npm reaches it. `node api/cli/start.mjs import …` does the same for another program of this folder.
 * By a Node that is too old it starts itself once more with the one that `npm ci` has brought.
 *
 * Plain JavaScript that Node 20 can run.
 */
import { spawn } from 'node:child_process';
import { broughtNode, isNewEnough, TOO_OLD } from '../../own-node/find.mjs';

if (!isNewEnough(process.versions.node)) process.exit(await startedByBroughtNode());

const PROGRAMS = ['import', 'backup', 'restore', 'mail-failed'];
const HELP = `Usage: npm start

Builds what is missing or older than its sources, then serves the product. It takes no arguments: environment
variables set it (PORT, HOST, DATA_DIR, DATABASE_URL …), and README.md lists them.

Other programs: npm run import, npm run backup, npm run restore, npm run mail:failed (docs/operations.md).`;

// Without a name it is the server; a name is a file of api/cli that needs no web pages.
const [name, ...rest] = process.argv.slice(2);
if (name === '--help' || name === '-h') {
  console.log(HELP);
  process.exit(0);
}
if (name !== undefined && !PROGRAMS.includes(name)) {
  console.error(`Unknown argument: ${name}\n\n${HELP}`);
  process.exit(2);
}

// Before any import: React and Express select their production code when they are loaded.
process.env.NODE_ENV ||= 'production';

const { BuildError, compiled, ensureBuilt, root } = await import('./build.mjs');
const { enableCompileCache, setSourceMapsSupport } = await import('node:module');
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');

// Side by side: the API takes one processor.
const web = name ? null : built('web').then(() => join(root, '.build/web'));
await built('api');
// Maps of packages are not read: they would take a second, and memory for good.
setSourceMapsSupport(true);
// What V8 has compiled is kept beside the build: the next start takes half of the time.
enableCompileCache(compiled);

const programs = join(root, '.build/api/cli');
if (name) {
  const file = join(programs, `${name}.js`);
  process.argv.splice(1, process.argv.length, file, ...rest);
  await import(pathToFileURL(file).href);
} else {
  // The pages are built while the database is prepared.
  const { serve } = await import(pathToFileURL(join(programs, 'serve.js')).href);
  await serve(web);
}

/** A failed build ends the process. */
async function built(part) {
  try {
    await ensureBuilt(part);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
}

/** @returns {Promise<number>} the exit code */
async function startedByBroughtNode() {
  const node = broughtNode();
  if (!node) {
    console.error(TOO_OLD);
    return 1;
  }
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {}); // a terminal sends it to both
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
