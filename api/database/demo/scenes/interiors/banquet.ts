import type { Brush } from '../brush.ts';
import { person } from '../figures.ts';
import { n, path, polygon } from '../svg.ts';
import { painting } from './fittings.ts';
import { lights, row } from './reception-room.ts';
import { type Room, roomOf, solid } from './room.ts';
import { shell } from './shell.ts';
import { longTable, roundTable } from './tables.ts';

/** Round tables, laid. */
export function banquet(brush: Brush): string {
  const room = roomOf(brush, { width: 11, height: 5.2, depth: 12, eye: 2.9, horizon: 0.38 });
  const kind = room.arrangement(4);
  const flowers = brush.palette.flower;
  const drawn: string[] = [];
  const lines = [10, 7.6, 5.1, 2.5, 0.4];
  for (const [index, z] of lines.entries()) {
    const staggered = index % 2 === 1;
    const xs =
      kind === 1
        ? [-3.3, 3.3]
        : staggered
          ? [-3.6, 0, 3.6]
          : kind === 3
            ? [-4.1, -1.5, 1.5, 4.1].slice(index === 4 ? 1 : 0, index === 4 ? 3 : 4)
            : [-1.9, 1.9];
    for (const x of xs)
      drawn.push(
        roundTable(room, x, z, kind === 3 ? 0.8 : 0.95, room.colours.fabric, room.colours.material(flowers.lit)),
      );
    if (kind === 1 && index < 4) drawn.push(longTable(room, [-0.7, 0.7], [z - 1, z + 1], room.colours.linen, true));
  }
  return [
    shell(room, kind === 2 ? 'tiles' : kind === 3 ? 'carpet' : 'boards'),
    row(room, room.sun < 0 ? 'left' : 'right', 4),
    kind === 0 ? row(room, 'back', 3, 0.4) : kind === 2 ? painting(room, 0, 2.6, 3, 1.7) : stageFor(room),
    drawn.join(''),
    lights(room),
  ].join('');
}

/** A small stage with a double bass and a singer, for the evening. */
function stageFor(room: Room): string {
  const { depth, colours, brush } = room;
  const z = depth - 1;
  const [x, y] = room.at(0.7, 0.3, z);
  const size = room.scale(z);
  const [bx, by] = room.at(-0.9, 0.3, z);
  return [
    solid(room, { x: [-2.6, 2.6], y: [0, 0.3], z: [depth - 1.8, depth] }, colours.accent),
    curtainWall(room),
    path(
      `M${n(bx)} ${n(by)}q${n(-0.4 * size)} ${n(-0.1 * size)} ${n(-0.24 * size)} ${n(-0.6 * size)}q${n(-0.12 * size)} ${n(-0.4 * size)} ${n(0.2 * size)} ${n(-0.5 * size)}v${n(-0.7 * size)}h${n(0.08 * size)}v${n(0.7 * size)}q${n(0.32 * size)} ${n(0.1 * size)} ${n(0.2 * size)} ${n(0.5 * size)}q${n(0.16 * size)} ${n(0.5 * size)} ${n(-0.24 * size)} ${n(0.6 * size)}z`,
      colours.wood.lit,
    ),
    person(brush, bx + 0.5 * size, by, 1.75 * size, colours.wood.deep),
    person(brush, x, y, 1.7 * size, colours.fabric.deep),
  ].join('');
}

function curtainWall(room: Room): string {
  const { colours, depth } = room;
  const velvet = colours.fabric;
  return Array.from({ length: 14 }, (_, index) => {
    const x = -2.8 + index * 0.4;
    return polygon(
      [room.at(x, 0.3, depth), room.at(x + 0.4, 0.3, depth), room.at(x + 0.4, 3.4, depth), room.at(x, 3.4, depth)],
      index % 2 ? velvet.shade : velvet.deep,
    );
  }).join('');
}
