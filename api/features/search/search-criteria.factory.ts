import type { SearchCriteria } from './search-run.ts';

/** The criteria of a search that finds everything. */
export const NO_CONDITIONS: SearchCriteria = {
  text: null,
  locations: null,
  around: null,
  kinds: [],
  eventTypes: [],
  capacity: null,
  capacityBands: [],
  categories: [],
  layouts: [],
  bedrooms: null,
  roomAreaSqm: null,
  stationMinutes: null,
  maxPrice: null,
  amenities: [],
  promotion: false,
  bounds: null,
  dates: null,
  textDates: null,
  today: '2026-11-21',
};
