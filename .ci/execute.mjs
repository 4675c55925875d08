import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a tool of the folder's packages or of those of its .ci, or one of our scripts when its name ends in .mjs.
 * @param {string[]} command with its arguments
 * @param {string} folder a checkout
 * @returns {Promise<{code: number, output: string}>} output: both streams as they came, without colours
 */
export async function execute([command, ...args], folder) {
  const isScript = command.endsWith('.mjs');
  const PATH = [join(folder, '.ci/node_modules/.bin'), join(folder, 'node_modules/.bin'), process.env.PATH].join(':');
  const child = spawn(isScript ? process.execPath : command, isScript ? [command, ...args] : args, {
    cwd: folder,
    env: { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return { code: code ?? 1, output: Buffer.concat(printed).toString() };
}
