import { CAPACITY_BANDS } from '../../../schema/constants.ts';
import { restName } from '../../platform/rest/enum-names.ts';
import { VenueFilter } from '../search/search.inputs.ts';
import { Amenity, CapacityBand, EventType, RoomLayout } from '../venues/venue.enums.ts';

/** The lists of values that a later version may no longer know. */
const VOCABULARIES = {
  eventTypes: Object.values(EventType),
  capacityBands: Object.values(CapacityBand),
  layouts: Object.values(RoomLayout),
  amenities: Object.values(Amenity),
} as const;
const NAMES = [
  'text',
  'location',
  'eventTypes',
  'capacity',
  'capacityBands',
  'categories',
  'layouts',
  'amenities',
  'promotion',
  'bounds',
] as const satisfies readonly (keyof VenueFilter)[];
const BAND_SLUGS = new Map(
  Object.keys(CAPACITY_BANDS).map((slug, index) => [VOCABULARIES.capacityBands[index]!, slug] as const),
);

/** The conditions that a filter states, in one order: the same search is stored as the same JSON. */
export function storedFilter(filter: VenueFilter): Partial<VenueFilter> {
  const given = NAMES.map((name) => [name, trimmed(filter[name])] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null)) as Partial<VenueFilter>;
}

/** Null = it asks for nothing. */
function trimmed(value: VenueFilter[(typeof NAMES)[number]]): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.length ? value : null;
  return value || null;
}

/** A stored filter, of which fields and values that are no longer known are left out. */
export function readFilter(stored: object): VenueFilter {
  const filter = Object.assign(new VenueFilter(), storedFilter(stored as VenueFilter));
  for (const [name, values] of Object.entries(VOCABULARIES)) {
    const key = name as keyof typeof VOCABULARIES;
    const given = filter[key] as string[] | undefined;
    if (given) Object.assign(filter, { [key]: given.filter((value) => (values as readonly string[]).includes(value)) });
  }
  return filter;
}

/** The path of the search on the site. */
export function searchPath(filter: VenueFilter): string {
  const names = (values: readonly string[] | null | undefined) => (values ?? []).map((value) => restName(value));
  const { capacity, bounds } = filter;
  const parameters: [name: string, values: readonly (string | number)[]][] = [
    ['q', filter.text ? [filter.text] : []],
    ['location', filter.location ?? []],
    ['eventType', names(filter.eventTypes)],
    ['capacity', capacity ? [capacity] : (filter.capacityBands ?? []).map((band) => BAND_SLUGS.get(band)!)],
    ['category', filter.categories ?? []],
    ['layout', names(filter.layouts)],
    ['amenities', names(filter.amenities)],
    ['promotion', filter.promotion ? ['true'] : []],
    ['bounds', bounds ? [bounds.south, bounds.west, bounds.north, bounds.east] : []],
  ];
  const query = parameters
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`);
  return query.length ? `/establishments?${query.join('&')}` : '/establishments';
}
