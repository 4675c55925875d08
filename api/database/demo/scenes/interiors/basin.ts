import { mix } from '../colour.ts';
import { n, repeat, stroke } from '../svg.ts';
import { type Room, face, solid } from './room.ts';

/** Ripples on a basin, in metres. */
export function ripples(
  room: Room,
  x: readonly [number, number],
  z: readonly [number, number],
  y: number,
  count: number,
): string {
  const { brush, colours } = room;
  const d = repeat(count, () => {
    const at = brush.between(z[0], z[1]);
    const from = brush.between(x[0], x[1] - 0.6);
    const to = Math.min(x[1], from + brush.between(0.4, 1.3));
    const [[x0, y0], [x1]] = [room.at(from, y, at), room.at(to, y, at)];
    return `M${n(x0)} ${n(y0)}q${n((x1 - x0) / 4)} ${n(-room.scale(at) * 0.03)} ${n((x1 - x0) / 2)} 0t${n((x1 - x0) / 2)} 0`;
  });
  return stroke(d, colours.evening ? '#ffe2b0' : '#f6fbf4', 3.5, 'opacity="0.6" stroke-linecap="round"');
}

/** A basin let into the floor. */
export function basin(room: Room, x: readonly [number, number], z: readonly [number, number], rim: number): string {
  const { colours, brush } = room;
  const stone = colours.material('#eadfca');
  const water = brush.palette.water;
  const deep = colours.evening ? mix(water.lit, '#3fc3c0', 0.3) : mix(water.lit, '#7fd4cf', 0.35);
  const flat = (grow: number, y: number, fill: string): string =>
    face(
      room,
      [
        [x[0] - grow, y, z[0] - grow],
        [x[1] + grow, y, z[0] - grow],
        [x[1] + grow, y, z[1] + grow],
        [x[0] - grow, y, z[1] + grow],
      ],
      fill,
    );
  return [
    flat(rim, 0.01, stone.lit),
    flat(0, 0.01, stone.deep),
    // The inner edge of the far side shows above the water.
    face(
      room,
      [
        [x[0], 0, z[1]],
        [x[1], 0, z[1]],
        [x[1], -0.16, z[1]],
        [x[0], -0.16, z[1]],
      ],
      stone.shade,
    ),
    flat(-0.02, -0.14, deep),
    face(
      room,
      [
        [x[0] + 0.2, -0.14, z[0]],
        [x[1], -0.14, z[0]],
        [x[1], -0.14, (z[0] + z[1]) / 2],
      ],
      mix(deep, '#ffffff', 0.14),
    ),
    ripples(room, x, z, -0.14, 16),
  ].join('');
}

/** A chair to lie on, its head away from us. */
export function lounger(room: Room, x: number, z: number): string {
  const { colours } = room;
  return [
    face(
      room,
      [
        [x - 0.36, 0.36, z + 1.25],
        [x + 0.36, 0.36, z + 1.25],
        [x + 0.36, 0.92, z + 1.8],
        [x - 0.36, 0.92, z + 1.8],
      ],
      colours.linen.lit,
    ),
    solid(room, { x: [x - 0.36, x + 0.36], y: [0.22, 0.36], z: [z, z + 1.3] }, colours.linen),
    solid(room, { x: [x - 0.3, x - 0.22], y: [0, 0.22], z: [z + 0.1, z + 0.18] }, colours.wood),
    solid(room, { x: [x + 0.22, x + 0.3], y: [0, 0.22], z: [z + 0.1, z + 0.18] }, colours.wood),
    solid(room, { x: [x - 0.26, x + 0.26], y: [0.36, 0.42], z: [z + 0.15, z + 0.55] }, colours.fabric),
  ].join('');
}
