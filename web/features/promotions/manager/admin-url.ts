import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PromotionState } from './promotions-admin.gen.ts';

const PATH = '/dashboard/promotions';
const STATES: readonly PromotionState[] = ['RUNNING', 'COMING', 'ENDED'];
const PAGE = /^[1-9]\d{0,3}$/;

/** What the address asks for. */
export type AdminAddress = {
  readonly state: PromotionState | null;
  /** Id of a venue. */
  readonly venue: string | null;
  /** From 1. */
  readonly page: number;
};

export function parseAdmin(search: string): AdminAddress {
  const query = new URLSearchParams(search);
  const [venue, page] = [query.get('venue'), query.get('page') ?? ''];
  return {
    state: STATES.find((state) => state.toLowerCase() === query.get('state')) ?? null,
    venue: venue ? venue.slice(0, 64) : null,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

export function adminPath({ state, venue, page }: AdminAddress): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state.toLowerCase());
  if (venue) query.set('venue', venue);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

export function useAdminAddress(): AdminAddress {
  const { search } = useLocation();
  return useMemo(() => parseAdmin(search), [search]);
}
