/**
 * After `npm ci`: puts the Node that was brought where npm's scripts look for `node` (npm before 11 forgets it), or says at
 * once what has to be installed.
 */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { broughtNode, isNewEnough, TOO_OLD } from './find.mjs';

const brought = broughtNode();
if (brought) {
  const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
  mkdirSync(bin, { recursive: true });
  rmSync(join(bin, 'node'), { force: true });
  symlinkSync(relative(bin, brought), join(bin, 'node'));
  // A third of the package: headers, to compile native packages with, which none of ours asks for.
  rmSync(join(dirname(brought), '../include'), { recursive: true, force: true });
} else if (!isNewEnough(process.versions.node)) {
  console.error(TOO_OLD);
}
