/** The commands of the documents against the table of what proves them, both ways. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../checks.mjs';
import { commandsOf, root } from './collect.mjs';
import { COMMANDS } from './command-table.mjs';

/** @returns {string[]} complaints */
export function commandComplaints(documents) {
  const rows = new Map(COMMANDS.map((row) => [row.command, row]));
  const written = new Set();
  const complaints = [];
  for (const { name, text } of documents) {
    for (const command of commandsOf(text)) {
      written.add(command);
      if (!rows.has(command)) complaints.push(`${name}: .ci/documents/command-table.mjs has no row for: ${command}`);
    }
  }
  const steps = readFileSync(join(root, '.ci/run'), 'utf8');
  for (const { command, heldBy } of COMMANDS) {
    if (!written.has(command)) complaints.push(`no document has the command of the table: ${command}`);
    if (heldBy && !steps.includes(`step '${heldBy}'`) && !CHECKS.some(({ name }) => name === heldBy))
      complaints.push(`neither .ci/run nor npm run check has what should prove ${command}: ${heldBy}`);
  }
  return complaints;
}
