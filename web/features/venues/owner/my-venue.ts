import type { MyVenuesQuery } from './my-venues.gen.ts';

/** A venue as the list shows it. */
export type MyVenue = MyVenuesQuery['myVenues']['items'][number];

export type VenueAction = MyVenue['availableActions'][number];

/** What can be done with many venues at once. */
export type BulkAction = 'PUBLISH' | 'UNPUBLISH' | 'DELETE';

/** The sheet of a venue. */
export function sheetAddress(id: string): string {
  return `/dashboard/establishments/${id}`;
}

/** Days until a deleted venue is gone for good, counted from today in whole ones; never less than none. */
export function daysLeft(deletedAt: string, keptDays: number, now: number): number {
  const end = new Date(deletedAt).getTime() + keptDays * 86_400_000;
  return Math.max(0, Math.ceil((end - now) / 86_400_000));
}

/** Of these venues, those with which it can be done. Who may only ask for a deletion asks. */
export function capableOf(venues: readonly MyVenue[], action: BulkAction): MyVenue[] {
  const names: readonly VenueAction[] = action === 'DELETE' ? ['DELETE', 'REQUEST_DELETION'] : [action];
  return venues.filter(({ availableActions }) => names.some((name) => availableActions.includes(name)));
}

/** Address of the quote requests for a venue, found by its name. */
export const requestsAddress = (name: string) => `/dashboard/quotes?${new URLSearchParams({ q: name })}`;
