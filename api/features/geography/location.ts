import { gazetteer } from './gazetteer.ts';
import type { Commune, Department } from './place.ts';
import { foldPlaceName, ordinalNumber } from './place-name.ts';

/** A place of a search. `label` always resolves to the same place. */
export interface Location {
  kind: 'region' | 'department' | 'communes';
  /** INSEE codes: one of a region or department, or those of communes and arrondissements. */
  codes: string[];
  label: string;
}

/** A text that names a place, and the label of that place. */
export interface NamedPlace {
  text: string;
  label: string;
}

export interface ParsedLocations {
  locations: Location[];
  /** The texts that name them, trimmed; two may name the same place. */
  named: NamedPlace[];
  /** Texts, trimmed, that name no place of France. */
  unknown: string[];
}

/** No official name with its code is longer than half of this; longer texts are ignored. */
const MAX_TEXT = 120;
const MAX_LOCATIONS = 50;
/** Names in daily use that are not official, folded. */
const REGION_ALIASES: Readonly<Record<string, string>> = {
  paca: '93',
  idf: '11',
  reunion: '04',
  centre: '24',
  'region parisienne': '11',
};

/**
 * The place that a text names, or null. Accents, case, hyphens and apostrophes do not count. In this order: a region,
 * a department by name or code, an arrondissement, a city (of several the most populous; "Paris" is the city with all
 * its arrondissements), a postal code, a former commune (which gives the present one). "Vienne (38)" and
 * "38200 Vienne" choose among namesakes.
 */
export function resolveLocation(text: string): Location | null {
  if (text.length > MAX_TEXT) return null;
  const qualified = /^([^()]+)\(([^()]+)\)\s*$/.exec(text);
  if (qualified?.[1] !== undefined && qualified[2] !== undefined) {
    const found = resolveQualified(foldPlaceName(qualified[1]), qualified[2].trim());
    if (found) return found;
  }
  const query = foldPlaceName(text);
  if (query === '') return null;
  return (
    resolveRegion(query) ??
    resolveDepartment(query) ??
    resolveArrondissement(query) ??
    resolveCity(query) ??
    resolvePostalCode(query) ??
    resolveWithNumber(query) ??
    resolveFormer(query)
  );
}

/**
 * The places of a `location` parameter: one text or several, each a comma-separated list. Every place once, in the
 * order given; beyond 50 texts the rest counts as unknown.
 */
export function parseLocations(input: string | readonly string[]): ParsedLocations {
  const texts = (typeof input === 'string' ? [input] : input)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim());
  const locations = new Map<string, Location>();
  const named = new Map<string, string>();
  const unknown = new Set<string>();
  for (const [index, text] of texts.filter((entry) => entry !== '').entries()) {
    const location = index < MAX_LOCATIONS ? resolveLocation(text) : null;
    if (location) {
      locations.set(`${location.kind} ${location.codes.join(' ')}`, location);
      named.set(text, location.label);
    } else unknown.add(text);
  }
  return {
    locations: [...locations.values()],
    named: [...named].map(([text, label]) => ({ text, label })),
    unknown: [...unknown],
  };
}

/** The middle of a place, of a city that of the city itself; null = it is not known. */
export function centreOf({ kind, codes }: Location): { latitude: number; longitude: number } | null {
  const { regions, departments, communes } = gazetteer();
  const places = { region: regions, department: departments, communes };
  const { latitude = null, longitude = null } = places[kind].get(codes[0]!) ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

let regionsByName: Map<string, string> | undefined;
let departmentsByName: Map<string, string> | undefined;

function resolveRegion(query: string): Location | null {
  regionsByName ??= new Map([
    ...Object.entries(REGION_ALIASES),
    ...[...gazetteer().regions.values()].map(({ code, name }) => [foldPlaceName(name), code] as const),
  ]);
  const region = gazetteer().regions.get(regionsByName.get(query) ?? '');
  return region ? { kind: 'region', codes: [region.code], label: region.label } : null;
}

function findDepartment(query: string): Department | undefined {
  departmentsByName ??= new Map(
    [...gazetteer().departments.values()].map(({ code, name }) => [foldPlaceName(name), code]),
  );
  return gazetteer().departments.get(departmentsByName.get(query) ?? query.toUpperCase());
}

function resolveDepartment(query: string): Location | null {
  // The bare name "Paris" is the city, which has the same area.
  if (query === 'paris') return null;
  const department = findDepartment(query);
  return department ? { kind: 'department', codes: [department.code], label: department.label } : null;
}

function resolveCity(query: string): Location | null {
  const commune = gazetteer().communesByName.get(query)?.[0];
  return commune ? cityLocation(commune) : null;
}

/** "paris 2", "lyon 1er", "marseille 8eme arrondissement", "2e arrondissement de paris". */
function resolveArrondissement(query: string): Location | null {
  const words = query.split(' ').filter((word) => !/^(?:arrondissement|arrdt|arr|ardt|de)$/.test(word));
  if (words.length !== 2) return null;
  const [first = '', second = ''] = words;
  const number = ordinalNumber(second) ?? ordinalNumber(first);
  const city = gazetteer().communesByName.get(ordinalNumber(second) === null ? second : first)?.[0];
  const district = city && number !== null ? gazetteer().arrondissements.get(city.code)?.[number - 1] : undefined;
  return district ? communesLocation([district], district.label) : null;
}

function resolvePostalCode(query: string): Location | null {
  const communes = /^\d{5}$/.test(query) ? gazetteer().communesByPostalCode.get(query) : undefined;
  if (!communes?.[0]) return null;
  if (communes.length === 1) return cityLocation(communes[0]);
  return communesLocation(communes, query);
}

/** "38200 vienne", "vienne 38200", "vienne 38". */
function resolveWithNumber(query: string): Location | null {
  const before = /^(\d{5}) (.+)$/.exec(query);
  if (before?.[1] && before[2]) return resolveQualified(before[2], before[1]);
  const after = /^(.+) (\d{5}|\d{2}|2[ab]|9[78]\d)$/.exec(query);
  return after?.[1] && after[2] ? resolveQualified(after[1], after[2]) : null;
}

/** A place by its folded name and a postal code, or the code or name of a department. */
function resolveQualified(name: string, qualifier: string): Location | null {
  const communes = gazetteer().communesByName.get(name) ?? [];
  if (/^\d{5}$/.test(qualifier)) {
    const commune = communes.find(({ postalCodes }) => postalCodes.includes(qualifier));
    // In a city with arrondissements the postal code selects one.
    return commune && !gazetteer().arrondissements.has(commune.code)
      ? cityLocation(commune)
      : resolvePostalCode(qualifier);
  }
  const department = findDepartment(foldPlaceName(qualifier));
  if (!department) return null;
  const commune = communes.find(({ departmentCode }) => departmentCode === department.code);
  if (commune) return cityLocation(commune);
  return foldPlaceName(department.name) === name ? resolveDepartment(department.code) : null;
}

function resolveFormer(query: string): Location | null {
  const commune = gazetteer().formerCommunesByName.get(query)?.[0];
  return commune ? cityLocation(commune) : null;
}

function cityLocation(commune: Commune): Location {
  return communesLocation([commune, ...(gazetteer().arrondissements.get(commune.code) ?? [])], commune.label);
}

function communesLocation(communes: readonly Commune[], label: string): Location {
  return { kind: 'communes', codes: communes.map(({ code }) => code), label };
}
