import { partVariables } from '../../../lib/list/connection.ts';
import { listAddress } from '../../../lib/list/list-address.ts';
import type { OwnerQuotesQueryVariables } from './owner-quotes.gen.ts';

/** The list of requests to one’s venues, as its address says it. */
export const OWNER_QUOTES = listAddress({
  path: '/dashboard/quotes',
  filters: { suivi: { 'a-repondre': 'TO_ANSWER', repondues: 'ANSWERED', terminees: 'ENDED' } },
  sorts: { recentes: 'NEWEST', date: 'EVENT_DATE', participants: 'PARTICIPANTS' },
});

export type QuotesAddress = ReturnType<typeof OWNER_QUOTES.parse>;

export function toVariables({ text, filters: { suivi }, sort, ...part }: QuotesAddress): OwnerQuotesQueryVariables {
  return { filter: { ...(text ? { text } : {}), ...(suivi ? { progress: suivi } : {}) }, sort, ...partVariables(part) };
}
