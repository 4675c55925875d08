import { pageLoader } from '../../../lib/page-loader.ts';
import { parseSharedShortlist } from './shared-shortlist.ts';
import { ShortlistCardsDocument } from './shortlist-page.gen.ts';

/** A list that was handed on; the visitor's own one is known to the browser alone. */
export const loader = pageLoader(async ({ url, query }) => {
  const ids = parseSharedShortlist(url.search);
  if (ids.length === 0) return undefined;
  const found = await query(ShortlistCardsDocument, { ids: [...ids] });
  return found?.venueCards.length === 0 ? 404 : undefined;
});
