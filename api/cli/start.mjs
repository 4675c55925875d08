/**
 * `npm start`: builds missing or outdated parts, then runs the server in this process, so that a
 * signal sent to npm reaches it. `node api/cli/start.mjs import …` does the same for another program of this folder.
 *
 * Plain JavaScript that old versions of Node can parse: it first refuses a Node that is too old with a clear message.
 */
const NEEDED = [22, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Plénière needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'On Linux `npm ci` brings its own: start with `npm start` rather than `node`, and do not omit optional packages.\n' +
      'Elsewhere install a current Node from your system or from nodejs.org.',
  );
  process.exit(1);
}

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
process.setSourceMapsEnabled(true);

const { BuildError, ensureBuilt, root } = await import('./build.mjs');
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');

const program = name ? { path: `cli/${name}`, arguments: rest } : null;

try {
  await ensureBuilt(program ? ['api'] : ['api', 'web']);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const file = join(root, '.build/api', `${program?.path ?? 'main'}.js`);
if (program) process.argv.splice(1, process.argv.length, file, ...program.arguments);
await import(pathToFileURL(file).href);
