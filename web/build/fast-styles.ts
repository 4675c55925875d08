import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const pathOf = (file: string): string => JSON.stringify(fileURLToPath(new URL(`../ui/${file}`, import.meta.url)));
const MEMO = pathOf('style-memo.ts');
const RESOLVED_PROPS = pathOf('resolved-props.ts');

/** What is replaced in Chakra's recipes: a component's recipe is read once, not at each rendering of each element. */
const RECIPES: readonly (readonly [from: string, to: string])[] = [
  ['  function cva(config = {}) {', '  const cva = memoByIdentity(function make(config = {}) {'],
  ['  function getCompoundVariantCss(', '  );\n  function getCompoundVariantCss('],
  [
    'merge(other) {\n        return cva(mergeCva(this, other));\n      }',
    'merge: memoByIdentity((other) => cva(mergeCva(cvaFn, other)))',
  ],
];

/** Styles that were computed before are the same object: their text and its hash are known, too. */
const SERIALIZED: typeof RECIPES = [
  [
    'const serialized = serializeStyles(',
    'const serialized = classInterpolations.length === 1 ? serializeOnce(styleProps) : serializeStyles(',
  ],
  [
    'const composeShouldForwardProps =',
    'const serializeOnce = memoByIdentity((styles) => serializeStyles([styles]));\nconst composeShouldForwardProps =',
  ],
  // What an element takes is decided by its kind: web/ui/resolved-props.ts remembers it by this function.
  ['  const Styled = withEmotionCache(', '  let decided;\n  const Styled = withEmotionCache('],
  [
    'const shouldForwardProp = composeShouldForwardProps(',
    'const shouldForwardProp = decided ??= composeShouldForwardProps(',
  ],
  // A component that only puts styles into the cache, in which they are after the first time, costs as much as an element.
  [
    `/* @__PURE__ */ jsx(
        Insertion,
        {
          cache: cache2,
          serialized,
          isStringTag: typeof FinalTag === "string"
        }
      ),
      /* @__PURE__ */ jsx(FinalTag, { ...finalProps })`,
    `Insertion({ cache: cache2, serialized, isStringTag: typeof FinalTag === "string" }),
      /* @__PURE__ */ jsx(FinalTag, finalProps)`,
  ],
];

/** The function that is replaced by ours; the file has another one beside it. */
const RESOLVING: typeof RECIPES = [
  ['function useResolvedProps(', 'function unusedResolvedProps('],
  ['export { isHtmlProp, useResolvedProps };', 'export { isHtmlProp };'],
];

/** Media queries are put in order letter by letter: the rules of a language cost a browser ten milliseconds at their first use. */
const ORDER: typeof RECIPES = [['a.localeCompare(b)', '(a < b ? -1 : a > b ? 1 : 0)']];

/**
 * Chakra computes the styles of an element anew at each rendering, which is half of the time that a page takes on the server. This
 * has it remember: with the production build of Chakra 3.37, a list of venues is rendered in a third of the time.
 */
export const fastStyles: Plugin = {
  name: 'fast-styles',
  apply: 'build',
  transform: {
    filter: {
      id: /node_modules\/@chakra-ui\/react\/dist\/esm\/(utils\/memo|styled-system\/(cva|factory|sort-at-params|use-resolved-props))\.js$/,
    },
    handler: (code, id, options) => {
      if (id.endsWith('memo.js')) return { code: `export { memo } from ${MEMO};`, map: null };
      if (id.endsWith('sort-at-params.js')) return { code: replaced(code, ORDER), map: null };
      if (id.endsWith('use-resolved-props.js'))
        return options?.ssr
          ? { code: `export { useResolvedProps } from ${RESOLVED_PROPS};\n${replaced(code, RESOLVING)}`, map: null }
          : null;
      if (!id.endsWith('factory.js')) return { code: remembering(code, RECIPES), map: null };
      // A browser draws each element once or twice: not worth the bytes.
      return options?.ssr ? { code: remembering(code, SERIALIZED), map: null } : null;
    },
  },
};

function remembering(code: string, changes: typeof RECIPES): string {
  return `import { memoByIdentity } from ${MEMO};\n${replaced(code, changes)}`;
}

function replaced(code: string, changes: typeof RECIPES): string {
  let result = code;
  for (const [from, to] of changes) {
    if (!result.includes(from))
      throw new Error(`Chakra's styles have changed: ${from} is gone. See web/build/fast-styles.ts.`);
    result = result.replaceAll(from, to);
  }
  return result;
}
