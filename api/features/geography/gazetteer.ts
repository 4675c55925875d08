import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Commune, Department, Place, Places, Region } from './place.ts';
import { foldPlaceName } from './place-name.ts';
import { readPlaces } from './read-places.ts';

/** The places of France, in memory. Places with the same name or postal code are in the order of population, greatest first. */
export interface Gazetteer {
  readonly regions: ReadonlyMap<string, Region>;
  readonly departments: ReadonlyMap<string, Department>;
  /** By INSEE code, arrondissements included. */
  readonly communes: ReadonlyMap<string, Commune>;
  /** By `foldPlaceName`, arrondissements excluded. */
  readonly communesByName: ReadonlyMap<string, readonly Commune[]>;
  /** Where a city has arrondissements, these are listed instead of the city. */
  readonly communesByPostalCode: ReadonlyMap<string, readonly Commune[]>;
  /** By the code of the city, in the order of their numbers: Paris, Lyon, Marseille. */
  readonly arrondissements: ReadonlyMap<string, readonly Commune[]>;
  /** By the name of a commune that was merged into another one: that other one. */
  readonly formerCommunesByName: ReadonlyMap<string, readonly Commune[]>;
}

let loaded: Gazetteer | undefined;

/** The gazetteer, loaded at the first call and cached. */
export function gazetteer(): Gazetteer {
  loaded ??= createGazetteer(loadPlaces());
  return loaded;
}

/** The build has written the places beside the compiled module: reading them from the packages takes half a second. */
function loadPlaces(): Places {
  if (import.meta.url.endsWith('.ts')) return readPlaces();
  const places = JSON.parse(readFileSync(join(import.meta.dirname, 'places.json'), 'utf8')) as Places;
  shareEqual(places.communes);
  return places;
}

/** JSON has a copy of each text and list. Those that are equal become one in memory, which saves 3 MB; in place, as copied objects take more. */
function shareEqual(communes: readonly { -readonly [Field in keyof Commune]: Commune[Field] }[]): void {
  const lists = new Map<string, readonly string[]>();
  for (const commune of communes) {
    if (commune.label === commune.name) commune.label = commune.name;
    const key = commune.postalCodes.join(' ');
    commune.postalCodes = lists.get(key) ?? commune.postalCodes;
    lists.set(key, commune.postalCodes);
  }
}

function createGazetteer({ regions, departments, communes, mergedCommunes }: Places): Gazetteer {
  const communeByCode = mapByCode(communes);
  const cities = communes.filter(({ cityCode }) => cityCode === null);
  const districts = communes.filter(({ cityCode }) => cityCode !== null).sort((a, b) => (a.code < b.code ? -1 : 1));
  const arrondissements = Map.groupBy(districts, ({ cityCode }) => cityCode!);
  const withoutArrondissements = communes.filter(({ code }) => !arrondissements.has(code));
  return {
    regions: mapByCode(regions),
    departments: mapByCode(departments),
    communes: communeByCode,
    communesByName: Map.groupBy(cities, ({ name }) => foldPlaceName(name)),
    communesByPostalCode: grouped(
      withoutArrondissements.flatMap((commune) => commune.postalCodes.map((code) => [code, commune] as const)),
    ),
    arrondissements,
    formerCommunesByName: grouped(
      mergedCommunes.map(([name, code]) => [foldPlaceName(name), communeByCode.get(code)!] as const),
    ),
  };
}

function mapByCode<P extends Place>(places: readonly P[]): Map<string, P> {
  return new Map(places.map((place) => [place.code, place]));
}

function grouped(entries: (readonly [key: string, commune: Commune])[]): Map<string, Commune[]> {
  const groups = new Map<string, Commune[]>();
  for (const [key, commune] of entries) {
    const group = groups.get(key);
    if (group) group.push(commune);
    else groups.set(key, [commune]);
  }
  return groups;
}
