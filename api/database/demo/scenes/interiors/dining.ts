import type { Brush } from '../brush.ts';
import { ellipse, n, path, rect, stroke } from '../svg.ts';
import { painting, plant } from './fittings.ts';
import { chandelier, pendants } from './lamps.ts';
import { row } from './reception-room.ts';
import { type Room, lying, roomOf, solid } from './room.ts';
import { facingChair } from './seats.ts';
import { shell } from './shell.ts';
import { longTable, roundTable } from './tables.ts';
import { curtains } from './windows.ts';

/** A restaurant's room: tables along the windows, or one long board. */
export function dining(brush: Brush): string {
  const room = roomOf(brush, { width: 7.4, height: 3.7, depth: 8.6, eye: 1.95, horizon: 0.42 });
  const kind = room.arrangement(3);
  const { colours, sun } = room;
  const flowers = colours.material(brush.palette.flower.lit);
  const drawn: string[] = [];
  if (kind === 0) {
    for (const z of [7.2, 5.2, 3.1, 1])
      for (const x of [-2.2, 2.2]) drawn.push(roundTable(room, x, z, 0.72, colours.fabric, flowers));
  } else if (kind === 1) {
    drawn.push(board(room, flowers.lit));
  } else {
    for (const z of [7, 4.9, 2.7, 0.5]) drawn.push(roundTable(room, sun * 2.2, z, 0.72, colours.fabric, flowers));
    drawn.push(bar(room, -sun));
  }
  return [
    shell(room, kind === 0 ? 'tiles' : 'boards'),
    row(room, sun < 0 ? 'left' : 'right', 3),
    kind === 2
      ? painting(room, sun * 1.3, 2.1, 1.9, 1.2)
      : row(room, 'back', 3, 0.3) + curtains(room, 0.5, 6.9, room.height * 0.8, colours.fabric),
    drawn.join(''),
    kind === 2 ? '' : plant(room, -sun * 3.2, 7.9, 1.8),
    kind === 1
      ? pendants(room, 0, 4, 1.2, 0.55, colours.accent)
      : kind === 2
        ? pendants(room, -sun * 2.1, 4, 1.2, 0.45, colours.accent)
        : chandelier(room, 4.4, 0.9, 1.3),
  ].join('');
}

function board(room: Room, flower: string): string {
  const { colours } = room;
  const zs = [6.6, 5.5, 4.4, 3.3, 2.2, 1.1];
  const sides = [-1, 1].map((side) =>
    zs
      .map(
        (z) =>
          solid(
            room,
            { x: side < 0 ? [-1.5, -1.42] : [1.42, 1.5], y: [0.42, 1], z: [z - 0.25, z + 0.25] },
            colours.fabric,
          ) +
          solid(
            room,
            { x: side < 0 ? [-1.42, -1.1] : [1.1, 1.42], y: [0.4, 0.47], z: [z - 0.23, z + 0.23] },
            colours.fabric,
          ),
      )
      .join(''),
  );
  const setting = zs.map((z) => {
    const plates = [-0.66, 0.66].map((x) => lying(room, x, 0.77, z, 0.16));
    const [x, y] = room.at(0, 0.76, z - 0.4);
    const size = room.scale(z - 0.4);
    return [
      ...plates.map((plate) => ellipse(plate.x, plate.y, plate.rx, plate.ry, colours.linen.shade)),
      rect(x - 0.04 * size, y - 0.2 * size, 0.08 * size, 0.2 * size, colours.accent.shade),
      ...[-0.08, 0.07, 0].map((dx, index) =>
        ellipse(
          x + dx * size,
          y - (0.26 + index * 0.05) * size,
          0.07 * size,
          0.07 * size,
          index % 2 ? flower : colours.fabric.lit,
        ),
      ),
    ].join('');
  });
  return (
    facingChair(room, 0, 7.3, colours.fabric) +
    sides.join('') +
    longTable(room, [-1, 1], [0.6, 7], colours.linen, true) +
    setting.join('')
  );
}

/** A counter with bottles behind it; `side` is the wall that it stands along. */
function bar(room: Room, side: number): string {
  const { colours, depth, brush } = room;
  const wall = (room.width / 2) * side;
  const bottles = Array.from({ length: 22 }, (_, index) => {
    const shelf = index % 2;
    const z = depth - 0.6 - Math.floor(index / 2) * 0.62;
    const [x, y] = room.at(wall - side * 0.12, 1.5 + shelf * 0.62, z);
    const size = room.scale(z);
    const fill = brush.pick([colours.accent.lit, colours.fabric.lit, '#e3a23c', colours.material('#5e7f6b').lit]);
    return path(
      `M${n(x - 0.06 * size)} ${n(y)}v${n(-0.22 * size)}q0 ${n(-0.07 * size)} ${n(0.035 * size)} ${n(-0.09 * size)}v${n(-0.09 * size)}h${n(0.05 * size)}v${n(0.09 * size)}q${n(0.035 * size)} ${n(0.02 * size)} ${n(0.035 * size)} ${n(0.09 * size)}v${n(0.22 * size)}z`,
      fill,
    );
  });
  const shelf = (y: number): string =>
    solid(
      room,
      { x: side < 0 ? [wall, wall + 0.24] : [wall - 0.24, wall], y: [y - 0.05, y], z: [0.6, depth - 0.3] },
      colours.wood,
    );
  const stools = [5.6, 4.3, 3, 1.7].map((z) => {
    const top = lying(room, wall - side * 1.75, 0.76, z, 0.19);
    const [x, y] = room.at(wall - side * 1.75, 0, z);
    return (
      stroke(`M${n(x)} ${n(y)}V${n(top.y)}`, colours.wood.deep, Math.max(3, room.scale(z) * 0.04)) +
      ellipse(top.x, top.y, top.rx, Math.max(top.ry, 4), colours.fabric.lit)
    );
  });
  const x: readonly [number, number] = side < 0 ? [wall + 0.75, wall + 1.3] : [wall - 1.3, wall - 0.75];
  return [
    shelf(1.5),
    shelf(2.12),
    ...bottles,
    solid(room, { x, y: [0, 1.02], z: [0.7, depth - 0.6] }, colours.accent),
    solid(room, { x: [x[0] - 0.06, x[1] + 0.06], y: [1.02, 1.09], z: [0.65, depth - 0.5] }, colours.wood),
    ...stools,
  ].join('');
}
