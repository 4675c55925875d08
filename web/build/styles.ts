import { codegen, loadConfigAndCreateContext } from '@pandacss/node';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where Panda CSS finds its configuration and the sources. */
export const PANDA = {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  configPath: fileURLToPath(new URL('../panda.config.ts', import.meta.url)),
};

/** Writes the functions and types that `#styled/*` names. They depend on the configuration alone: reading the sources would take three times as long. */
export async function writeStyles(): Promise<void> {
  await codegen(await loadConfigAndCreateContext({ ...PANDA, config: { include: [] } }));
}

/** Writes them before anything imports them; the build of a release has written them already. */
export const styles: Plugin = {
  name: 'styles',
  config: async () => {
    if (process.env['STYLES'] !== 'written') await writeStyles();
  },
};
