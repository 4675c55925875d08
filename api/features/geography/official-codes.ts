import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A commune, arrondissement of a city, or former commune, as the package @etalab/decoupage-administratif gives it. */
export interface OfficialCommune {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'arrondissement-municipal' | 'commune-deleguee' | 'commune-associee';
  departement: string;
  region: string;
  codesPostaux?: string[];
  population?: number;
  /** Of an arrondissement: the city. */
  commune?: string;
  /** Of a former commune: the commune that it now belongs to. */
  chefLieu?: string;
}

export interface OfficialDepartment {
  code: string;
  nom: string;
  region: string;
}

export interface OfficialRegion {
  code: string;
  nom: string;
}

/**
 * The official geographic code of INSEE. Read, not imported: an imported JSON module (8.6 MB here) stays in memory for
 * the life of the process, and the `require` entry of the package is broken.
 */
export function readOfficialCodes(): {
  regions: OfficialRegion[];
  departments: OfficialDepartment[];
  communes: OfficialCommune[];
} {
  return {
    regions: readJson(require.resolve('@etalab/decoupage-administratif/data/regions.json')) as OfficialRegion[],
    departments: readJson(
      require.resolve('@etalab/decoupage-administratif/data/departements.json'),
    ) as OfficialDepartment[],
    communes: readJson(require.resolve('@etalab/decoupage-administratif/data/communes.json')) as OfficialCommune[],
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
