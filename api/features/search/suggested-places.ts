import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { SuggestionType, type Suggestion } from './search.types.ts';

/** A place that can be suggested, and what it is found and ordered by. */
export interface PlaceCandidate {
  suggestion: Suggestion;
  /** The folded name that it is found under. */
  name: string;
  population: number;
  /** The city and number of an arrondissement, which stand together in numeric order. */
  district: { city: string; number: number } | null;
}

/** Every place that leads to venues, by kind. */
export function placesWithVenues(index: CatalogueIndex): Record<'CITY' | 'DEPARTMENT' | 'REGION', PlaceCandidate[]> {
  const { regions, departments, communes, arrondissements } = gazetteer();
  const countIn = (code: string): number => index.communes.get(code)?.size ?? 0;
  return {
    REGION: candidates(
      SuggestionType.REGION,
      regions.values(),
      (region) => index.regions.get(region.code)?.count() ?? 0,
    ),
    DEPARTMENT: candidates(
      SuggestionType.DEPARTMENT,
      departments.values(),
      (department) => index.departments.get(department.code)?.count() ?? 0,
      (department) => regions.get(department.regionCode)?.name ?? null,
    ),
    CITY: candidates(
      SuggestionType.CITY,
      communes.values(),
      ({ code }) => (arrondissements.get(code) ?? []).reduce((sum, part) => sum + countIn(part.code), countIn(code)),
      (commune) => departments.get(commune.departmentCode)?.name ?? null,
      ({ cityCode, name }) => (cityCode ? { city: cityCode, number: numberIn(name) } : null),
    ),
  };
}

/** By number of venues, then population; the districts of a city stay together, where the best of them stands, by number. */
export function inOrder(places: PlaceCandidate[]): PlaceCandidate[] {
  const sorted = places.toSorted(
    (a, b) =>
      b.suggestion.count - a.suggestion.count ||
      b.population - a.population ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  const districts = Map.groupBy(
    sorted.filter((one) => one.district),
    (one) => one.district!.city,
  );
  const placed = new Set<string>();
  return sorted.flatMap((one) => {
    if (!one.district) return [one];
    if (placed.has(one.district.city)) return [];
    placed.add(one.district.city);
    return districts.get(one.district.city)!.toSorted((a, b) => a.district!.number - b.district!.number);
  });
}

interface Place {
  code: string;
  label: string;
  name: string;
  population: number;
}

function candidates<P extends Place>(
  type: SuggestionType,
  places: Iterable<P>,
  countOf: (place: P) => number,
  detailOf: (place: P) => string | null = () => null,
  districtOf: (place: P) => PlaceCandidate['district'] = () => null,
): PlaceCandidate[] {
  const found: PlaceCandidate[] = [];
  for (const place of places) {
    const count = countOf(place);
    if (count === 0) continue;
    const suggestion = { type, label: place.label, detail: detailOf(place), count, id: null, slug: null };
    found.push({ suggestion, name: foldedName(place), population: place.population, district: districtOf(place) });
  }
  return found;
}

/** The gazetteer never changes, so its names are folded once. */
const folded = new WeakMap<Place, string>();

function foldedName(place: Place): string {
  let name = folded.get(place);
  if (name === undefined) folded.set(place, (name = fold(place.name)));
  return name;
}

/** "Paris 10e" → 10. */
function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}
