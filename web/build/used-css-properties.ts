import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { utilities } from '../ui/style-props.ts';

const WEB = join(import.meta.dirname, '..');
const RESET = join(WEB, '../node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js');
const LIST = /(?<=var cssPropertiesStr = ")[^"]+(?=";)/;

/** All words of our sources and of Chakra's reset: the names of the properties that they use are among them. */
function wordsOfSources(): Set<string> {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|factory|gen)\./.test(path))
    .map((path) => join(WEB, path));
  return new Set([...sources, RESET].flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));
}

/**
 * Chakra tells styles from attributes by a list of all CSS properties, 2 kB on every page. This leaves in it the names that are written
 * somewhere in the sources and that our own utilities, which it also asks, do not have.
 */
export const usedCssProperties: Plugin = {
  name: 'used-css-properties',
  apply: 'build',
  transform: {
    filter: { id: /@pandacss\/is-valid-prop\/dist\/index\.mjs$/ },
    handler: (code) => {
      if (!LIST.test(code))
        throw new Error('The list of @pandacss/is-valid-prop has changed: see used-css-properties.ts.');
      const words = wordsOfSources();
      const used = (names: string) => names.split(',').filter((name) => words.has(name) && !(name in utilities));
      return { code: code.replace(LIST, (names) => used(names).join(',')), map: null };
    },
  },
};
