import { SHORTLIST } from '../../../../schema/constants.ts';
import { SHORTLIST_PATH } from '../../../lib/addresses.ts';

const VENUES = 'lieux';
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** The address by which a shortlist is handed on: it names the venues, and needs no storage where it is opened. */
export function sharedShortlistAddress(venues: readonly { readonly id: string }[]): string {
  return `${SHORTLIST_PATH}?${VENUES}=${venues.map(({ id }) => id).join(',')}`;
}

/** The ids of the venues that such an address names, or none when it is the visitor's own list that is wanted. */
export function parseSharedShortlist(search: string): readonly string[] {
  const named = new URLSearchParams(search)
    .getAll(VENUES)
    .flatMap((value) => value.split(','))
    .map((id) => id.trim().toLowerCase())
    .filter((id) => ID.test(id));
  return [...new Set(named)].slice(0, SHORTLIST.maxVenues);
}
