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
const complaints = ['', 'audits/', '.ci/', 'e2e/'].flatMap(complaintsOf);
if (complaints.length > 0) {
  console.log(complaints.join('\n'));
  process.exitCode = 1;
}

function complaintsOf(folder) {
  const found = [];
  const file = `${folder}package-lock.json`;
  const lockfile = JSON.parse(read(file));
  const { packages } = lockfile;
  if (process.argv.includes('--write')) {
    for (const [path, entry] of Object.entries(packages)) if (path) delete entry.engines;
    writeFileSync(join(root, file), `${JSON.stringify(lockfile, null, 2)}\n`);
  }
  for (const [path, { resolved, integrity, link, version, engines }] of Object.entries(packages)) {
    if (!path) continue;
    const isOurs = resolved?.startsWith('file:');
    if (resolved && !isOurs) found.push(`${file}: ${path} has an address; npm config omit-lockfile-registry-resolved`);
    if (version && !link && !integrity && !isOurs) found.push(`${file}: ${path} has no integrity`);
    if (engines) found.push(`${file}: ${path} has engines; npm run lockfile`);
    const asked = enginesOf(`${folder}${path}`);
    if (asked && !satisfies(NEEDED, asked)) found.push(`${path} needs Node ${asked}, we promise ${NEEDED}`);
  }
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      if (!isLocked(packages, name, path)) found.push(`${file}: ${name}, optional to ${path || 'us'}, is left out`);
    }
  }
  const manifest = JSON.parse(read(`${folder}package.json`));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!/^(\d+\.\d+\.\d+(-[\w.]+)?|file:.*)$/.test(version))
        found.push(`${folder}package.json: ${name}@${version} is no exact version`);
    }
  }
  return found;
}

/** @returns {boolean} whether `name` is found from `path` as Node looks for it: there, then in every folder above */
function isLocked(packages, name, path) {
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

function read(name) {
  return readFileSync(join(root, name), 'utf8');
}
