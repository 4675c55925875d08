import { LANDING_CITIES, placeSlug } from '../../../schema/landing.ts';
import { kmBetween } from '../geography/distance.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { Commune } from '../geography/place.ts';
import { resolveLocation } from '../geography/location.ts';
import type { EventType } from '../venues/venue.enums.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { PlaceCount } from './facets.types.ts';
import type { LandingCities } from './search.types.ts';

/** A city with enough venues for a page of its own, and the slots of its venues, arrondissements included. */
export interface LandingCity {
  slug: string;
  commune: Commune;
  slots: number[];
}

/** The cities with pages of their own, those with the most venues first. */
export function citiesWithPages(index: CatalogueIndex): LandingCity[] {
  const { communes, departments } = gazetteer();
  const slotsByCity = new Map<string, number[]>();
  index.all.forEach((slot) => {
    const commune = communes.get(index.columns.communes.at(slot));
    if (!commune) return;
    const city = commune.cityCode ?? commune.code;
    const slots = slotsByCity.get(city);
    if (slots) slots.push(slot);
    else slotsByCity.set(city, [slot]);
  });
  return (
    [...slotsByCity]
      .filter(([, slots]) => slots.length >= LANDING_CITIES.minVenues)
      .map(([code, slots]) => ({ commune: communes.get(code)!, slots }))
      .map(({ commune, slots }) => ({ slug: placeSlug(commune.label), commune, slots }))
      // "Paris" is the page of the department, which has the same area.
      .filter(({ slug, commune }) => slug !== placeSlug(departments.get(commune.departmentCode)?.name ?? ''))
      .toSorted((a, b) => b.slots.length - a.slots.length || (a.slug < b.slug ? -1 : 1))
  );
}

/** The cities to be named on a page: those within a region or department, or the nearest ones to a city. */
export function landingCities(
  index: CatalogueIndex,
  cities: readonly LandingCity[],
  slug: string,
  eventType: EventType | null,
): LandingCities {
  const events = eventType && index.filters.of('eventType', eventType);
  const counted = (some: readonly LandingCity[]): PlaceCount[] =>
    some
      .map(({ commune: { code, label }, slots }) => ({
        code,
        name: label,
        count: events ? slots.filter((slot) => events.has(slot)).length : slots.length,
      }))
      .filter(({ count }) => count > 0)
      .slice(0, LANDING_CITIES.named);
  const own = cities.find((city) => city.slug === slug);
  if (!own) {
    const location = resolveLocation(slug);
    const within = cities.filter(({ commune: { departmentCode, regionCode } }) =>
      location?.codes.includes(location.kind === 'region' ? regionCode : departmentCode),
    );
    return { city: null, departmentCode: null, cities: location?.kind === 'communes' ? [] : counted(within) };
  }
  const { commune } = own;
  const near = cities
    .filter((city) => city !== own)
    .map((city) => ({ city, km: kmBetween(commune, city.commune) ?? Infinity }))
    .filter(({ km }) => km <= LANDING_CITIES.kilometres)
    .toSorted((a, b) => a.km - b.km)
    .map(({ city }) => city);
  return { city: commune.label, departmentCode: commune.departmentCode, cities: counted(near) };
}
