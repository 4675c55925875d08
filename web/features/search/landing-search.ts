import { EVENT_TYPE_SLUGS, type EventTypeSlug } from '../../../schema/constants.ts';
import { isEventTypeSlug, landingPath, type Landing } from '../../../schema/landing.ts';
import { knownPlace, type KnownPlace } from './known-places.ts';
import { conditionCount, NO_CONDITIONS, type SearchParams } from './search-params.ts';
import { eventTypes } from './search-terms.ts';

/** A landing page: its place, its event type, and the search that it shows. */
export type LandingSearch = {
  readonly place: KnownPlace | null;
  readonly eventType: EventTypeSlug | null;
  readonly params: SearchParams;
};

function searchOf(place: KnownPlace | null, eventType: EventTypeSlug | null): LandingSearch {
  const type = eventType && eventTypes.parse(eventType);
  return {
    place,
    eventType,
    params: { ...NO_CONDITIONS, locations: place ? [place.name] : [], eventTypes: type ? [type] : [] },
  };
}

/** The landing page of a path below `/lieux`; null = there is none. A place may be written as people write it: `Bretagne`, `35`. */
export function landingSearch(first: string, second?: string): LandingSearch | null {
  if (second === undefined && isEventTypeSlug(first)) return searchOf(null, first);
  const place = knownPlace(first);
  if (!place || (second !== undefined && !isEventTypeSlug(second))) return null;
  return searchOf(place, second ?? null);
}

/** The address of a landing page, by which it is known. */
export function landingAddress({ place, eventType }: Pick<LandingSearch, 'place' | 'eventType'>): string {
  const landing: Landing = { ...(place && { place: place.name }), ...(eventType && { eventType }) };
  return landingPath(landing);
}

/** The landing page that shows just what a search finds, in whatever order; null = none does. */
export function landingOf(params: SearchParams): string | null {
  const { locations, eventTypes: types } = params;
  if (conditionCount(params) !== locations.length + types.length || locations.length > 1 || types.length > 1)
    return null;
  const place = locations[0] === undefined ? null : knownPlace(locations[0]);
  if (place === undefined) return null;
  const eventType =
    types[0] === undefined ? null : EVENT_TYPE_SLUGS.find((slug) => slug === eventTypes.slug(types[0]!));
  if (!place && !eventType) return null;
  return landingAddress({ place, eventType: eventType ?? null });
}
