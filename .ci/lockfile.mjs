/**
 * The lockfile installs from any registry (no addresses in it), on any machine (the builds of every platform are in it:
 * `npm install` leaves out those that the registry at hand lacks, and then `npm ci` refuses the lockfile everywhere) and without
 * a warning, and every package is asked for in one exact version.
 *
 * npm holds `engines` of packages in the lockfile against the Node that it runs on itself, while they run on the one of own-node/. So
 * they are not in it (`npm run lockfile` takes them out), and are held here against the oldest Node that may run the product.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { NEEDED } from '../own-node/find.mjs';

const root = join(import.meta.dirname, '..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const lockfile = JSON.parse(read('package-lock.json'));
const { packages } = lockfile;

if (process.argv.includes('--write')) {
  for (const [path, entry] of Object.entries(packages)) if (path) delete entry.engines;
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lockfile, null, 2)}\n`);
}

const complaints = [];
for (const [path, { resolved, integrity, link, version, engines }] of Object.entries(packages)) {
  const isOurs = resolved?.startsWith('file:');
  if (resolved && !isOurs)
    complaints.push(`package-lock.json: ${path} has an address; npm config omit-lockfile-registry-resolved`);
  if (path && version && !link && !integrity && !isOurs) complaints.push(`package-lock.json: ${path} has no integrity`);
  if (path && engines) complaints.push(`package-lock.json: ${path} has engines; npm run lockfile`);
  const asked = path && enginesOf(path);
  if (asked && !satisfies(NEEDED, asked)) complaints.push(`${path} needs Node ${asked}, we promise ${NEEDED}`);
}
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const name of Object.keys(optionalDependencies)) {
    if (!isLocked(name, path)) complaints.push(`package-lock.json: ${name}, optional to ${path || 'us'}, is left out`);
  }
}
for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
  for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
    if (!/^(\d+\.\d+\.\d+(-[\w.]+)?|file:.*)$/.test(version))
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

/** @returns {string | undefined} what an installed package needs; those for other platforms are not there */
function enginesOf(path) {
  try {
    return JSON.parse(read(`${path}/package.json`)).engines?.node;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
