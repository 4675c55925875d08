/** A part of the map, in degrees (WGS 84). */
export type MapArea = {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
};

/** What the map shows: its part of the earth, and how far apart markers are to be. */
export type MapView = {
  /** A little more than what is seen, at edges that stay the same while the map moves a little: few questions to the API. */
  readonly area: MapArea;
  /** Degrees of longitude within which venues share a marker. */
  readonly cell: number;
};

/** Pixels that a marker needs for itself. */
const MARKER_ROOM = 60;
/** The edges of an area lie on multiples of so many cells. */
const STEPS = 4;

/** The next power of two from `value` on: zooming a little does not gather the markers anew. */
const powerOfTwo = (value: number) => 2 ** Math.ceil(Math.log2(Math.max(value, 1e-5)));

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** What to ask for a map that shows `seen` on so many pixels. */
export function viewOf(seen: MapArea, width: number): MapView {
  const cell = powerOfTwo(((seen.east - seen.west) * MARKER_ROOM) / Math.max(width, 1));
  const step = cell * STEPS;
  return {
    cell,
    area: {
      north: within(Math.ceil(seen.north / step) * step, 90),
      south: within(Math.floor(seen.south / step) * step, 90),
      east: within(Math.ceil(seen.east / step) * step, 180),
      west: within(Math.floor(seen.west / step) * step, 180),
    },
  };
}

export function sameView(a: MapView | null, b: MapView): boolean {
  return a !== null && a.cell === b.cell && sameArea(a.area, b.area);
}

export function sameArea(a: MapArea | null, b: MapArea | null): boolean {
  if (!a || !b) return a === b;
  return a.north === b.north && a.south === b.south && a.east === b.east && a.west === b.west;
}

/** Whether venues that lie so many pixels apart have more than one marker: a cell is up to twice as wide as a marker needs. */
export function parts(wide: number, high: number): boolean {
  return Math.max(wide, high) > 2 * MARKER_ROOM;
}

/** The part of the map around one place, or the same where it is large enough. */
export function roomy({ north, south, east, west }: MapArea, least = 0.16): MapArea {
  const [y, x] = [(north + south) / 2, (east + west) / 2];
  const [high, wide] = [Math.max(north - south, least) / 2, Math.max(east - west, least) / 2];
  return { north: y + high, south: y - high, east: x + wide, west: x - wide };
}

/** Diameter in pixels of a marker that stands for so many venues. */
export function markerSize(count: number): number {
  return count === 1 ? 20 : Math.round(Math.min(64, 30 + 7 * Math.log10(count) * 1.6));
}

const MAINLAND = { north: 51.2, south: 41.3, east: 9.7, west: -5.3 };

/** The mainland's part of an area that reaches from there to overseas, which would show little but ocean. */
export function mainlandOf(area: MapArea): MapArea {
  const reachesIt =
    area.north > MAINLAND.south &&
    area.south < MAINLAND.north &&
    area.east > MAINLAND.west &&
    area.west < MAINLAND.east;
  if (!reachesIt) return area;
  return {
    north: Math.min(area.north, MAINLAND.north),
    south: Math.max(area.south, MAINLAND.south),
    east: Math.min(area.east, MAINLAND.east),
    west: Math.max(area.west, MAINLAND.west),
  };
}
