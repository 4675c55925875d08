import { EVENT_TYPE_SLUGS, type EventTypeSlug } from './constants.ts';

/**
 * Landing pages: searches by region, department, city and event type with a URL and a heading of their own.
 * `/lieux/bretagne`, `/lieux/seminaire-residentiel`, `/lieux/ille-et-vilaine/journee-etude`.
 */
const LANDING_ROOT = '/lieux';

/** Cities have a page from so many venues on; others within so many kilometres are named there, and on that of their department. */
export const LANDING_CITIES = { minVenues: 3, named: 12, kilometres: 150 } as const;

/** A region, department or city (by its official name), an event type, or both. */
export type Landing = { readonly place?: string; readonly eventType?: EventTypeSlug };

/** "Côtes-d'Armor" → `cotes-d-armor`: the name of a place in a URL. */
export function placeSlug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function isEventTypeSlug(text: string): text is EventTypeSlug {
  return (EVENT_TYPE_SLUGS as readonly string[]).includes(text);
}

/** URL of a landing page; without place and event type there is none. */
export function landingPath({ place, eventType }: Landing): string {
  return [LANDING_ROOT, ...(place ? [placeSlug(place)] : []), ...(eventType ? [eventType] : [])].join('/');
}

/** A region, department or city with venues, and the event types of its venues. */
export type LandingPlace = { readonly name: string; readonly eventTypes: readonly EventTypeSlug[] };

/**
 * URLs of the landing pages with venues, each once: places, event types, then both together. An overseas region and its only
 * department share a name, and the page.
 */
export function landingPaths(places: readonly LandingPlace[]): string[] {
  const used = EVENT_TYPE_SLUGS.filter((slug) => places.some(({ eventTypes }) => eventTypes.includes(slug)));
  const paths = [
    ...places.map(({ name }) => landingPath({ place: name })),
    ...used.map((eventType) => landingPath({ eventType })),
    ...places.flatMap(({ name, eventTypes }) =>
      EVENT_TYPE_SLUGS.filter((slug) => eventTypes.includes(slug)).map((eventType) =>
        landingPath({ place: name, eventType }),
      ),
    ),
  ];
  return [...new Set(paths)];
}
