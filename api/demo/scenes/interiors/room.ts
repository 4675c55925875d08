import type { Brush } from '../brush.ts';
import type { Material } from '../palette.ts';
import type { SceneSetting } from '../scene.types.ts';
import { HEIGHT, type Point, WIDTH, n, polygon } from '../svg.ts';
import { type RoomColours, roomColours } from './schemes.ts';

/** What is overhead; it follows from the house that a room is in. */
export const CEILINGS = ['plain', 'moulded', 'beams', 'vault', 'trusses'] as const;

export type Ceiling = (typeof CEILINGS)[number];

/** From the middle, from the right and from the left. */
const VIEWS = 3;

/** The variant of an interior: `turn` counts round the views and arrangements, the ceiling is the house's. */
export function interiorVariant(turn: number, ceiling: Ceiling): number {
  return CEILINGS.indexOf(ceiling) + CEILINGS.length * turn;
}

/** What is overhead in an interior of that variant. */
export const interiorCeiling = ({ variant }: SceneSetting): Ceiling => CEILINGS[variant % CEILINGS.length]!;

/** How many of its scene were drawn before. */
export const interiorTurn = ({ variant }: SceneSetting): number => Math.floor(variant / CEILINGS.length);

/** A room in metres, seen through its missing fourth wall: x from the middle to the right, y up, z away from us. */
export interface Room {
  brush: Brush;
  colours: RoomColours;
  ceiling: Ceiling;
  /** Which arrangement it has, 0 to count − 1; it changes before the view does. */
  arrangement: (count: number) => number;
  width: number;
  height: number;
  depth: number;
  /** Before the front edge, where floor, walls and ceiling have left the canvas. */
  near: number;
  /** Height of our eyes, and how far to the right of the middle we stand. */
  eye: number;
  eyeX: number;
  /** The side that light comes from. */
  sun: -1 | 1;
  at: (x: number, y: number, z: number) => Point;
  /** Pixels that a metre has at that depth. */
  scale: (z: number) => number;
}

/** In metres. */
export interface RoomSize {
  width: number;
  height: number;
  depth: number;
  eye: number;
  /** Where the horizon is on the canvas, from 0 (top) to 1. */
  horizon?: number;
}

/** The sizes of a meeting room: those of the venue's room that is shown, of which a picture knows the area. */
export function measured(brush: Brush, usual: RoomSize, [least, most]: Span): RoomSize {
  const area = brush.setting.room?.areaSqm ?? usual.width * usual.depth;
  const growth = Math.sqrt(Math.min(most, Math.max(least, area)) / (usual.width * usual.depth));
  const [width, depth] = [usual.width * growth, usual.depth * growth];
  return { ...usual, width, depth, height: usual.height * growth ** 0.5, eye: usual.eye * growth ** 0.4 };
}

/** Distance of the canvas from our eyes, in pixels: a wide lens, as for interiors. */
const FOCUS = 1_050;

/** The front edge of the room lies a little outside the canvas. */
const FRONT = 1_860;

/** A room of that size, seen as the variant of the drawing wants it. */
export function roomOf(brush: Brush, { width, height, depth, eye, horizon = 0.45 }: RoomSize): Room {
  const turn = interiorTurn(brush.setting);
  const view = turn % VIEWS;
  const metre = FRONT / width;
  const vanishX = WIDTH / 2 + [0, 300, -300][view]!;
  const vanishY = HEIGHT * horizon;
  const far = (z: number): number => FOCUS / (FOCUS + z * metre);
  return {
    brush,
    colours: roomColours(brush),
    ceiling: interiorCeiling(brush.setting),
    // Views and arrangements come in all pairs: with a multiple of the views, each round of them begins one further.
    arrangement: (count) => (turn + (count % VIEWS ? 0 : Math.floor(turn / VIEWS))) % count,
    width,
    height,
    depth,
    near: (-0.48 * FOCUS) / metre,
    eye,
    eyeX: (vanishX - WIDTH / 2) / metre,
    sun: view === 0 ? brush.sun : view === 1 ? -1 : 1,
    at: (x, y, z) => {
      const size = far(z);
      return [vanishX + (WIDTH / 2 + x * metre - vanishX) * size, vanishY + (eye - y) * metre * size];
    },
    scale: (z) => metre * far(z),
  };
}

/** The `d` of a straight line. */
export const line = (from: Point, to: Point): string => `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;

/** A flat piece, its corners in metres. */
export function face(
  room: Room,
  corners: readonly (readonly [x: number, y: number, z: number])[],
  fill: string,
  opacity = 1,
): string {
  return polygon(
    corners.map(([x, y, z]) => room.at(x, y, z)),
    fill,
    opacity,
  );
}

type Span = readonly [from: number, to: number];

/** A flat rectangle that lies, or stands along an axis: the one of which there is but one number. */
export function plane(
  room: Room,
  { x, y, z }: { x: number | Span; y: number | Span; z: number | Span },
  fill: string,
  opacity = 1,
): string {
  const both = (extent: number | Span): Span => (typeof extent === 'number' ? [extent, extent] : extent);
  const [[x0, x1], [y0, y1], [z0, z1]] = [both(x), both(y), both(z)];
  const [second, last] = x0 === x1 ? [z1, z0] : [z0, z1];
  return face(
    room,
    [
      [x0, y0, z0],
      [x1, y0, second],
      [x1, y1, z1],
      [x0, y1, last],
    ],
    fill,
    opacity,
  );
}

/** Where a box stands, in metres. */
export interface Solid {
  x: Span;
  y: Span;
  z: Span;
}

/** A solid box: of its sides those that can be seen, each in its light. */
export function solid(
  room: Room,
  { x: [left, right], y: [low, high], z: [near, away] }: Solid,
  { lit, shade, deep }: Material,
): string {
  const side = (x: number, towards: -1 | 1): string =>
    plane(room, { x: x, y: [low, high], z: [near, away] }, room.sun === towards ? lit : deep);
  return [
    left > room.eyeX ? side(left, -1) : '',
    right < room.eyeX ? side(right, 1) : '',
    high < room.eye ? plane(room, { x: [left, right], y: high, z: [near, away] }, lit) : '',
    low > room.eye ? plane(room, { x: [left, right], y: low, z: [near, away] }, deep) : '',
    plane(room, { x: [left, right], y: [low, high], z: near }, shade),
  ].join('');
}

/** A round flat thing that lies: middle, radius and height in metres, as the radii and middle of an ellipse. */
export function lying(
  room: Room,
  x: number,
  y: number,
  z: number,
  radius: number,
): { x: number; y: number; rx: number; ry: number } {
  const [middleX, nearY] = room.at(x, y, z - radius);
  const [, farY] = room.at(x, y, z + radius);
  const [centreX] = room.at(x, y, z);
  return {
    x: (middleX + centreX) / 2,
    y: (nearY + farY) / 2,
    rx: radius * room.scale(z),
    ry: Math.abs(nearY - farY) / 2,
  };
}
