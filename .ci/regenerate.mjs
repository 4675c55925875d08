/**
 * The SDL, the table of permissions, the typed operations and the message catalogues are committed: generates them again in a copy of the sources, and
 * compares. A text without its French is missing too. The tree itself is never written to.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = ['api', 'web', 'schema', 'docs', 'codegen.ts', 'package.json', 'tsconfig.json'];
const GENERATED = [
  'schema/schema.graphql',
  'docs/permissions.md',
  'schema/*.gen.ts',
  'web/**/*.gen.ts',
  'web/locales/*.po',
];

const copy = mkdtempSync(join(tmpdir(), 'pleniere-generated-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const source of SOURCES) cpSync(join(root, source), join(copy, source), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const committed = read(copy);
// The generators do not remove: what they don't write again has lost its source. The labels of mails are part of what writes the schema.
for (const path of committed.keys()) if (path.startsWith('web/') && path.endsWith('.gen.ts')) rmSync(join(copy, path));

const complaints = [];
for (const script of ['schema', 'codegen', 'messages']) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd: copy, encoding: 'utf8' });
  if (status !== 0) complaints.push(`npm run ${script} failed:\n${stdout}${stderr}`);
}
const generated = complaints.length === 0 ? read(copy) : new Map(committed);
if (!existsSync(join(root, 'schema/schema.graphql'))) complaints.push('schema/schema.graphql is missing');

for (const path of new Set([...committed.keys(), ...generated.keys()])) {
  const [was, is] = [committed.get(path), generated.get(path)];
  if (was === undefined) complaints.push(`${path} is missing`);
  else if (is === undefined) complaints.push(`${path} has lost its source`);
  else if (was !== is) complaints.push(`${path} ${firstDifference(was, is)}`);
}

const french = readFileSync(join(copy, 'web/locales/fr.po'), 'utf8');
for (const [, id] of french.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm))
  complaints.push(`web/locales/fr.po lacks ${id}`);

if (complaints.length > 0) {
  console.log(complaints.join('\n'));
  process.exitCode = 1;
}

/** @returns {Map<string, string>} the content of every generated file by its path */
function read(folder) {
  return new Map(globSync(GENERATED, { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function firstDifference(was, is) {
  const [old, now] = [was.split('\n'), is.split('\n')];
  const line = now.findIndex((text, index) => text !== old[index]);
  const at = line < 0 ? now.length : line;
  return `differs from line ${at + 1}\n  committed: ${old[at] ?? '(end)'}\n  generated: ${now[at] ?? '(end)'}`;
}
