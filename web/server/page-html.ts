import type { Messages } from '@lingui/core';
import type { ManifestChunk } from '../../schema/render-contract.ts';
import { PAGE_STATE_ID } from '../lib/page-info.tsx';
import { preloadedFonts } from '../ui/fonts.ts';

const ENTRY = 'entry-client.tsx';

type PageParts = {
  /** Null = none is needed. */
  nonce: string | null;
  manifest: Record<string, ManifestChunk> | null;
  styles: readonly { name: string; css: string }[];
  /** Key of the page's script in the manifest. */
  page: string;
  /** The whole catalogue of the page's language. */
  messages: Messages;
  /** What the browser needs to begin, but for the texts. */
  state: Record<string, unknown>;
};

/** The scripts that the page's first paint in the browser needs, its entry last: itself, its page, and what they import. */
function chunksOf(manifest: Record<string, ManifestChunk>, page: string): ManifestChunk[] {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}: the client build is missing or of another version.`);
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  [ENTRY, page].forEach(visit);
  chunks.delete(entry);
  return [...chunks, entry];
}

/** Only the texts that the scripts name: the browser gets the others later. */
function messagesOf(chunks: readonly ManifestChunk[], messages: Messages): Messages {
  const ids = new Set(chunks.flatMap((chunk) => chunk.messages ?? []));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)));
}

/** JSON that can stand inside a script element: no text of a venue can end it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Puts styles and fonts at the end of the head, state and scripts at the end of the body of the HTML that React wrote. Scripts are
 * preloaded there with a low priority: in the head they would compete with the fonts and the first picture.
 */
export function assemble(body: string, { nonce, manifest, styles, page, messages, state }: PageParts): string {
  const mark = nonce === null ? '' : ` nonce="${nonce}"`;
  const head = [
    ...preloadedFonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map(({ name, css }) => `<style data-emotion="${name}"${mark}>${css}</style>`),
  ].join('');
  const chunks = manifest ? chunksOf(manifest, page) : [];
  const scripts = manifest ? chunks.map(({ file }) => `/${file}`) : [`/${ENTRY}`];
  const texts = manifest ? messagesOf(chunks, messages) : messages;
  const entry = scripts.at(-1);
  const tail = [
    `<script type="application/json" id="${PAGE_STATE_ID}"${mark}>${scriptJson({ ...state, messages: texts })}</script>`,
    ...scripts.map((src) => `<link rel="modulepreload" href="${src}" fetchpriority="low">`),
    `<script type="module" src="${entry}"${mark}></script>`,
  ].join('');
  const headEnd = body.indexOf('</head>');
  const bodyEnd = body.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < 0) throw new Error('The page was not rendered as a whole document.');
  // React writes the doctype itself.
  return body.slice(0, headEnd) + head + body.slice(headEnd, bodyEnd) + tail + body.slice(bodyEnd);
}
