import { EVENT_TYPE_SLUGS, type EventTypeSlug } from '../../../schema/constants.ts';
import { isEventTypeSlug, landingPath, placeSlug, type Landing } from '../../../schema/landing.ts';
import { knownPlace, type KnownPlace } from './known-places.ts';
import type { LandingCitiesQuery } from './landing-cities.gen.ts';
import { NO_CONDITIONS, type SearchParams } from './search-params.ts';
import { conditionCount } from './search-conditions.ts';
import { eventTypes } from './search-terms.ts';

/** A city with a page of its own, which the API knows. */
export type LandingCity = { readonly kind: 'city'; readonly name: string; readonly departmentCode: string };
export type LandingPlace = KnownPlace | LandingCity;

/** A landing page: its place, its event type, and the search that it shows. */
export type LandingSearch = {
  readonly place: LandingPlace | null;
  readonly eventType: EventTypeSlug | null;
  readonly params: SearchParams;
};

function searchOf(place: LandingPlace | null, eventType: EventTypeSlug | null): LandingSearch {
  const type = eventType && eventTypes.parse(eventType);
  return {
    place,
    eventType,
    params: { ...NO_CONDITIONS, locations: place ? [place.name] : [], eventTypes: type ? [type] : [] },
  };
}

/** What to ask for the cities that a landing page names; null = it is about no place. */
export function citiesVariables(first: string, second?: string) {
  if (isEventTypeSlug(first) || (second !== undefined && !isEventTypeSlug(second))) return null;
  return {
    place: placeSlug(knownPlace(first)?.name ?? first),
    eventType: (second && eventTypes.parse(second)) ?? null,
  };
}

/** The city that the page is about; null = it is about no city. */
export function cityOf(found: LandingCitiesQuery | undefined): LandingCity | null {
  const { city = null, departmentCode = null } = found?.landingCities ?? {};
  return city && departmentCode ? { kind: 'city', name: city, departmentCode } : null;
}

/**
 * The landing page of a path below `/lieux`; null = there is none. A place may be written as people write it: `Bretagne`, `35`.
 * @param city if the path names one.
 */
export function landingSearch(first: string, second?: string, city: LandingCity | null = null): LandingSearch | null {
  if (second === undefined && isEventTypeSlug(first)) return searchOf(null, first);
  const place = knownPlace(first) ?? city;
  if (!place || (second !== undefined && !isEventTypeSlug(second))) return null;
  return searchOf(place, second ?? null);
}

/** The address of a landing page, by which it is known. */
export function landingAddress({ place, eventType }: Pick<LandingSearch, 'place' | 'eventType'>): string {
  const landing: Landing = { ...(place && { place: place.name }), ...(eventType && { eventType }) };
  return landingPath(landing);
}

/** Whether a search asks for one place, one event type, or both, and for nothing else. */
function isLanding(params: SearchParams): boolean {
  const { locations, eventTypes: types } = params;
  return conditionCount(params) === locations.length + types.length && locations.length <= 1 && types.length <= 1;
}

/** What to ask for the city whose landing page may show just what a search finds; null = no city's page does. */
export function cityVariables(params: SearchParams) {
  const [name] = params.locations;
  if (name === undefined || !isLanding(params) || knownPlace(name)) return null;
  return { place: placeSlug(name), eventType: params.eventTypes[0] ?? null };
}

/**
 * The landing page that shows just what a search finds, in whatever order; null = none does.
 * @param city if its place is one with a page.
 */
export function landingOf(params: SearchParams, city: LandingCity | null = null): string | null {
  if (!isLanding(params)) return null;
  const [name] = params.locations;
  const [type] = params.eventTypes;
  const place = name === undefined ? null : (knownPlace(name) ?? city);
  const eventType = type === undefined ? null : EVENT_TYPE_SLUGS.find((slug) => slug === eventTypes.slug(type));
  if ((name !== undefined && !place) || (!place && !eventType)) return null;
  return landingAddress({ place, eventType: eventType ?? null });
}
