import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { namesIn } from '../../../../schema/venue-fields.ts';
import type { VenueField } from './venue-form.ts';

/** The tabs of the form, in their order, by what the address calls them. */
export const TABS = [
  'presentation',
  'photos',
  'adresse',
  'salles',
  'tarifs',
  'services',
  'activites',
  'acces',
  'alentours',
  'textes',
  'contact',
  'page',
] as const;
export type Tab = (typeof TABS)[number];

export const TAB_NAMES: Readonly<Record<Tab, MessageDescriptor>> = {
  presentation: msg({ id: 'venueForm.general', message: 'The venue' }),
  photos: msg({ id: 'venueForm.photos', message: 'Photos' }),
  adresse: msg({ id: 'venueForm.location', message: 'Address and map' }),
  salles: msg({ id: 'venueForm.rooms', message: 'Rooms and capacities' }),
  tarifs: msg({ id: 'venueForm.rates', message: 'Rates' }),
  services: msg({ id: 'venueForm.services', message: 'Services and facilities' }),
  activites: msg({ id: 'venueForm.activities', message: 'Activities' }),
  acces: msg({ id: 'venueForm.access', message: 'Access' }),
  alentours: msg({ id: 'venueForm.surroundings', message: 'Nearby points of interest' }),
  textes: msg({ id: 'venueForm.paragraphs', message: 'Paragraphs' }),
  contact: msg({ id: 'venueForm.contact', message: 'Contact' }),
  page: msg({ id: 'venueForm.slug', message: 'Page address' }),
};

/** What stands on each tab. Photos have a manager of their own, which saves by itself. */
export const TAB_FIELDS: Readonly<Record<Tab, readonly VenueField[]>> = {
  presentation: ['name', 'kind', 'category', 'eventTypes', ...namesIn('stay'), 'description'],
  photos: [],
  adresse: ['address', 'postalCode', 'commune', 'position'],
  salles: ['rooms'],
  tarifs: ['rates'],
  services: ['amenities', 'tags'],
  activites: ['activities'],
  acces: ['accesses'],
  alentours: ['pointsOfInterest'],
  textes: ['paragraphs'],
  contact: namesIn('contact'),
  page: ['slug'],
};

export function isTab(text: string | null): text is Tab {
  return TABS.some((tab) => tab === text);
}

/** The tab on which a field stands; `rooms.0.name` is a part of `rooms`. */
export function tabOf(path: string): Tab {
  const [field = ''] = path.split('.');
  if (field === 'photos') return 'photos';
  return TABS.find((tab) => TAB_FIELDS[tab].some((each) => each === field)) ?? 'presentation';
}

/** How many of these wrong fields stand on each tab. */
export function countByTab(paths: readonly string[]): Partial<Record<Tab, number>> {
  const counts: Partial<Record<Tab, number>> = {};
  for (const path of paths) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** Whether a field of the API's answer is one of the form. */
export function isPathOf(field: string): field is VenueField {
  return TABS.some((tab) => TAB_FIELDS[tab].some((each) => each === field));
}

/** Paths of fields in the order of the tabs. */
export function inOrder(paths: readonly string[]): string[] {
  return TABS.flatMap((tab) => paths.filter((path) => tabOf(path) === tab));
}
