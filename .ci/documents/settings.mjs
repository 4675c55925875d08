/**
 * The variables and options that the documents name against those that there are, both ways: a table with the head "variable" lists
 * the product's configuration, a command may set what some program of ours reads, and bench/README.md names the bench's options.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsOf, root } from './collect.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
/** Node's own; the product reads it and nobody has to set it. */
const UNDOCUMENTED = new Set(['NODE_ENV']);

/** @returns {string[]} complaints */
export function settingsComplaints(documents) {
  return [...variableComplaints(documents), ...optionComplaints(documents)];
}

function variableComplaints(documents) {
  const there = new Set(
    [...read('api/platform/config-variables.ts').matchAll(/^ +([A-Z][A-Z0-9_]+): [\w.]+(?:\(|$)/gm)].map(
      ([, name]) => name,
    ),
  );
  const told = new Set();
  const complaints = [];
  for (const { name: document, text } of documents) {
    for (const variable of variablesOf(text)) {
      told.add(variable);
      if (!there.has(variable)) complaints.push(`${document}: there is no variable ${variable} in the configuration`);
    }
    for (const command of commandsOf(text)) {
      for (const [, variable] of command.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)) {
        if (!there.has(variable) && !isReadBySomething(variable))
          complaints.push(`${document}: nothing reads the variable ${variable} of: ${command}`);
      }
    }
  }
  for (const variable of there) {
    if (!told.has(variable) && !UNDOCUMENTED.has(variable)) complaints.push(`no document has the variable ${variable}`);
  }
  return complaints;
}

/** The first cells of tables whose head is "variable". */
function variablesOf(text) {
  const tables = text.match(/^\| variable\b.*\n(?:\|.*\n?)+/gm) ?? [];
  const cells = tables.flatMap((table) => table.split('\n').map((row) => row.split('|')[1] ?? ''));
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
}

let programs;
/** Scripts of package.json, checks, tests and measurements have variables of their own. */
function isReadBySomething(variable) {
  programs ??= [
    'package.json',
    ...globSync(['.ci/*.{mjs,ts}', '.ci/run', '{api,e2e,bench}/**/*.{ts,mjs}'], { cwd: root }),
  ].map(read);
  return programs.some(
    (text) =>
      text.includes(`env.${variable}`) || text.includes(`env['${variable}']`) || text.includes(`{${variable}:-`),
  );
}

function optionComplaints(documents) {
  const defined = ['bench/options.ts', 'audits/lighthouse.ts', 'bench/relevance.ts'].flatMap((path) =>
    [...read(path).matchAll(/\b(\w+): \{ type: '(?:string|boolean)'/g)].map(([, name]) => name),
  );
  const { text } = documents.find(({ name }) => name === 'bench/README.md');
  const named = [...text.matchAll(/`([^`\n]*--[^`\n]+)`/g)].flatMap(([, code]) =>
    [...code.matchAll(/--(\w[\w-]*)/g)].map(([, name]) => name),
  );
  return [...new Set(named)]
    .filter((name) => !defined.includes(name))
    .map((name) => `bench/README.md: there is no option --${name}`);
}
