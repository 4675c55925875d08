import { pageLoader } from '../../../lib/page-loader.ts';
import { RunningPromotionsDocument } from './promotions.gen.ts';
import { OFFERS_PER_PAGE, parseOffers } from './use-offers-address.ts';

export const loader = pageLoader(async ({ url, query }) => {
  const { region, page } = parseOffers(url.search);
  const found = await query(RunningPromotionsDocument, { region, page, pageSize: OFFERS_PER_PAGE });
  const promotions = found?.runningPromotions;
  return promotions && promotions.totalCount > 0 && page > promotions.pageCount ? 404 : undefined;
});
