import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { Commune } from '../geography/place.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { type Suggestion, SuggestionType } from './suggestion.types.ts';

/** A place that can be suggested, with the fields by which it is found and sorted. */
export interface PlaceCandidate {
  suggestion: Suggestion;
  /** The folded name by which it is found. */
  name: string;
  population: number;
  /** Of an arrondissement: its city. Those of a city are listed together in numeric order. */
  cityCode: string | null;
}

/** All places with venues, the best first. */
export function placesWithVenues(
  index: CatalogueIndex,
): Record<'cities' | 'departments' | 'regions', PlaceCandidate[]> {
  const { regions, departments, communes, arrondissements } = gazetteer();
  const counts = index.columns.communes.counts(index.all);
  const countIn = ({ code }: Commune): number => counts.get(code) ?? 0;
  return {
    regions: candidates(SuggestionType.REGION, regions, ({ code }) => [index.filters.of('region', code).count(), null]),
    departments: candidates(SuggestionType.DEPARTMENT, departments, ({ code, regionCode }) => [
      index.filters.of('department', code).count(),
      regions.get(regionCode)?.name ?? null,
    ]),
    cities: candidates(SuggestionType.CITY, communes, (commune) => [
      (arrondissements.get(commune.code) ?? []).reduce((sum, part) => sum + countIn(part), countIn(commune)),
      departments.get(commune.departmentCode)?.name ?? null,
    ]),
  };
}

type Place = Pick<Commune, 'code' | 'label' | 'name' | 'population'> & { cityCode?: string | null };

function candidates<P extends Place>(
  type: SuggestionType,
  places: ReadonlyMap<string, P>,
  describe: (place: P) => [count: number, detail: string | null],
): PlaceCandidate[] {
  const found: PlaceCandidate[] = [];
  for (const place of places.values()) {
    const [count, detail] = describe(place);
    if (count === 0) continue;
    const { label, population, cityCode = null } = place;
    const suggestion = { type, label, detail, count, id: null, slug: null };
    found.push({ suggestion, name: foldedName(place), population, cityCode });
  }
  return inOrder(found);
}

/** By number of venues, then population; the arrondissements of a city together at the position of the best of them, by number. */
function inOrder(places: PlaceCandidate[]): PlaceCandidate[] {
  const sorted = places.toSorted(
    (a, b) =>
      b.suggestion.count - a.suggestion.count ||
      b.population - a.population ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  const groups = Map.groupBy(sorted, (place) => place.cityCode ?? place);
  return [...groups.values()].flatMap((group) => group.toSorted((a, b) => numberIn(a.name) - numberIn(b.name)));
}

/** The gazetteer is constant, so its names are folded once. */
const folded = new WeakMap<Place, string>();

function foldedName(place: Place): string {
  let name = folded.get(place);
  if (name === undefined) folded.set(place, (name = fold(place.name)));
  return name;
}

/** "paris 10e" → 10 */
function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}
