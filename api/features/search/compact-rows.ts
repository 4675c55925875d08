import type { CatalogueRow, IndexedRow, Placements, WordlessRow } from './catalogue-row.ts';

/** Shared by the many venues without promotions, and without a place on the home page. */
const NO_PROMOTIONS: CatalogueRow['promotions'] = [];
const NOT_PLACED: Placements = { favourite: false, premierPage: false, topFive: null, slider: null };

/** Makes of a row what the index keeps: without what is in its sets, with strings that other rows share. */
export function compactRows(): (row: WordlessRow) => IndexedRow {
  const strings = new Map<string, string>();
  const shared = <Text extends string>(text: Text): Text => {
    const known = strings.get(text);
    if (known === undefined) strings.set(text, text);
    return (known ?? text) as Text;
  };
  return (row) => {
    const { favourite, premierPage, topFive, slider } = row.placements;
    const isShown = favourite || premierPage || topFive !== null || slider !== null;
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      kind: shared(row.kind),
      category: row.category,
      bedrooms: row.bedrooms,
      stationMinutes: row.stationMinutes,
      priceFrom: row.priceFrom,
      communeCode: shared(row.communeCode),
      departmentCode: shared(row.departmentCode),
      regionCode: shared(row.regionCode),
      largestRoom: row.largestRoom,
      latitude: row.latitude,
      longitude: row.longitude,
      prominence: row.prominence,
      createdAt: Date.parse(row.createdAt),
      promotions: row.promotions.length ? row.promotions : NO_PROMOTIONS,
      placements: isShown ? row.placements : NOT_PLACED,
    };
  };
}
