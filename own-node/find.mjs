/**
 * Which Node runs the product: one that is new enough. npm may be run by an older one (20 is what many systems have); on Linux
 * `npm ci` then brings its own (docs/decisions/0052-footprint.md).
 *
 * Plain JavaScript that Node 20 can run.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the packages ask for, held against them by the check `lockfile`. */
export const NEEDED = '24.15.0';

const root = fileURLToPath(new URL('..', import.meta.url));

export const TOO_OLD =
  `Plénière needs Node ${NEEDED} or newer; this is Node ${process.versions.node}, and npm brings a newer one only to Linux ` +
  'with glibc (x64, arm64), unless development or optional packages are omitted: install Node 26 from nodejs.org or your system.';

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** @returns {string | null} the path of the Node that the packages brought, if this system can run it */
export function broughtNode() {
  const path = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  try {
    return isNewEnough(execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' })) ? path : null;
  } catch {
    return null;
  }
}
