import { readOfficialCodes } from './official-codes.ts';
import type { OfficialCommune } from './official-codes.ts';
import { foldPlaceName } from './place-name.ts';
import { positionsByCommune } from './positions.ts';
import type { Position } from './positions.ts';

interface Place {
  /** INSEE code. */
  readonly code: string;
  /** The name to show: official, arrondissements as "Paris 2e". */
  readonly name: string;
  /** The name as a search writes it: that of a commune has its department where the bare name means another place. */
  readonly label: string;
  /** Inhabitants; an arrondissement's are also counted in its city's. */
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
  /** What latitude and longitude are the centre of. */
  readonly position: 'commune' | 'department';
}

/** A commune that was merged into another one. */
export interface FormerCommune {
  readonly name: string;
  readonly communeCode: string;
}

/** France in memory. Lists under one name or postal code are in the order of population, greatest first. */
export interface Gazetteer {
  readonly regions: ReadonlyMap<string, Region>;
  readonly departments: ReadonlyMap<string, Department>;
  /** By INSEE code, arrondissements included. */
  readonly communes: ReadonlyMap<string, Commune>;
  /** By `foldPlaceName`, arrondissements excluded. */
  readonly communesByName: ReadonlyMap<string, readonly Commune[]>;
  /** Where a city has arrondissements, they stand here instead of the city. */
  readonly communesByPostalCode: ReadonlyMap<string, readonly Commune[]>;
  /** By the code of the city, in the order of their numbers: Paris, Lyon, Marseille. */
  readonly arrondissements: ReadonlyMap<string, readonly Commune[]>;
  readonly formerCommunesByName: ReadonlyMap<string, readonly FormerCommune[]>;
}

/** Paris is a department too; its bare name means the city. */
const PARIS_CODE = '75056';

let loaded: Gazetteer | undefined;

/** The gazetteer, read from the packages at the first call (about 0.3 s) and kept. */
export function gazetteer(): Gazetteer {
  loaded ??= loadGazetteer();
  return loaded;
}

function loadGazetteer(): Gazetteer {
  const official = readOfficialCodes();
  const present = new Map<string, OfficialCommune>();
  const successors = new Map<string, string>();
  const presentByName = new Map<string, OfficialCommune[]>();
  for (const entry of official.communes) {
    if (entry.chefLieu !== undefined) successors.set(entry.code, entry.chefLieu);
    if (entry.type !== 'commune-actuelle' && entry.type !== 'arrondissement-municipal') continue;
    present.set(entry.code, entry);
    append(presentByName, foldPlaceName(nameOf(entry)), entry);
  }
  const positions = positionsByCommune(present, presentByName, successors);
  const summaries = { region: new Map<string, Sum>(), department: new Map<string, Sum>() };
  for (const entry of present.values()) {
    const position = positions.get(entry.code);
    addTo(summaries.region, entry.region, entry, position);
    addTo(summaries.department, entry.departement, entry, position);
  }

  const regions = new Map<string, Region>();
  for (const { code, nom } of official.regions) {
    regions.set(code, { code, name: nom, label: nom, ...summarise(summaries.region.get(code)) });
  }
  const departments = new Map<string, Department>();
  for (const { code, nom, region } of official.departments) {
    departments.set(code, {
      code,
      name: nom,
      label: nom,
      regionCode: region,
      ...summarise(summaries.department.get(code)),
    });
  }

  const taken = new Set([...regions.values(), ...departments.values()].map(({ name }) => foldPlaceName(name)));
  const communes = new Map<string, Commune>();
  const communesByName = new Map<string, Commune[]>();
  const communesByPostalCode = new Map<string, Commune[]>();
  const arrondissements = new Map<string, Commune[]>();
  for (const [key, namesakes] of presentByName) {
    if (namesakes.length > 1) namesakes.sort(byPopulation);
    for (const entry of namesakes) {
      const name = nameOf(entry);
      const isMeant = entry.code === PARIS_CODE || (!taken.has(key) && entry === namesakes[0]);
      const department = departments.get(entry.departement);
      const position = positions.get(entry.code);
      const commune: Commune = {
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
        position: position === undefined ? 'department' : 'commune',
      };
      communes.set(commune.code, commune);
      if (commune.cityCode === null) append(communesByName, key, commune);
      else append(arrondissements, commune.cityCode, commune);
    }
  }
  for (const list of arrondissements.values()) list.sort(byCode);
  for (const commune of communes.values()) {
    if (arrondissements.has(commune.code)) continue;
    for (const code of commune.postalCodes) append(communesByPostalCode, code, commune);
  }
  for (const list of communesByPostalCode.values())
    if (list.length > 1) list.sort((a, b) => b.population - a.population || byCode(a, b));

  const formerCommunesByName = new Map<string, FormerCommune[]>();
  for (const { nom, chefLieu } of official.communes) {
    if (chefLieu === undefined || communes.get(chefLieu)?.name === nom) continue;
    append(formerCommunesByName, foldPlaceName(nom), { name: nom, communeCode: chefLieu });
  }
  const population = ({ communeCode }: FormerCommune) => communes.get(communeCode)?.population ?? 0;
  for (const list of formerCommunesByName.values()) {
    list.sort((a, b) => population(b) - population(a) || (a.communeCode < b.communeCode ? -1 : 1));
  }
  return {
    regions,
    departments,
    communes,
    communesByName,
    communesByPostalCode,
    arrondissements,
    formerCommunesByName,
  };
}

/** Running totals of a department or region. */
interface Sum {
  population: number;
  latitudes: number;
  longitudes: number;
  positions: number;
}

function addTo(sums: Map<string, Sum>, code: string, entry: OfficialCommune, position: Position | undefined): void {
  let sum = sums.get(code);
  if (!sum) sums.set(code, (sum = { population: 0, latitudes: 0, longitudes: 0, positions: 0 }));
  if (entry.commune === undefined) sum.population += entry.population ?? 0;
  if (position === undefined) return;
  sum.latitudes += position.latitude;
  sum.longitudes += position.longitude;
  sum.positions += 1;
}

function summarise(sum: Sum | undefined): Pick<Place, 'population' | 'latitude' | 'longitude'> {
  const known = sum !== undefined && sum.positions > 0;
  return {
    population: sum?.population ?? 0,
    latitude: known ? sum.latitudes / sum.positions : null,
    longitude: known ? sum.longitudes / sum.positions : null,
  };
}

function nameOf(entry: OfficialCommune): string {
  return entry.type === 'arrondissement-municipal' ? entry.nom.replace(/ Arrondissement$/, '') : entry.nom;
}

function byCode(a: { code: string }, b: { code: string }): number {
  return a.code < b.code ? -1 : 1;
}

function byPopulation(a: OfficialCommune, b: OfficialCommune): number {
  return (b.population ?? 0) - (a.population ?? 0) || byCode(a, b);
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
