import type { RunningPromotionsQuery } from './promotions.gen.ts';

/** A promotion that runs today, with its venue. */
export type Offer = RunningPromotionsQuery['runningPromotions']['items'][number];
