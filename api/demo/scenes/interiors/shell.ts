import { mix } from '../colour.ts';
import { stroke } from '../svg.ts';
import { overhead } from './ceilings.ts';
import { type Room, line, plane } from './room.ts';

/** Walls, floor and what is overhead; windows and furniture come after. */
export function shell(room: Room, floor: 'boards' | 'tiles' | 'carpet' = 'boards'): string {
  const { colours, width, height, depth, near, sun } = room;
  const half = width / 2;
  const { wall } = colours;
  const wallSide = (x: number, fill: string): string => plane(room, { x: x, y: [0, height], z: [near, depth] }, fill);
  const bright = colours.evening ? wall.lit : mix(wall.lit, '#ffffff', 0.12);
  return [
    plane(room, { x: [-half, half], y: 0, z: [near, depth] }, colours.floor.lit),
    floorLines(room, floor),
    plane(room, { x: [-half, half], y: [0, height], z: depth }, mix(wall.lit, wall.shade, 0.35)),
    wallSide(-half, sun < 0 ? wall.shade : bright),
    wallSide(half, sun > 0 ? wall.shade : bright),
    overhead(room),
  ].join('');
}

function floorLines(room: Room, kind: 'boards' | 'tiles' | 'carpet'): string {
  const { colours, width, depth } = room;
  const half = width / 2;
  if (kind === 'carpet') {
    const [inset, start] = [width * 0.08, 0.1];
    return plane(room, { x: [-half + inset, half - inset], y: 0, z: [start, depth * 0.93] }, colours.floor.shade, 0.55);
  }
  const step = width / (kind === 'tiles' ? 12 : 18);
  let d = '';
  for (let x = -half + step; x < half - 0.01; x += step) d += line(room.at(x, 0, room.near), room.at(x, 0, depth));
  if (kind === 'tiles') for (let z = 0; z < depth; z += step) d += line(room.at(-half, 0, z), room.at(half, 0, z));
  return stroke(d, colours.floor.shade, 2.5, 'opacity="0.55"');
}
