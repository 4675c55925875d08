import { changed, NO_CONDITIONS, type SearchParams } from './search-params.ts';

/** The kinds of conditions that a search has, in the order of the filters. */
export const CONDITIONS = [
  'text',
  'location',
  'near',
  'dates',
  'kinds',
  'eventTypes',
  'capacity',
  'categories',
  'layouts',
  'roomArea',
  'bedrooms',
  'station',
  'budget',
  'amenities',
  'promotion',
  'bounds',
] as const;
export type Condition = (typeof CONDITIONS)[number];

const CLEARED: Record<Condition, Partial<SearchParams>> = {
  text: { text: '' },
  location: { locations: [] },
  near: { near: null },
  dates: { dates: null },
  kinds: { kinds: [] },
  eventTypes: { eventTypes: [] },
  capacity: { capacity: null, bands: [] },
  categories: { categories: [] },
  layouts: { layouts: [] },
  roomArea: { roomArea: null },
  bedrooms: { bedrooms: null },
  station: { station: null },
  budget: { budget: null },
  amenities: { amenities: [] },
  promotion: { promotion: false },
  bounds: { bounds: null },
};

/** The search without its conditions of one kind. */
export function without(params: SearchParams, condition: Condition): SearchParams {
  return changed(params, CLEARED[condition]);
}

/** The search without any condition, in the same order. */
export function cleared(params: SearchParams): SearchParams {
  return { ...NO_CONDITIONS, sort: params.sort };
}

/** How many conditions of one kind a search has. */
function weight(params: SearchParams, condition: Condition): number {
  switch (condition) {
    case 'text':
    case 'near':
    case 'dates':
    case 'roomArea':
    case 'bedrooms':
    case 'station':
    case 'budget':
    case 'promotion':
    case 'bounds':
      return params[condition] ? 1 : 0;
    case 'location':
      return params.locations.length;
    case 'capacity':
      return params.capacity === null ? params.bands.length : 1;
    default:
      return params[condition].length;
  }
}

/** Number of conditions that can be taken away one by one. */
export function conditionCount(params: SearchParams): number {
  return CONDITIONS.reduce((sum, condition) => sum + weight(params, condition), 0);
}
