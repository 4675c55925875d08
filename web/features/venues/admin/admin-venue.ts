import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Place } from './admin-url.ts';
import type {
  ActOnAdminVenuesMutationVariables,
  AdminVenuesQuery,
  SetVenuesStaffMutationVariables,
} from './venues-admin.gen.ts';

export type AdminVenue = AdminVenuesQuery['managedVenues']['items'][number];
export type AdminFlags = AdminVenue['flags'];
export type BulkAction = ActOnAdminVenuesMutationVariables['action'];
export type StaffInput = Omit<SetVenuesStaffMutationVariables['input'], 'ids'>;

/** The places that the platform gives venues, by the API's names. */
export const PLACES = {
  TOP_FIVE: msg({ id: 'venuesAdmin.topFive', message: 'Top 5' }),
  PREMIER_PAGE: msg({ id: 'venuesAdmin.premierPage', message: 'First page' }),
  FEATURED: msg({ id: 'venuesAdmin.featured', message: 'Recommended' }),
  FAVOURITE: msg({ id: 'venuesAdmin.favourite', message: 'Favourite' }),
  HOMEPAGE_SLIDER: msg({ id: 'venuesAdmin.slider', message: 'Home slider' }),
} as const satisfies Record<Place, MessageDescriptor>;

export const PLACE_VALUES = Object.keys(PLACES) as Place[];

/** Under which name the API takes a place. */
export const PLACE_INPUTS = {
  TOP_FIVE: 'isTopFive',
  PREMIER_PAGE: 'isPremierPage',
  FEATURED: 'isFeatured',
  FAVOURITE: 'isFavourite',
  HOMEPAGE_SLIDER: 'isHomepageSlider',
} as const satisfies Record<Place, keyof StaffInput>;

/** Whether a venue has a place. */
export function hasPlace(flags: AdminFlags, place: Place): boolean {
  return place === 'TOP_FIVE' ? flags.topFiveOrder !== null : flags[PLACE_INPUTS[place]];
}

/** The flags with a place given or taken away. */
export function withPlace(flags: AdminFlags, place: Place, on: boolean): AdminFlags {
  // Which of the five it is, the API says.
  return place === 'TOP_FIVE' ? { ...flags, topFiveOrder: on ? 0 : null } : { ...flags, [PLACE_INPUTS[place]]: on };
}

/** What of a venue says whether it is on the site. */
export type Publication = Pick<AdminVenue, 'isPublished' | 'isPublic' | 'status' | 'availableActions'>;

/** The same once it is published, or taken off the site. */
export function publishedAs({ availableActions }: Publication, on: boolean): Publication {
  const [done, next] = on ? (['PUBLISH', 'UNPUBLISH'] as const) : (['UNPUBLISH', 'PUBLISH'] as const);
  return {
    isPublished: on,
    isPublic: on,
    status: on ? 'PUBLISHED' : 'APPROVED',
    availableActions: availableActions.map((action) => (action === done ? next : action)),
  };
}

/** A venue's own page in the platform. */
export function adminAddress(id: string): string {
  return `/admin/establishments/${id}`;
}

/** Of these venues, those with which it can be done now. */
export function capableOf(venues: readonly AdminVenue[], action: BulkAction): AdminVenue[] {
  return venues.filter(({ availableActions }) => availableActions.includes(action));
}
