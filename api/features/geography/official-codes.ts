import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

const require = createRequire(import.meta.url);

/**
 * The official geographic code of INSEE. Read, not imported: an imported JSON module (8.6 MB here) stays in memory for
 * the life of the process, and the `require` entry of the package is broken.
 */
export function readOfficialCodes() {
  return {
    regions: read<{ code: string; nom: string }>('regions'),
    departments: read<{ code: string; nom: string; region: string }>('departements'),
    communes: read<OfficialCommune>('communes'),
  };
}

function read<Entry>(name: string): Entry[] {
  const path = require.resolve(`@etalab/decoupage-administratif/data/${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Entry[];
}
