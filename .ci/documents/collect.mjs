/** What the documents say, read once: README.md, docs/ and bench/. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** @returns {{name: string, text: string}[]} every document, by its path from the root */
export function readDocuments() {
  return ['README.md', ...globSync(['docs/**/*.md', 'bench/*.md'], { cwd: root })].map((name) => ({
    name,
    text: readFileSync(join(root, name), 'utf8'),
  }));
}

/** What somebody may type into a terminal, after the variables that he sets for it. */
const COMMAND = /^(?:[A-Z][A-Z0-9_]*=\S+ )*(?:npm|npx|node|docker|bash|sha256sum|curl) \S/;
const FENCE = /^```(.*)\n([\s\S]*?)^```/gm;

/**
 * The commands of a document: lines of blocks without a language, and code within the text. `a && b` is two, comments are none.
 * @returns {string[]}
 */
export function commandsOf(text) {
  const lines = [...text.matchAll(FENCE)]
    .filter(([, language]) => language === '')
    .flatMap(([, , body]) => body.split('\n'));
  const inline = [...text.replace(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...lines, ...inline]
    .flatMap((line) => line.replace(/\s+#.*$/, '').split('&&'))
    .map((line) => line.trim())
    .filter((line) => COMMAND.test(line));
}
