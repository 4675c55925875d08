import { type OfficialCommune, readOfficialCodes } from './official-codes.ts';
import { foldPlaceName } from './place-name.ts';
import type { Commune, Department, Places, Region } from './place.ts';
import { type Position, positionsByCommune } from './positions.ts';

/** Paris is a department too; the bare name means the city. */
const PARIS_CODE = '75056';

/** The places of France, from the packages that have them. */
export function readPlaces(): Places {
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
  const departmentByCode = new Map(departments.map((department) => [department.code, department]));
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
  const ranks = new Map(communes.map(({ code }, rank) => [code, rank]));
  const mergedCommunes = former
    .map(({ nom, chefLieu }) => [nom, chefLieu!] as const)
    .filter(([name, code]) => ranks.has(code) && communes[ranks.get(code)!]!.name !== name)
    .sort(([, a], [, b]) => ranks.get(a)! - ranks.get(b)!);
  return { regions, departments, communes, mergedCommunes };
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
