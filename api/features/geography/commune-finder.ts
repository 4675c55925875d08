import type { CommuneView } from './commune.types.ts';
import { gazetteer, type Commune } from './gazetteer.ts';
import { foldPlaceName } from './place-name.ts';

/** Folded name and commune, in the order of the names. */
let names: [folded: string, commune: Commune][] | undefined;

/** Communes whose name or postal code begins so, the greatest first; of a city with arrondissements those. */
export function findCommunes(text: string, limit: number): CommuneView[] {
  const wanted = foldPlaceName(text);
  if (wanted === '') return [];
  const found = /^\d+$/.test(wanted) ? byPostalCode(wanted) : byName(wanted);
  return found
    .toSorted((a, b) => rank(b, wanted) - rank(a, wanted) || b.population - a.population || (a.code < b.code ? -1 : 1))
    .slice(0, limit)
    .map(toView);
}

function byPostalCode(digits: string): Commune[] {
  const { communesByPostalCode } = gazetteer();
  if (digits.length === 5) return [...(communesByPostalCode.get(digits) ?? [])];
  const found = [...communesByPostalCode].filter(([code]) => code.startsWith(digits));
  return [...new Set(found.flatMap(([, communes]) => communes))];
}

function byName(wanted: string): Commune[] {
  const sorted = (names ??= sortedNames());
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]![0] < wanted) low = middle + 1;
    else high = middle;
  }
  const found: Commune[] = [];
  for (; low < sorted.length && sorted[low]![0].startsWith(wanted); low++) found.push(sorted[low]![1]);
  return found;
}

function sortedNames(): [string, Commune][] {
  const { communes, arrondissements } = gazetteer();
  return [...communes.values()]
    .filter(({ code }) => !arrondissements.has(code))
    .map((commune): [string, Commune] => [foldPlaceName(commune.name), commune])
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** A name or code that is what was typed goes before those that only begin so. */
function rank(commune: Commune, wanted: string): number {
  return Number(foldPlaceName(commune.name) === wanted);
}

function toView({ code, name, postalCodes, departmentCode, regionCode, latitude, longitude }: Commune): CommuneView {
  const { departments, regions } = gazetteer();
  return {
    code,
    name,
    postalCodes: [...postalCodes],
    department: departments.get(departmentCode)?.name ?? '',
    region: regions.get(regionCode)?.name ?? '',
    latitude,
    longitude,
  };
}
