import { LRUCache } from 'lru-cache';
import type { Render, RenderResult } from '../../schema/render-contract.ts';

/** In each language and theme; the facts of the page change with the day, and with who publishes the site. */
const KEPT = 12;
/** Any path that has no page. */
const PATH = '/404';

/**
 * Makes the page of unknown paths once for all of them, so that asking for many costs nothing.
 * @param make renders it.
 */
export function keepUnknownPath(make: Render): Render {
  const kept = new LRUCache<string, Promise<RenderResult>>({ max: KEPT });
  return (input) => {
    // In development each answer has a nonce of its own.
    if (input.nonce !== null) return make(input);
    const { language, colorMode, pageInfo } = input;
    const key = JSON.stringify([language, colorMode, pageInfo]);
    let result = kept.get(key);
    if (!result) {
      kept.set(key, (result = make({ ...input, url: PATH })));
      result.catch(() => kept.delete(key));
    }
    return result;
  };
}
