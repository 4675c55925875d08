import type { Messages } from '@lingui/core';
import { PAGE_STATE_ID, type ManifestChunk } from '../../schema/render-contract.ts';
import { preloadedFonts } from '../ui/fonts.ts';
import { stylesOf } from './page-styles.ts';

const ENTRY = 'entry-client.tsx';
/** Loads the others. */
const BOOT = 'entry-boot.ts';
/** As the development server has it; in a build it is a file of the entry. */
const STYLES = 'ui/styles.css';

type PageParts = {
  /** Null = none is needed. */
  nonce: string | null;
  manifest: Record<string, ManifestChunk> | null;
  /** Key of the page's script in the manifest. */
  page: string;
  /** The whole catalogue of the page's language. */
  messages: Messages;
  /** File → text of the style sheets; null = the page links them. */
  styleSheets: Record<string, string> | null;
  /** What the browser needs to begin, but for the texts. */
  state: Record<string, unknown>;
};

type Page = { html: Buffer; styleSource?: string };

function chunkOf(manifest: Record<string, ManifestChunk>, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The manifest has no ${name}: the client build is missing or of another version.`);
  return chunk;
}

/** The scripts that the page needs in the browser, each after those that it imports: its page, and the entry last. */
function chunksOf(manifest: Record<string, ManifestChunk>, page: string): ManifestChunk[] {
  const entry = chunkOf(manifest, ENTRY);
  const chunks = new Set<ManifestChunk>();
  const seen = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(visit);
    chunks.add(chunk);
  };
  [ENTRY, page].forEach(visit);
  chunks.delete(entry);
  return [...chunks, entry];
}

/** JSON that can stand inside a script element: no text of a venue can end it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Catalogue → page → its texts as JSON: the same in each answer. */
const textsOfPages = new WeakMap<Messages, Map<string, Buffer>>();

/** Only the texts that the page's scripts name: the browser gets the others later. */
function textsJson(page: string, chunks: readonly ManifestChunk[], messages: Messages): Buffer {
  let pages = textsOfPages.get(messages);
  if (!pages) textsOfPages.set(messages, (pages = new Map<string, Buffer>()));
  let json = pages.get(page);
  if (json === undefined) {
    const ids = new Set(chunks.flatMap((chunk) => chunk.messages ?? []));
    json = Buffer.from(scriptJson(Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)))));
    pages.set(page, json);
  }
  return json;
}

const linksTo = (files: readonly string[]): string =>
  files.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');

/**
 * Puts styles and fonts at the end of the head, state and scripts at the end of the body of the HTML that React wrote. Of the scripts
 * only the first is named there as one: it loads the others when the first screen is seen (web/entry-boot.ts), and before them the
 * style sheets, of which the page contains what its elements need. All of it is bytes: a page as a string would be decoded once, and
 * encoded again for its digest and for each time that it is sent.
 */
export function assemble(body: Buffer, { nonce, manifest, page, messages, styleSheets, state }: PageParts): Page {
  const mark = nonce === null ? '' : ` nonce="${nonce}"`;
  const chunks = manifest ? chunksOf(manifest, page) : [];
  const files = manifest ? [...new Set(chunks.flatMap(({ css = [] }) => css))] : [STYLES];
  const styles =
    styleSheets &&
    stylesOf(
      body,
      files.map((file) => [file, styleSheets[file]!]),
    );
  const late = styles ? ` data-styles="${styles.late.map((file) => `/${file}`).join(' ')}"` : '';
  const head = [
    ...preloadedFonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    styles ? `<style>${styles.css}</style><noscript>${linksTo(styles.late)}</noscript>` : linksTo(files),
  ].join('');
  const scripts = manifest ? chunks.map(({ file }) => `/${file}`) : [`/${ENTRY}`];
  const texts = manifest ? textsJson(page, chunks, messages) : Buffer.from(scriptJson(messages));
  const boot = manifest ? chunkOf(manifest, BOOT).file : BOOT;
  const headEnd = body.indexOf('</head>');
  const bodyEnd = body.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < 0) throw new Error('The page was not rendered as a whole document.');
  // React writes the doctype itself.
  const html = Buffer.concat([
    body.subarray(0, headEnd),
    Buffer.from(head),
    body.subarray(headEnd, bodyEnd),
    Buffer.from(`<script type="application/json" id="${PAGE_STATE_ID}"${mark}>{"messages":`),
    texts,
    Buffer.from(`,${scriptJson(state).slice(1)}</script>`),
    Buffer.from(`<script type="module" src="/${boot}" data-scripts="${scripts.join(' ')}"${late}${mark}></script>`),
    body.subarray(bodyEnd),
  ]);
  return styles ? { html, styleSource: styles.source } : { html };
}
