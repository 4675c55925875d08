import type { Gazetteer } from '../../geography/gazetteer.ts';
import type { Commune } from '../../geography/place.ts';
import { foldPlaceName } from '../../geography/place-name.ts';

/** A town of this size is known by the first word of its name. */
const KNOWN_BY_FIRST_WORD = 10_000;
/** The beginnings of more names say nothing: "La Chapelle". */
const MOST_NAMESAKES = 20;
const SHORTEST_NAME = 4;

/** "Levallois", "Issy", "La Baule": the first words of the names of towns, and what they mean, the most populous first. */
export function shortNames({ communes, communesByName }: Gazetteer): Map<string, Commune[]> {
  const byName = new Map<string, Commune[]>();
  for (const commune of communes.values()) {
    const short = /^((?:(?:les?|la|l|sainte?) )?\S+) ./.exec(foldPlaceName(commune.name))?.[1];
    if (!short || commune.cityCode !== null) continue;
    const namesakes = byName.get(short);
    if (namesakes) namesakes.push(commune);
    else byName.set(short, [commune]);
  }
  for (const [short, namesakes] of byName) {
    const towns = namesakes
      .filter(({ population }) => population >= KNOWN_BY_FIRST_WORD)
      .toSorted((a, b) => b.population - a.population);
    const ownName = communesByName.get(short)?.[0]?.population ?? 0;
    const isKnown = towns[0] && towns[0].population > ownName && namesakes.length <= MOST_NAMESAKES;
    if (isKnown && short.length >= SHORTEST_NAME) byName.set(short, towns);
    else byName.delete(short);
  }
  return byName;
}
