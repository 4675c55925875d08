/**
 * What clients of the last release would break on is told in the changelog: each breaking change between `schema/released.graphql` and
 * `schema/schema.graphql` has the name of its field, argument, value or type in the notes of what is unreleased.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const [released, current] = ['released', 'schema'].map((name) => buildSchema(read(`schema/${name}.graphql`)));
const [, unreleased = ''] = read('docs/changelog.md').split(/^## /m);

const untold = findBreakingChanges(released, current).filter(
  ({ description }) => !new RegExp(`\\b${nameOf(description)}\\b`).test(unreleased),
);
for (const { description } of untold) console.log(`docs/changelog.md does not tell: ${description}`);
if (untold.length > 0) process.exitCode = 1;

/** @returns {string} the name of what has changed, without that of the type it belongs to */
function nameOf(description) {
  const [, required] = /^A required (?:field|arg) (\w+)/.exec(description) ?? [];
  const [, argument] = /^\w+\.\w+ arg (\w+)/.exec(description) ?? [];
  const [, name] = /^(?:\w+\.)?(\w+)/.exec(description);
  return required ?? argument ?? name;
}
