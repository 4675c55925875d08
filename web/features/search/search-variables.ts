import { PAGE_SIZE } from '../../../schema/constants.ts';
import { datesFilter } from './event-dates.ts';
import { nearFilter } from './near.ts';
import type { SearchParams } from './search-params.ts';
import * as terms from './search-terms.ts';
import type { CapacityBand } from './search-terms.ts';

/** Conditions of a search in the API's words; lists that ask for nothing are left out. */
export function toFilter(params: SearchParams) {
  const some = <T>(values: readonly T[]) => (values.length > 0 ? [...values] : undefined);
  const filter = {
    text: params.text || undefined,
    location: some(params.locations),
    near: params.near ? nearFilter(params.near) : undefined,
    dates: params.dates ? datesFilter(params.dates) : undefined,
    kinds: some(params.kinds),
    eventTypes: some(params.eventTypes),
    capacity: params.capacity ?? undefined,
    capacityBands: some(params.bands.map((band): CapacityBand => terms.BAND_VALUES[band])),
    categories: some(params.categories),
    layouts: some(params.layouts),
    roomAreaSqm: params.roomArea ?? undefined,
    bedrooms: params.bedrooms ?? undefined,
    stationMinutes: params.station ?? undefined,
    maxPricePerPersonCents: params.budget === null ? undefined : params.budget * 100,
    amenities: some(params.amenities),
    promotion: params.promotion || undefined,
    bounds: params.bounds ?? undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof filter]?: NonNullable<(typeof filter)[K]>;
  };
}

/** Variables of the search query. */
export function toVariables(params: SearchParams) {
  return { filter: toFilter(params), sort: terms.SORTS[params.sort], page: params.page, pageSize: PAGE_SIZE.default };
}
