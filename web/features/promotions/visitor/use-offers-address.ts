import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { PROMOTIONS_PATH } from '../../../lib/addresses.ts';

/** What the address asks for. */
export type OffersAddress = {
  /** Code of the region; null = everywhere. */
  region: string | null;
  /** From 1. */
  page: number;
};

/** Three rounds of the list's rows. */
export const OFFERS_PER_PAGE = 15;

/** Codes of regions are two digits; anything else is no region. */
const REGION = /^\d{2}$/;
const PAGE = /^[1-9]\d{0,3}$/;

export function parseOffers(search: string): OffersAddress {
  const query = new URLSearchParams(search);
  const region = query.get('region') ?? '';
  const page = query.get('page') ?? '';
  return { region: REGION.test(region) ? region : null, page: PAGE.test(page) ? Number(page) : 1 };
}

/** Address of a page of the offers. */
export function offersPath({ region, page }: OffersAddress): string {
  const query = new URLSearchParams();
  if (region !== null) query.set('region', region);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${PROMOTIONS_PATH}?${query}` : PROMOTIONS_PATH;
}

/**
 * What the address asks for, once it is on the screen: a query must not change within the transition that a navigation is, or its
 * failure would begin it anew for ever.
 */
export function useOffersAddress(): OffersAddress {
  const { search } = useLocation();
  const address = useMemo(() => parseOffers(search), [search]);
  const [shown, setShown] = useState(address);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- as said: after the transition, not within it
    setShown(address);
  }, [address]);
  return shown;
}
