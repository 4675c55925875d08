import { OPTIONAL, pageLoader } from '../../../lib/page-loader.ts';
import { startingDraft } from './quote-draft.ts';
import { QuoteVenuesDocument } from './quote-venues.gen.ts';

export const loader = pageLoader(async ({ url, query }) => {
  const { venues } = startingDraft(url.search, null);
  if (venues.length > 0) await query(QuoteVenuesDocument, { slugs: [...venues] }, OPTIONAL);
});
