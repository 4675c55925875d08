import { decodeLine } from '../../../schema/encoded-line.ts';
import { mapContents } from './map-areas.ts';

export type Water = 'sea' | 'lake' | 'river';

/** What "by the sea", "by a lake" and "by the river" mean, in kilometres as the crow flies. */
const REACH: Record<Water, number> = { sea: 3, lake: 2, river: 1 };
const FLAGS: Record<Water, number> = { sea: 1, lake: 2, river: 4 };

type Point = readonly [latitude: number, longitude: number];

// Squares of a hundredth of a degree, over metropolitan France.
const SOUTH = 41;
const WEST = -6;
const ROWS = 1_100;
const COLUMNS = 1_600;
const UNIT = 100;
const KM_OF_ROW = 111.2 / UNIT;
/** Lines are followed by steps of so many squares. */
const STEP = 0.5;

let squares: Uint8Array | undefined;

/** Whether a position is by such water, to half a kilometre. The departments overseas are not on the map, and count as being by the sea. */
export function isBy(water: Water, latitude: number, longitude: number): boolean {
  squares ??= markedSquares();
  const square = squareAt(rowOf(latitude), columnOf(longitude));
  return square < 0 ? water === 'sea' : (squares[square]! & FLAGS[water]) !== 0;
}

const rowOf = (latitude: number) => Math.floor((latitude - SOUTH) * UNIT);
const columnOf = (longitude: number) => Math.floor((longitude - WEST) * UNIT);

/** -1 = not on the map. */
function squareAt(row: number, column: number): number {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? row * COLUMNS + column : -1;
}

function markedSquares(): Uint8Array {
  const marked = new Uint8Array(ROWS * COLUMNS);
  for (const [corner, { land = [], lakes = [], rivers = [] }] of Object.entries(mapContents())) {
    const [latitude = 0, longitude = 0] = corner.split('/').map(Number);
    const each = (water: Water, lines: readonly string[]) => {
      for (const line of lines) markLine(marked, water, decodeLine(line, { latitude, longitude }));
    };
    each('sea', land);
    each('lake', lakes);
    for (const [, ...lines] of rivers) each('river', lines);
  }
  return marked;
}

function markLine(marked: Uint8Array, water: Water, points: readonly Point[]): void {
  let last = -1;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!];
    // Outlines are closed along the border of their square degree.
    if (isOnBorder(from, to)) continue;
    const steps = Math.ceil((Math.hypot(to[0] - from[0], to[1] - from[1]) * UNIT) / STEP) || 1;
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const [latitude, longitude] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      const square = squareAt(rowOf(latitude), columnOf(longitude));
      if (square !== last) markAround(marked, water, latitude, longitude);
      last = square;
    }
  }
}

function isOnBorder(from: Point, to: Point): boolean {
  return [0, 1].some((axis) => from[axis] === to[axis] && Number.isInteger(from[axis]));
}

function markAround(marked: Uint8Array, water: Water, latitude: number, longitude: number): void {
  const reach = REACH[water] / KM_OF_ROW;
  const perRow = Math.cos((latitude * Math.PI) / 180);
  const [y, x] = [(latitude - SOUTH) * UNIT, (longitude - WEST) * UNIT];
  for (let row = Math.ceil(y - reach - 0.5); row + 0.5 <= y + reach; row++) {
    const half = Math.sqrt(Math.max(0, reach ** 2 - (row + 0.5 - y) ** 2)) / perRow;
    for (let column = Math.ceil(x - half - 0.5); column + 0.5 <= x + half; column++) {
      const square = squareAt(row, column);
      if (square >= 0) marked[square]! |= FLAGS[water];
    }
  }
}
