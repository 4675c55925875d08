import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { ellipse, type Point, n, path, polygon, ring, stroke } from '../svg.ts';
import { type Room, face } from './room.ts';

export type Wall = 'back' | 'left' | 'right';

/** A row of windows of one wall. */
export interface Windows {
  wall: Wall;
  count: number;
  /** In metres along the wall: from the left for the back wall, from us for the sides. */
  from: number;
  to: number;
  sill: number;
  head: number;
  round: boolean;
  /** Share of each bay that is window. */
  share?: number;
}

/** A place on a wall: along it, and up. */
const onWall =
  (room: Room, wall: Wall) =>
  (along: number, up: number): Point =>
    wall === 'back'
      ? room.at(along - room.width / 2, up, room.depth)
      : room.at((wall === 'left' ? -1 : 1) * (room.width / 2), up, along);

/** The land outside as heights along the wall, in metres from the floor; what stands there depends on the region. */
function horizonOf(brush: Brush, sill: number, head: number): (along: number) => number {
  const base = sill + (head - sill) * brush.between(0.12, 0.26);
  const rise = (head - sill) * 0.14;
  const phase = brush.between(0, 6);
  switch (brush.setting.regionCode) {
    case '84':
    case '27':
      // Peaks.
      return (along) => base + rise * 2.2 * Math.abs(((along * 0.55 + phase) % 2) - 1);
    case '11':
    case '32':
      // Roofs of a town.
      return (along) => base + rise * (Math.round(Math.abs(Math.sin(Math.floor(along * 1.7 + phase) * 12.9)) * 3) / 2);
    default:
      return (along) => base + rise * Math.sin(along * 0.7 + phase) * 0.8;
  }
}

const BY_THE_SEA = new Set(['93', '94', '53', '28', '52', '75']);

/** Where a room has no daylight: panels of cloth between lamps, in the place of windows. */
function panels(room: Room, row: Windows): string {
  const { colours } = room;
  const place = onWall(room, row.wall);
  const bay = (row.to - row.from) / row.count;
  const drawn = Array.from({ length: row.count }, (_, index) => {
    const [from, to] = [row.from + bay * (index + 0.1), row.from + bay * (index + 0.8)];
    const corners = [place(from, row.sill), place(to, row.sill), place(to, row.head), place(from, row.head)];
    const [x, y] = place(to + bay * 0.15, row.sill + (row.head - row.sill) * 0.7);
    const size = room.scale(row.wall === 'back' ? room.depth : to);
    return [
      polygon(corners, index % 2 ? colours.fabric.deep : colours.fabric.shade),
      ellipse(x, y, size * 0.5, size * 0.8, '#ffcf73', 0.2),
      ellipse(x, y, size * 0.07, size * 0.2, '#ffe2a3'),
    ].join('');
  });
  return drawn.join('');
}

/** A row of windows with what one sees through them, frames, and the light that they let in. */
export function windows(room: Room, row: Windows): string {
  if (room.brush.setting.room?.daylight === false) return panels(room, row);
  const { brush, colours } = room;
  const { palette } = brush;
  const place = onWall(room, row.wall);
  const horizon = horizonOf(brush, row.sill, row.head);
  const sea = BY_THE_SEA.has(brush.setting.regionCode) && brush.chance(0.6);
  const bay = (row.to - row.from) / row.count;
  const wide = bay * (row.share ?? 0.62);
  const frame = colours.material('#f6ecd8');
  const drawn: string[] = [];
  const light: string[] = [];
  for (let index = 0; index < row.count; index++) {
    const from = row.from + bay * index + (bay - wide) / 2;
    const to = from + wide;
    const outline = outlineOf(place, from, to, row);
    const land = Array.from({ length: 7 }, (_, step) => from + (wide * step) / 6);
    const ground = [place(to, row.sill), place(from, row.sill)];
    const nearer = (along: number): number => row.sill + (horizon(along * 1.7 + 3) - row.sill) * 0.5;
    drawn.push(
      path(ring(outline), 'url(#sky)'),
      polygon([...land.map((along) => place(along, horizon(along))), ...ground], palette.far),
      sea
        ? polygon([place(from, nearer(0)), place(to, nearer(0)), ...ground], palette.water.lit)
        : polygon([...land.map((along) => place(along, nearer(along))), ...ground], palette.mid),
      stroke(ring(outline) + mullions(place, from, to, row), frame.shade, Math.max(4, room.scale(room.depth) * 0.07)),
    );
    if (!colours.evening) light.push(lightOf(room, row, from, to));
  }
  return light.join('') + drawn.join('');
}

function outlineOf(
  place: (along: number, up: number) => Point,
  from: number,
  to: number,
  { sill, head, round }: Windows,
): Point[] {
  if (!round) return [place(from, sill), place(to, sill), place(to, head), place(from, head)];
  const radius = (to - from) / 2;
  const spring = head - Math.min(radius, (head - sill) * 0.4);
  const arc = Array.from({ length: 9 }, (_, index) => {
    const angle = (Math.PI * index) / 8;
    return place((from + to) / 2 + Math.cos(angle) * radius, spring + Math.sin(angle) * (head - spring));
  });
  return [place(from, sill), place(to, sill), ...arc];
}

function mullions(
  place: (along: number, up: number) => Point,
  from: number,
  to: number,
  { sill, head }: Windows,
): string {
  const line = (a: Point, b: Point): string => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  const middle = (from + to) / 2;
  const transom = sill + (head - sill) * 0.68;
  return line(place(middle, sill), place(middle, head)) + line(place(from, transom), place(to, transom));
}

/** What falls through one window onto the floor, or nothing on the walls. */
function lightOf(room: Room, { wall, sill, head }: Windows, from: number, to: number): string {
  const { colours, width, depth } = room;
  const half = width / 2;
  const fill = mix(colours.floor.lit, '#fff1c9', 0.55);
  const floorPoint = (along: number, up: number): [number, number, number] =>
    wall === 'back'
      ? [along - half - room.sun * up * 0.35, 0.005, Math.max(-0.6, depth - up * 1.1)]
      : [(wall === 'left' ? -1 : 1) * Math.max(-half * 0.9, half - up * 1.15), 0.005, Math.max(-0.6, along - up * 0.3)];
  return face(
    room,
    [floorPoint(from, sill), floorPoint(to, sill), floorPoint(to, head), floorPoint(from, head)],
    fill,
    0.75,
  );
}

/** Curtains at both ends of a window of the back wall. */
export function curtains(
  room: Room,
  from: number,
  to: number,
  head: number,
  fill: { lit: string; shade: string },
): string {
  const place = onWall(room, 'back');
  const one = (start: number, sign: number): string =>
    [0, 1, 2]
      .map((index) => {
        const left = start + sign * index * 0.16;
        return polygon(
          [
            place(left, head),
            place(left + sign * 0.17, head),
            place(left + sign * 0.19, 0.02),
            place(left + sign * 0.02, 0.02),
          ],
          index % 2 ? fill.shade : fill.lit,
        );
      })
      .join('');
  return one(from, -1) + one(to, 1);
}
