import type { QuoteRequest } from './quote.entity.ts';

/** The days of an offer. */
interface Offered {
  startDate?: string | null;
  endDate?: string | null;
}

/** The days that an offer stands for: its own, else those that were asked for; null = they are open, as long as the offer names none. */
export function offeredDays(
  { startDate, endDate, flexibleDates }: Pick<QuoteRequest, 'startDate' | 'endDate' | 'flexibleDates'>,
  offer: Offered,
): { startsOn: string; endsOn: string } | null {
  if (offer.startDate && offer.endDate) return { startsOn: offer.startDate, endsOn: offer.endDate };
  return flexibleDates || !startDate || !endDate ? null : { startsOn: startDate, endsOn: endDate };
}
