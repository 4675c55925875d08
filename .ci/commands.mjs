/**
 * Runs the commands of the documents as documents/command-table.mjs has them, on a data folder of its own. `node .ci/commands.mjs import backup`
 * runs those with one of the words. Exits with 1 when one does not do what it should.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './documents/collect.mjs';
import { COMMANDS } from './documents/command-table.mjs';
import { freePort } from './free-port.mjs';

const START_LIMIT_MS = 180_000;
/** Two rows of the national register, of which one is a hotel. */
const REGISTER = `DATE DE CLASSEMENT;TYPOLOGIE ÉTABLISSEMENT;CLASSEMENT;CATÉGORIE;MENTION (villages de vacances);NOM COMMERCIAL;ADRESSE;CODE POSTAL;COMMUNE;SITE INTERNET;TYPE DE SÉJOUR;CAPACITÉ D'ACCUEIL (PERSONNES);NOMBRE DE CHAMBRES;NOMBRE D'EMPLACEMENTS;NOMBRE D'UNITES D'HABITATION (résidences de tourisme);NOMBRE DE LOGEMENTS (villages de vacances);classement prorogé
19/06/2023;HÔTEL DE TOURISME;3 étoiles;-;-;HÔTEL DE L'ESSAI;2 Rue Gabriel Péri;38000;GRENOBLE;-;-;62;37;-;-;-;non
19/06/2023;CAMPING;3 étoiles;-;-;CAMPING DE L'ESSAI;3 Rue Gabriel Péri;38000;GRENOBLE;-;-;62;-;37;-;-;non
`;

const folder = mkdtempSync(join(tmpdir(), 'pleniere-commands-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'hebergements.csv'), REGISTER);
const placed = (text) => text.replaceAll('{folder}', folder).replaceAll('{root}', root);

const environment = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  DEMO: '0',
  DEMO_PICTURES: '0',
  NO_COLOR: '1',
  TILE_URL: 'off',
  CI: '',
};
// The embedded database, whatever the machine has set for the tests.
for (const name of ['DATABASE_URL', 'REDIS_URL', 'NODE_ENV', 'PUBLIC_URL', 'FORCE_COLOR']) delete environment[name];

/** What is run in the place of several commands is run once: how it ended, by its text. */
const runs = {};
const words = process.argv.slice(2);
const isAsked = (command) => words.length === 0 || words.some((word) => command.includes(word));
const wanted = COMMANDS.filter(({ command, heldBy }) => !heldBy && isAsked(command));
let failed = 0;
for (const row of wanted) {
  const started = performance.now();
  const complaint = row.serves ? await serves(row) : await does(row);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${complaint ? '✗' : '✓'} ${row.command}  ${seconds} s${complaint ? `\n${complaint}` : ''}`);
  if (complaint) failed += 1;
}
console.log(`\n${wanted.length - failed} of ${wanted.length} commands do what the documents say`);
process.exitCode = failed > 0 ? 1 : 0;

/** @returns {Promise<string | null>} what is wrong with it */
async function does({ command, as = command, says, makes }) {
  runs[as] ??= endOf(placed(as));
  const { code, printed } = await runs[as];
  if (code !== 0) return `ended with ${code}:\n${printed.slice(-4000)}`;
  if (says && !(says instanceof RegExp ? says.test(printed) : printed.includes(says)))
    return `did not say ${says}:\n${printed.slice(-4000)}`;
  return makes && !existsSync(placed(makes)) ? `did not make ${placed(makes)}` : null;
}

async function endOf(command) {
  const run = start(command, environment);
  const code = await run.ended;
  return { code, printed: run.printed() };
}

async function serves({ command }) {
  const port = await freePort();
  const run = start(command, { ...environment, PORT: String(port) });
  const limit = Date.now() + START_LIMIT_MS;
  let ready = false;
  while (!ready && run.child.exitCode === null && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    ready = answer?.ok ?? false;
  }
  const page = ready ? await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()) : '';
  run.stop('SIGTERM');
  const code = await Promise.race([
    run.ended,
    new Promise((resolve) => setTimeout(resolve, 20_000, 'nothing').unref()),
  ]);
  if (code === 'nothing') run.stop('SIGKILL');
  if (!ready) return `was not ready:\n${run.printed().slice(-4000)}`;
  if (!/<h1[\s>]/.test(page)) return `served a page without a title:\n${page.slice(0, 500)}`;
  // Vite may be packing dependencies for the browser, which it does not break off: that a server of developers ends is enough.
  return code === 'nothing' ? `did not end on SIGTERM:\n${run.printed().slice(-2000)}` : null;
}

/** A command in a group of processes of its own, so that all of it can be stopped. */
function start(command, env) {
  const child = spawn('bash', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  const stop = (signal) => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
  };
  return { child, ended, stop, printed: () => Buffer.concat(chunks).toString() };
}
