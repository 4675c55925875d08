import { demoFile } from '../demo-data.ts';

export type TreeKind = 'cypress' | 'pine' | 'plane' | 'palm' | 'fir' | 'poplar' | 'olive' | 'oak';

/** How people build and what grows there, in daylight colours. */
export interface RegionCharacter {
  walls: readonly string[];
  roofs: readonly string[];
  shutters: readonly string[];
  /** Dressed stone or painted frames around the openings. */
  trim: string;
  /** Half-timbered houses belong there. */
  timbered: boolean;
  /** Flat canal tiles rather than a steep roof. */
  southern: boolean;
  trees: readonly TreeKind[];
  earth: string;
}

/** By the number that INSEE gives a region. */
const REGIONS = demoFile('regions.json') as Record<string, RegionCharacter>;

/** What is drawn where the region is not known: limestone and slate. */
const ELSEWHERE = REGIONS['elsewhere']!;

export const regionCharacter = (code: string): RegionCharacter => REGIONS[code] ?? ELSEWHERE;
