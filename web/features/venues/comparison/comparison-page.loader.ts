import { pageLoader } from '../../../lib/page-loader.ts';
import { parseComparison } from './comparison-params.ts';
import { ComparisonDocument } from './comparison.gen.ts';

export const loader = pageLoader(async ({ url, query }) => {
  const { slugs } = parseComparison(url.search);
  if (slugs.length === 0) return undefined;
  const found = await query(ComparisonDocument, { slugs: [...slugs] });
  return found?.venues.length === 0 ? 404 : undefined;
});
