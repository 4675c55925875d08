import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

type Options = {
  /** A catalogue, for the ids of all texts. */
  catalogue: string;
};

/** A string in code before it is minified. */
const STRING = /(["'`])([\w.-]+)\1/g;

/**
 * Writes into the manifest, for each script of the browser, the ids of the texts that its code names. The server then puts into a page
 * just the texts of the page's own scripts, and the browser loads the whole catalogue when it has time (`web/lib/i18n.ts`): the
 * catalogue, which grows with every screen, is no part of the first load.
 */
export function pageMessages({ catalogue }: Options): Plugin {
  return {
    name: 'page-messages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') return;
        const known = new Set([...readFileSync(catalogue, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id));
        const idsOf = new Map<string, string[]>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const ids = Object.entries(chunk.modules)
            .filter(([path]) => !path.includes('node_modules') && !path.endsWith('.po'))
            .flatMap(([, { code }]) => [...(code ?? '').matchAll(STRING)].map(([, , text = '']) => text))
            .filter((text) => known.has(text));
          idsOf.set(chunk.fileName, [...new Set(ids)].sort());
        }
        const manifest = JSON.parse(String(asset.source)) as Record<string, { file: string; messages?: string[] }>;
        for (const entry of Object.values(manifest)) {
          const ids = idsOf.get(entry.file);
          if (ids?.length) entry.messages = ids;
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
