/**
 * What is sent to browsers and what stands in the image is on licences that ask nothing of the product itself, and the page
 * /licences names all of it (web/features/legal/packages.json, which `npm run licences` writes). Builds the web first when it is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { BuildError, ensureBuilt } from '../api/cli/build.mjs';

/** They ask to be named, and for no more. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts: only sold by itself, or changed under its own name, does it ask for more.
  'OFL-1.1',
  'Zlib',
];

/**
 * Copyleft that ends where the package ends. libvips, with which sharp works, is a shared library in a file of its own that
 * anybody can replace, as the LGPL asks.
 */
const PERMITTED = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // Taken as it is, in files of its own on the server.
  { name: /^ical\.js$/, licence: 'MPL-2.0' },
];

/** The image is Debian's, for either processor. */
const IMAGE = { os: 'linux', cpu: ['x64', 'arm64'], libc: 'glibc' };

/** Of which the build takes files as they are. */
const COPIED = ['@fontsource-variable/figtree', '@fontsource/fraunces', 'swagger-ui-dist'];

const root = join(import.meta.dirname, '..');
const listFile = 'web/features/legal/packages.json';
await ensureBuilt('web').catch((error) => {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
});

const locked = JSON.parse(read('package-lock.json')).packages;
const forProduction = Object.keys(locked).filter((path) => path && !locked[path].dev);
const built = { client: bundled('client'), graphiql: bundled('graphiql'), server: bundled('server') };
const copied = COPIED.map((name) => installed(`node_modules/${name}`));
const list = {
  browser: byLicence([...built.client, ...built.graphiql, ...copied]),
  server: byLicence([...built.server, ...forProduction.filter(isInImage).map(installed)]),
};

// Those for other systems too: the product is also installed without the image.
const complaints = [...Object.values(built).flat(), ...copied, ...forProduction.map(installed)]
  .filter((entry) => !isPermitted(entry))
  .map(({ name, licence }) => `${name} is under ${licence}, which .ci/licences.mjs does not allow`);
if (process.argv.includes('--write')) writeFileSync(join(root, listFile), print(list));
else if (JSON.stringify(JSON.parse(read(listFile))) !== JSON.stringify(list))
  complaints.push(`${listFile} differs from what is built and installed`);

if (complaints.length > 0) {
  console.log([...new Set(complaints)].join('\n'));
  process.exitCode = 1;
}

/** @returns what Vite has put into a part of the build, by the headings of the licences that it tells there */
function bundled(part) {
  const text = read(`.build/web/${part}/licences.txt`);
  const headings = text.matchAll(/^## (?<name>\S+) - (?<version>\d\S*)(?: \((?<licence>.+)\))?$/gm);
  return [...headings].map(({ groups }) => ({ ...groups }));
}

/** @returns a package of the lockfile; old ones have their licence where the lockfile does not look */
function installed(path) {
  const { version, license } = locked[path];
  const licence =
    license ??
    JSON.parse(read(`${path}/package.json`))
      .licenses?.map(({ type }) => type)
      .join(' OR ');
  return { name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version, licence };
}

/** WebAssembly of sharp is there for systems that have no other build of it, which alone ask for it. */
function isInImage(path) {
  if (path.includes('wasm32')) return false;
  const { os, cpu, libc } = locked[path];
  return (
    (os?.includes(IMAGE.os) ?? true) &&
    (cpu?.some((kind) => IMAGE.cpu.includes(kind)) ?? true) &&
    (libc?.includes(IMAGE.libc) ?? true)
  );
}

function isPermitted({ name, licence }) {
  const more = PERMITTED.filter((exception) => exception.name.test(name)).map((exception) => exception.licence);
  try {
    return satisfies(licence, [...ALLOWED, ...more]);
  } catch {
    return false; // none, or one that is no expression of SPDX
  }
}

/** @returns {Record<string, [name: string, version: string][]>} each version once, in the order of the alphabet */
function byLicence(entries) {
  const order = ({ licence, name, version }) => `${licence} ${name} ${version}`;
  const unique = new Map(entries.map((entry) => [order(entry), entry]));
  const sorted = [...unique.keys()].toSorted().map((key) => unique.get(key));
  const groups = Object.groupBy(sorted, ({ licence }) => String(licence).replace(/^\((.*)\)$/, '$1'));
  return Object.fromEntries(
    Object.entries(groups).map(([licence, group]) => [licence, group.map(({ name, version }) => [name, version])]),
  );
}

/** As `npm run format` would: a package a line. */
function print(value) {
  const pairs = JSON.stringify(value, null, 2).replace(/\[\s+("[^"]+"),\s+("[^"]+")\s+\]/g, '[$1, $2]');
  return `${pairs.replace(/\[\s+(\[[^\]]+\])\s+\]/g, '[$1]')}\n`;
}

function read(name) {
  return readFileSync(join(root, name), 'utf8');
}
