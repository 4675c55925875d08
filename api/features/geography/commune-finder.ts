import { gazetteer } from './gazetteer.ts';
import type { Commune } from './place.ts';
import { foldPlaceName } from './place-name.ts';

/** The folded names of all communes with a position. */
let folded: [name: string, commune: Commune][] | undefined;

/** Communes whose name or postal code begins with a text, the most populous first; of a city with arrondissements those. */
export function findCommunes(text: string, limit: number): Commune[] {
  const wanted = foldPlaceName(text);
  if (wanted === '') return [];
  folded ??= foldedNames();
  const found = folded.filter(([name, { postalCodes }]) =>
    /^\d+$/.test(wanted) ? postalCodes.some((code) => code.startsWith(wanted)) : name.startsWith(wanted),
  );
  // A name that is the whole text comes before those that only begin with it.
  const rank = (name: string): number => Number(name === wanted);
  return found
    .toSorted(
      ([aName, a], [bName, b]) =>
        rank(bName) - rank(aName) || b.population - a.population || (a.code < b.code ? -1 : 1),
    )
    .slice(0, limit)
    .map(([, commune]) => commune);
}

/** Communes without a position are the uninhabited territories, where no venue can be. */
function foldedNames(): [name: string, commune: Commune][] {
  const { communes, arrondissements } = gazetteer();
  return [...communes.values()]
    .filter(({ code, latitude }) => latitude !== null && !arrondissements.has(code))
    .map((commune) => [foldPlaceName(commune.name), commune]);
}
