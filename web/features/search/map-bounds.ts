/** A part of the map, in degrees (WGS 84). */
export type MapBounds = {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
};

/** Three decimals are some hundred metres. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The part of the map as an address can say it: rounded outwards by less than one sees. */
export function roundedBounds({ north, south, east, west }: MapBounds): MapBounds {
  return { north: rounded(north), south: rounded(south), east: rounded(east), west: rounded(west) };
}

/** `south,west,north,east`, as maps on the web write it. */
export function printBounds(bounds: MapBounds): string[] {
  const { south, west, north, east } = roundedBounds(bounds);
  return [south, west, north, east].map(String);
}

/** Reads what `printBounds` writes; nothing when it is no rectangle on the earth. */
export function parseBounds(values: readonly string[]): MapBounds | null {
  if (values.length !== 4 || !values.every((value) => /^-?\d{1,3}(\.\d{1,10})?$/.test(value))) return null;
  const [south, west, north, east] = values.map(Number) as [number, number, number, number];
  const onEarth = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return onEarth && south < north && west < east ? roundedBounds({ north, south, east, west }) : null;
}
