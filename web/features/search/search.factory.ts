/** Counts of a search as the API gives them, with what GraphQL adds for the cache. */
export function someFacets() {
  const places = (list: readonly (readonly [code: string, name: string, count: number])[]) =>
    list.map(([code, name, count]) => ({ __typename: 'PlaceCount', code, name, count }));
  const counts = (type: string, list: Readonly<Record<string, number>>) =>
    Object.entries(list).map(([value, count]) => ({ __typename: type, value, count }));
  return {
    __typename: 'Facets',
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
    eventTypes: counts('EventTypeCount', { JOURNEE_ETUDE: 40, CONFERENCE_CONGRES: 7 }),
    capacityBands: counts('CapacityBandCount', { UP_TO_20: 42, FROM_50_TO_100: 31 }),
    categories: [
      { __typename: 'CategoryCount', value: 5, count: 6 },
      { __typename: 'CategoryCount', value: 4, count: 20 },
    ],
    layouts: counts('RoomLayoutCount', { THEATRE: 42, U_SHAPE: 25 }),
    amenities: counts('AmenityCount', { WIFI: 42, SPA: 5 }),
    promotions: 3,
  };
}
