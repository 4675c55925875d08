import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';

const VENUE = parse('query ($slug: String!) { venue(slug: $slug) { name } }');
const HOME = parse('{ home { slider { name } } }');

/** Replaces the renderer: pages contain only the answers of their queries. */
const RENDERER = `
const VENUE = ${JSON.stringify(VENUE)};
const HOME = ${JSON.stringify(HOME)};
export async function render({ url, data }) {
  const slug = /^\\/establishment\\/([^?]+)/.exec(url)?.[1];
  const document = slug ? VENUE : HOME;
  const { data: found } = await data.execute({ document, variables: slug ? { slug } : {}, operationName: undefined });
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' };
  return { status: 200, headers, html: JSON.stringify(found) };
}`;

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
    'server/entry-server.js': RENDERER,
    'client/.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
