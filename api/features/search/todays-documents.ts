import { isRunning } from '../promotions/promotion.enums.ts';
import type { PromotionView } from '../venues/venue-promotion.types.ts';
import type { VenueCard, VenueView } from '../venues/venue.types.ts';
import type { StoredCard } from './catalogue-documents.ts';
import type { RestVenue } from './catalogue-rest.ts';

/*
 * Stored documents have all promotions that had not ended when they were written, so that nothing need be written at
 * midnight. Here is what a reader sees of them on a day (YYYY-MM-DD).
 */

/** A card with all promotions of the day, of which `promotion` is the strongest. */
export interface CardOfDay extends VenueCard {
  promotions: PromotionView[];
}

export function cardOfDay(text: string, day: string): CardOfDay {
  const card = JSON.parse(text) as StoredCard;
  const promotions = runningOn(card.promotions, day);
  return Object.assign(card, { promotions, promotion: promotions[0] ?? null });
}

export function pageOfDay(text: string, day: string): VenueView {
  const page = JSON.parse(text) as VenueView;
  page.promotions = runningOn(page.promotions, day);
  return page;
}

/** Within a text of JSON quotes are escaped, so this is nothing that an owner wrote. */
const NO_PROMOTIONS = '"promotions":[]';

/** The document in UTF-8. That of most venues goes out as it came in, without being read. */
export function restOfDay(text: string, day: string): Buffer {
  if (text.includes(NO_PROMOTIONS)) return Buffer.from(text);
  const venue = JSON.parse(text) as RestVenue;
  venue.promotions = runningOn(venue.promotions, day);
  return Buffer.from(JSON.stringify(venue));
}

function runningOn(promotions: PromotionView[], day: string): PromotionView[] {
  return promotions.length ? promotions.filter((promotion) => isRunning(promotion, day)) : promotions;
}
