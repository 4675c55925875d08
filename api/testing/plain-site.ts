import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const RENDERER = pathToFileURL(join(import.meta.dirname, 'plain-renderer.ts')).href;

export interface PlainSite {
  /** The options of a server with a built web. */
  folder: string;
  remove(): Promise<void>;
}

/** A built site without the web: the server caches and answers its pages as usual. */
export async function writePlainSite(): Promise<PlainSite> {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-site-'));
  const files = {
    'package.json': '{ "type": "module" }',
    'server/entry-server.js': `export { render } from '${RENDERER}';`,
    'client/.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
