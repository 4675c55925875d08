/**
 * The README, docs/ and bench/ against the repository: links and pictures lead to files and headings that exist, every `npm run x`
 * is a script, every command is proved by something, variables and options are those that there are, and the README shows the two
 * commands that CI runs. Addresses of the web are not asked.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readDocuments, root } from './documents/collect.mjs';
import { commandComplaints } from './documents/commands.mjs';
import { settingsComplaints } from './documents/settings.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const PROMISED = ['npm ci && npm start', 'npm ci && npm test'];

const complaints = [];
const documents = readDocuments();

for (const { name: document, text } of documents) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const links = [
    ...prose.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g),
    ...prose.matchAll(/(?:src|href)="([^"]+)"/g),
  ];
  for (const [, link] of links) checkLink(document, link);
  for (const [, script] of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
    if (!(script in scripts)) complaints.push(`${document}: there is no script "${script}" (npm run ${script})`);
  }
  for (const [, script] of text.matchAll(/\bnpm (start|test)\b/g)) {
    if (!(script in scripts)) complaints.push(`${document}: there is no script "${script}"`);
  }
}

complaints.push(...commandComplaints(documents), ...settingsComplaints(documents));
const readme = documents.find(({ name }) => name === 'README.md').text;
for (const command of PROMISED) if (!readme.includes(command)) complaints.push(`README.md does not show: ${command}`);

if (complaints.length > 0) {
  console.log(complaints.join('\n'));
  process.exitCode = 1;
}

function checkLink(document, link) {
  if (/^(https?|mailto):/.test(link)) return;
  const [path, heading] = link.split('#');
  const target = path ? resolve(root, dirname(document), decodeURI(path)) : join(root, document);
  if (relative(root, target).startsWith('..') || !existsSync(target)) {
    complaints.push(`${document}: ${link} leads nowhere`);
  } else if (heading && statSync(target).isFile() && !headingsOf(target).has(decodeURI(heading))) {
    complaints.push(`${document}: ${link} names a heading that is not there`);
  }
}

/** As GitHub makes them: lower case, punctuation dropped, spaces to hyphens. */
function headingsOf(file) {
  const titles = readFileSync(file, 'utf8').matchAll(/^#{1,6}\s+(.+)$/gm);
  return new Set(
    [...titles].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
