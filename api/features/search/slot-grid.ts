import { EARTH_KM } from '../geography/distance.ts';
import type { Bounds } from './area.inputs.ts';
import { Bitset } from './bitset.ts';
import { SlotList } from './sorted-numbers.ts';

/** The edge of a cell in degrees: about 28 km from south to north. */
const CELL = 0.25;
/** More than there are from west to east. */
const CELLS_A_ROW = 2_000;
/** Less than the length of a degree of latitude, so that no rectangle around a circle is too small. */
const KM_A_DEGREE = 111;

export interface Position {
  latitude: number;
  longitude: number;
}

interface Cell {
  south: number;
  west: number;
  slots: SlotList;
}

/** Slots by the cell of the map in which they lie, so that a search around a point looks at a few of them. */
export class SlotGrid {
  readonly #cells = new Map<number, Cell>();
  /**
   * The position of each slot as a point on a sphere of the radius 1, which is compared without trigonometry: three values each. Single precision is
   * less than a metre.
   */
  #points = new Float32Array(192);

  put(slot: number, position: Position): void {
    const key = keyOf(position);
    let cell = this.#cells.get(key);
    if (!cell) this.#cells.set(key, (cell = newCell(position)));
    cell.slots.add(slot);
    if (slot * 3 >= this.#points.length) {
      const larger = new Float32Array(slot * 6);
      larger.set(this.#points);
      this.#points = larger;
    }
    this.#points.set(pointOf(position), slot * 3);
  }

  remove(slot: number, position: Position): void {
    this.#cells.get(keyOf(position))?.slots.delete(slot);
  }

  /** The slots within a distance of a point. */
  around(centre: Position, kilometres: number): Bitset {
    const found = new Bitset(0);
    const [x, y, z] = pointOf(centre);
    const most = (2 * Math.sin(Math.min(kilometres / EARTH_KM, Math.PI) / 2)) ** 2;
    this.forEachNear(boundsAround(centre, kilometres), (slot) => {
      const at = slot * 3;
      const points = this.#points;
      const chord = (points[at]! - x) ** 2 + (points[at + 1]! - y) ** 2 + (points[at + 2]! - z) ** 2;
      if (chord <= most) found.add(slot);
    });
    return found;
  }

  /** Calls back with each slot of the cells that a rectangle touches. One across the date line has its western edge east of its eastern one. */
  forEachNear({ north, south, east, west }: Bounds, visit: (slot: number) => void): void {
    for (const cell of this.#cells.values()) {
      if (cell.south > north || cell.south + CELL < south) continue;
      const [isBeforeEast, isAfterWest] = [cell.west <= east, cell.west + CELL >= west];
      if (west <= east ? isBeforeEast && isAfterWest : isBeforeEast || isAfterWest) cell.slots.values().forEach(visit);
    }
  }
}

function keyOf({ latitude, longitude }: Position): number {
  return Math.floor(latitude / CELL) * CELLS_A_ROW + Math.floor(longitude / CELL);
}

function newCell({ latitude, longitude }: Position): Cell {
  return { south: floor(latitude), west: floor(longitude), slots: new SlotList() };
}

function floor(degrees: number): number {
  return Math.floor(degrees / CELL) * CELL;
}

function pointOf({ latitude, longitude }: Position): [x: number, y: number, z: number] {
  const [north, east] = [radians(latitude), radians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** A rectangle that holds a circle. */
function boundsAround({ latitude, longitude }: Position, kilometres: number): Bounds {
  const height = kilometres / KM_A_DEGREE;
  const [north, south] = [latitude + height, latitude - height];
  const narrowest = Math.cos(radians(Math.max(Math.abs(north), Math.abs(south))));
  const width = height / narrowest;
  // Around a pole every longitude is near.
  if (narrowest <= 0 || width >= 180) return { north, south, west: -180, east: 180 };
  return { north, south, west: turned(longitude - width), east: turned(longitude + width) };
}

/** The same longitude from -180 to 180. */
function turned(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
