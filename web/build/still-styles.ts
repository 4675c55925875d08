import type { Plugin } from 'vite';

/** File of a package → what is replaced in it. */
const CHANGES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'emotion-sheet': [
    'nodes.forEach(this._insertTag);',
    'nodes.forEach((tag) => (tag.parentNode === this.container ? this.tags.push(tag) : this._insertTag(tag)));',
  ],
  'emotion-cache': [
    'document.head.appendChild(node);',
    'if (node.parentNode !== document.head) document.head.appendChild(node);',
  ],
};

/**
 * Emotion moves the styles that the server wrote, to have them at the end of `<head>`: the browser reads 70 kB of CSS again and lays the
 * whole page out anew, twice. Ours are in `<head>` and in the right order from the start, so they stay where they are.
 */
export const stillStyles: Plugin = {
  name: 'still-styles',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /node_modules\/@emotion\/(sheet|cache)\/dist\/.*\.m?js$/ },
    handler: (code, id) => {
      const name = Object.keys(CHANGES).find((file) => id.includes(`/${file}.`));
      if (!name) return null;
      const [from, to] = CHANGES[name]!;
      if (!code.includes(from)) throw new Error(`${from} is not in ${id} any more: see still-styles.ts.`);
      return { code: code.replace(from, to), map: null };
    },
  },
};
