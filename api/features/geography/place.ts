/** A place of France that has a name and inhabitants. */
export interface Place {
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

/** The places of France as plain data. Communes are in the order of population, greatest first; arrondissements are among them. */
export interface Places {
  readonly regions: readonly Region[];
  readonly departments: readonly Department[];
  readonly communes: readonly Commune[];
  /** The name of a commune that was merged into another one, with the code of that other one. */
  readonly mergedCommunes: readonly (readonly [name: string, code: string])[];
}
