import { Amenity, VenueKind } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { BY_WATER, Surroundings } from './surroundings.enums.ts';

/** What "près de la gare" means. */
const NEAR_STATION_MINUTES = 15;

/** Words are folded, and stand in the venue's name, tags or texts. */
type Signs = { kinds?: VenueKind[]; amenities?: Amenity[]; words?: string[] };

/** What shows that a venue has such surroundings. Owners do not enter them, so that these signs order the venues and exclude none. */
const SIGNS: Partial<Record<Surroundings, Signs>> = {
  [Surroundings.SEA]: { kinds: [VenueKind.SEASIDE], amenities: [Amenity.SEA_VIEW] },
  [Surroundings.MOUNTAINS]: { kinds: [VenueKind.MOUNTAIN_LODGE], amenities: [Amenity.MOUNTAIN_VIEW] },
  [Surroundings.LAKE]: { words: ['lac', 'etang'] },
  [Surroundings.WATERSIDE]: { kinds: [VenueKind.BARGE], words: ['riviere', 'fleuve', 'canal'] },
  [Surroundings.COUNTRYSIDE]: { kinds: [VenueKind.COUNTRY_ESTATE, VenueKind.CHATEAU], amenities: [Amenity.SECLUDED] },
  [Surroundings.FOREST]: {
    kinds: [VenueKind.COUNTRY_ESTATE],
    amenities: [Amenity.SECLUDED, Amenity.GARDEN],
    words: ['foret'],
  },
  [Surroundings.AIRPORT]: { words: ['aeroport'] },
  [Surroundings.CITY_CENTRE]: { kinds: [VenueKind.TOWNHOUSE, VenueKind.LOFT] },
};

/** The conditions that surroundings by water are, and the venues that meet them. */
export function byWater(index: CatalogueIndex, asked: readonly Surroundings[]) {
  return asked.flatMap((surroundings) => {
    const by = BY_WATER[surroundings];
    if (!by) return [];
    const sets = [...by.waters.map((water) => index.waters.by(water)), ...signsOf(index, surroundings)];
    return [{ condition: by.condition, met: Bitset.union(sets) }];
  });
}

/** The venues that show it by what they are, and those that show it in words. */
export function signsOf(index: CatalogueIndex, surroundings: Surroundings): Bitset[] {
  if (surroundings === Surroundings.STATION) return [index.stationMinutes.atMost(NEAR_STATION_MINUTES)];
  const { kinds = [], amenities = [], words = [] } = SIGNS[surroundings] ?? {};
  const entered = [
    ...kinds.map((kind) => index.filters.of('kind', kind)),
    ...amenities.map((amenity) => index.filters.of('amenity', amenity)),
  ];
  const told = words.map((word) => index.texts.having(word));
  return [entered, told].filter((sets) => sets.length > 0).map((sets) => Bitset.union(sets));
}
