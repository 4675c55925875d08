/**
 * What clients of the last release would break on is told in the changelog: each breaking change between `schema/released.graphql` and
 * `schema/schema.graphql` has the name of its field, argument, operation, value or type in the notes of the latest version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const [released, current] = ['released', 'schema'].map((name) => buildSchema(read(`schema/${name}.graphql`)));
const [, latest = ''] = read('docs/changelog.md').split(/^## /m);

const isTold = (name) => new RegExp(`\\b${name}\\b`).test(latest);
const untold = findBreakingChanges(released, current).filter(({ description }) => !namesIn(description).some(isTold));
for (const { description } of untold) console.log(`docs/changelog.md does not tell: ${description}`);
if (untold.length > 0) process.exitCode = 1;

/** @returns {string[]} names of what has changed, any of which tells it: the field, or the type that it had; the argument, or the operation that it had */
function namesIn(description) {
  const [, operation, argument] = /^(?:Mutation|Query|Subscription)\.(\w+) arg (\w+)/.exec(description) ?? [];
  if (operation) return [operation, argument];
  const [, required, of] = /^A required (?:field|arg) (\w+) .*?(?:on|type) (?:\w+\.)?(\w+)/.exec(description) ?? [];
  if (required) return [required, of];
  const [, field, type] = /^(?:\w+\.)?(\w+)(?: changed type from \W*(\w+))?/.exec(description);
  return type ? [field, type] : [field];
}
