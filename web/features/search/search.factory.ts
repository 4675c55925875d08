import type { SearchFacetsFragment } from './search-facets.gen.ts';

/** Counts of a search as the API gives them. */
export function someFacets(): Omit<SearchFacetsFragment, ' $fragmentName'> {
  const places = (list: readonly (readonly [code: string, name: string, count: number])[]) =>
    list.map(([code, name, count]) => ({ code, name, count }));
  return {
    regions: places([
      ['84', 'Auvergne-Rhône-Alpes', 30],
      ['11', 'Île-de-France', 12],
    ]),
    departments: places(
      [
        '69 Rhône',
        '75 Paris',
        '38 Isère',
        '73 Savoie',
        '74 Haute-Savoie',
        '01 Ain',
        '42 Loire',
        '26 Drôme',
        '07 Ardèche',
        '03 Allier',
      ].map((entry, index) => [entry.slice(0, 2), entry.slice(3), 20 - index] as const),
    ),
    kinds: [
      { value: 'HOTEL', count: 24 },
      { value: 'CHATEAU', count: 9 },
    ],
    eventTypes: [
      { value: 'JOURNEE_ETUDE', count: 40 },
      { value: 'CONFERENCE_CONGRES', count: 7 },
    ],
    capacityBands: [
      { value: 'UP_TO_20', count: 42 },
      { value: 'FROM_50_TO_100', count: 31 },
    ],
    categories: [
      { value: 5, count: 6 },
      { value: 4, count: 20 },
    ],
    layouts: [
      { value: 'THEATRE', count: 42 },
      { value: 'U_SHAPE', count: 25 },
    ],
    roomAreas: [
      { value: 50, count: 40 },
      { value: 100, count: 22 },
      { value: 200, count: 5 },
    ],
    bedrooms: [
      { value: 10, count: 33 },
      { value: 20, count: 21 },
      { value: 50, count: 4 },
    ],
    stationMinutes: [
      { value: 10, count: 8 },
      { value: 20, count: 17 },
      { value: 30, count: 25 },
    ],
    pricePerPerson: [
      { value: { amount: 50_00 }, count: 4 },
      { value: { amount: 80_00 }, count: 19 },
      { value: { amount: 120_00 }, count: 22 },
    ],
    amenities: [
      { value: 'WIFI', count: 42 },
      { value: 'SPA', count: 5 },
    ],
    promotions: 3,
    availabilities: [],
  };
}
