import { LRUCache } from 'lru-cache';
import type { Render, RenderResult } from '../../schema/render-contract.ts';

/** In each language and theme, and with some queries; the facts of the page change with the day, and with who publishes the site. */
const KEPT = 50;
/** Any path that has no page. */
const PATH = '/404';

/**
 * Makes the page of unknown paths once for all of them, so that asking for many costs nothing. Its forms keep the query of the address.
 * @param make renders it.
 */
export function keepUnknownPath(make: Render): Render {
  const kept = new LRUCache<string, Promise<RenderResult>>({ max: KEPT });
  return (input) => {
    // In development each answer has a nonce of its own.
    if (input.nonce !== null) return make(input);
    const { language, colorMode, pageInfo } = input;
    const url = PATH + queryOf(input.url);
    const key = JSON.stringify([language, colorMode, pageInfo, url]);
    let result = kept.get(key);
    if (!result) {
      kept.set(key, (result = make({ ...input, url })));
      result.catch(() => kept.delete(key));
    }
    return result;
  };
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
