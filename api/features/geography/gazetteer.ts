import { readOfficialCodes } from './official-codes.ts';
import type { OfficialCommune } from './official-codes.ts';
import { foldPlaceName } from './place-name.ts';
import { positionsByCommune } from './positions.ts';
import type { Position } from './positions.ts';

interface Place {
  /** INSEE code. */
  readonly code: string;
  /** The name for display: official, arrondissements as "Paris 2e". */
  readonly name: string;
  /** The name for a search: a commune has its department where the bare name means another place. */
  readonly label: string;
  /** Inhabitants; those of an arrondissement are also counted in its city. */
  readonly population: number;
  /** Degrees; null only for the uninhabited territories. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export type Region = Place;

export interface Department extends Place {
  readonly regionCode: string;
}

/** A commune, or an arrondissement of Paris, Lyon or Marseille. */
export interface Commune extends Place {
  readonly departmentCode: string;
  readonly regionCode: string;
  readonly postalCodes: readonly string[];
  /** Of an arrondissement: the code of its city. */
  readonly cityCode: string | null;
  /** The place whose centre latitude and longitude are. */
  readonly position: 'commune' | 'department';
}

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

/** Paris is a department too; the bare name means the city. */
const PARIS_CODE = '75056';

let loaded: Gazetteer | undefined;

/** The gazetteer, loaded from the packages at the first call (about 0.3 s) and cached. */
export function gazetteer(): Gazetteer {
  loaded ??= loadGazetteer();
  return loaded;
}

function loadGazetteer(): Gazetteer {
  const official = readOfficialCodes();
  const present = official.communes
    .filter(({ type }) => type === 'commune-actuelle' || type === 'arrondissement-municipal')
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || byCode(a, b));
  const former = official.communes.filter(({ chefLieu }) => chefLieu !== undefined);
  const presentByName = Map.groupBy(present, (entry) => foldPlaceName(nameOf(entry)));
  const positions = positionsByCommune(
    new Set(present.map(({ code }) => code)),
    presentByName,
    new Map(former.map(({ code, chefLieu }) => [code, chefLieu!])),
  );
  const byRegion = Map.groupBy(present, ({ region }) => region);
  const byDepartment = Map.groupBy(present, ({ departement }) => departement);
  const regions = official.regions.map(({ code, nom }): Region => ({
    code,
    name: nom,
    label: nom,
    ...summaryOf(byRegion.get(code) ?? [], positions),
  }));
  const departments = official.departments.map(({ code, nom, region }): Department => ({
    code,
    name: nom,
    label: nom,
    regionCode: region,
    ...summaryOf(byDepartment.get(code) ?? [], positions),
  }));
  const departmentByCode = mapByCode(departments);
  const taken = new Set([...regions, ...departments].map(({ name }) => foldPlaceName(name)));

  const communes = present.map((entry): Commune => {
    const name = nameOf(entry);
    const folded = foldPlaceName(name);
    const isMeant = entry.code === PARIS_CODE || (!taken.has(folded) && entry === presentByName.get(folded)![0]);
    const department = departmentByCode.get(entry.departement);
    const position = positions.get(entry.code);
    return {
      code: entry.code,
      name,
      label: isMeant ? name : `${name} (${entry.departement})`,
      population: entry.population ?? 0,
      latitude: position?.latitude ?? department?.latitude ?? null,
      longitude: position?.longitude ?? department?.longitude ?? null,
      departmentCode: department?.code ?? entry.departement,
      regionCode: department?.regionCode ?? entry.region,
      postalCodes: entry.codesPostaux ?? [],
      cityCode: entry.commune ?? null,
      position: position ? 'commune' : 'department',
    };
  });
  const communeByCode = mapByCode(communes);
  const cities = communes.filter(({ cityCode }) => cityCode === null);
  const districts = communes.filter(({ cityCode }) => cityCode !== null).sort(byCode);
  const arrondissements = Map.groupBy(districts, ({ cityCode }) => cityCode!);
  const withoutArrondissements = communes.filter(({ code }) => !arrondissements.has(code));
  const merged = former
    .map(({ nom, chefLieu }) => ({ nom, commune: communeByCode.get(chefLieu!) }))
    .filter(({ nom, commune }) => commune && commune.name !== nom)
    .map(({ nom, commune }) => [foldPlaceName(nom), commune!] as const)
    .sort(([, a], [, b]) => b.population - a.population || byCode(a, b));
  return {
    regions: mapByCode(regions),
    departments: departmentByCode,
    communes: communeByCode,
    communesByName: Map.groupBy(cities, ({ name }) => foldPlaceName(name)),
    communesByPostalCode: grouped(
      withoutArrondissements.flatMap((commune) => commune.postalCodes.map((code) => [code, commune] as const)),
    ),
    arrondissements,
    formerCommunesByName: grouped(merged),
  };
}

/** Inhabitants and centre of a region or department. */
function summaryOf(communes: OfficialCommune[], positions: ReadonlyMap<string, Position>) {
  const centres = communes.flatMap(({ code }) => positions.get(code) ?? []);
  const mean = (degrees: (centre: Position) => number): number | null =>
    centres.length ? centres.reduce((sum, centre) => sum + degrees(centre), 0) / centres.length : null;
  return {
    population: communes.reduce(
      (sum, { commune, population = 0 }) => sum + (commune === undefined ? population : 0),
      0,
    ),
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

function nameOf(entry: OfficialCommune): string {
  return entry.type === 'arrondissement-municipal' ? entry.nom.replace(/ Arrondissement$/, '') : entry.nom;
}

function byCode(a: { code: string }, b: { code: string }): number {
  return a.code < b.code ? -1 : 1;
}

function mapByCode<P extends Place>(places: P[]): Map<string, P> {
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
