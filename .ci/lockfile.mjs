/**
 * The lockfile installs from any registry (no addresses in it) and on any machine (the builds of every platform are in it:
 * `npm install` leaves out those that the registry at hand lacks, and then `npm ci` refuses the lockfile everywhere), and
 * every package is asked for in one exact version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json'));

const complaints = [];
for (const [path, { resolved, integrity, link, version }] of Object.entries(packages)) {
  if (resolved)
    complaints.push(`package-lock.json: ${path} has an address; npm config omit-lockfile-registry-resolved`);
  if (path && version && !link && !integrity) complaints.push(`package-lock.json: ${path} has no integrity`);
}
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const name of Object.keys(optionalDependencies)) {
    if (!isLocked(name, path)) complaints.push(`package-lock.json: ${name}, optional to ${path || 'us'}, is left out`);
  }
}
for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
  for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      complaints.push(`package.json: ${name}@${version} is no exact version`);
  }
}

if (complaints.length > 0) {
  console.log(complaints.join('\n'));
  process.exitCode = 1;
}

/** @returns {boolean} whether `name` is found from `path` as Node looks for it: there, then in every folder above */
function isLocked(name, path) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
