/** The list of venues. */
export const SEARCH_PATH = '/establishments';

/** Address of a search: it names only what is filled. Keys are parameters of the list (`location`, `eventType`, `category`…). */
export function searchAddress(conditions: Readonly<Record<string, string | number | null | undefined>>): string {
  const asked = Object.entries(conditions).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const query = new URLSearchParams(asked).toString();
  // Commas may stand in a query as they are, and read better.
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?${query.replaceAll('%2C', ',')}`;
}

/** A venue's page, by its slug. */
export function venueAddress(slug: string): string {
  return `/establishment/${encodeURIComponent(slug)}`;
}

/** Names the offer that led to a venue's page. */
export const OFFER_PARAMETER = 'offre';

/** A venue's page, with one of its offers in sight. */
export function offerAddress(slug: string, promotionId: string): string {
  return `${venueAddress(slug)}?${OFFER_PARAMETER}=${encodeURIComponent(promotionId)}`;
}

/** The offers that run today. */
export const PROMOTIONS_PATH = '/promotions-en-cours';

/** The venues that the visitor keeps. */
export const SHORTLIST_PATH = '/ma-selection';

/** Venues side by side, by their slugs in this order; the slugs are the whole state of the page. */
export function comparisonAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/comparer' : `/comparer?lieux=${slugs.map(encodeURIComponent).join(',')}`;
}

/** The quote request, with the venues of these slugs chosen. */
export function quoteAddress(slugs: string | readonly string[] = []): string {
  const chosen = [slugs].flat().map(encodeURIComponent);
  return chosen.length === 0 ? '/demande-devis' : `/demande-devis?lieux=${chosen.join(',')}`;
}

/** What dials a telephone number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** A public map of a postal address. */
export function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
