import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

/** A style with a value computed from data would make the cache grow without end; past this it is begun anew. */
const MAX_STYLES = 5_000;

let cache: EmotionCache | undefined;

/**
 * The styles met so far, shared by all renders: turning style objects into CSS is most of the cost of a page, and the pages use the
 * same ones. A page gets only those whose class names stand in its HTML.
 */
export const styleCache = {
  current(): EmotionCache {
    if (!cache || Object.keys(cache.inserted).length > MAX_STYLES) {
      cache = createCache({ key: 'css' });
      // Before the first render: it switches the cache to collecting, without which a second pass would lose its styles.
      createEmotionServer(cache);
    }
    return cache;
  },

  /** Style elements for the head of a page, without their nonce. */
  extract(used: EmotionCache, html: string): { name: string; css: string }[] {
    return createEmotionServer(used)
      .extractCriticalToChunks(html)
      .styles.filter(({ css }) => css !== '')
      .map(({ key, ids, css }) => ({ name: `${key} ${ids.join(' ')}`, css }));
  },
};
