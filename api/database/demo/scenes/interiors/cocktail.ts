import type { Brush } from '../brush.ts';
import { person } from '../figures.ts';
import { ellipse, n, path, polygon } from '../svg.ts';
import { painting, plant } from './fittings.ts';
import { lights, row } from './reception-room.ts';
import { type Room, lying, roomOf } from './room.ts';
import { shell } from './shell.ts';
import { longTable } from './tables.ts';
import { curtains } from './windows.ts';

/** People on their feet, glass in hand, around high tables. */
export function cocktail(brush: Brush): string {
  const room = roomOf(brush, { width: 8.6, height: 4.6, depth: 9, eye: 1.72, horizon: 0.52 });
  const kind = room.arrangement(3);
  const { colours, sun } = room;
  const clothes = [
    colours.fabric.shade,
    colours.accent.shade,
    colours.material('#20323c').deep,
    colours.material('#e9d9bd').shade,
    colours.material('#a5342a').shade,
    colours.material('#2f6c93').shade,
    colours.material('#b98a2f').shade,
  ];
  const drawn: string[] = [];
  for (const [index, z] of [7.6, 6.1, 4.5, 2.9, 1.3, 0.1].entries()) {
    const count = [5, 4, 3, 3, 2, 2][index]!;
    for (let at = 0; at < count; at++) {
      const x = -3.5 + (7 * (at + brush.between(0.25, 0.75))) / count;
      drawn.push(at % 2 === index % 2 ? company(room, x, z, clothes) : guests(room, x, z, clothes));
    }
  }
  return [
    shell(room, kind === 1 ? 'tiles' : 'boards'),
    row(room, kind === 0 ? 'back' : sun < 0 ? 'left' : 'right', kind === 0 ? 4 : 3, 0.2),
    kind === 0
      ? curtains(room, 0.5, 8.1, room.height * 0.8, colours.fabric)
      : kind === 1
        ? painting(room, 0, 2.7, 2.4, 1.5)
        : buffet(room),
    plant(room, sun * 3.9, 8.3, 2.1),
    drawn.join(''),
    lights(room),
  ].join('');
}

function guests(room: Room, x: number, z: number, clothes: readonly string[]): string {
  const { brush } = room;
  const size = room.scale(z);
  return [-0.26, 0.28]
    .slice(brush.chance(0.3) ? 1 : 0)
    .map((dx) => {
      const [px, py] = room.at(x + dx, 0, z + dx * 0.2);
      return (
        person(brush, px, py, brush.between(1.62, 1.84) * size, brush.pick(clothes)) +
        glass(px + 0.2 * size, py - 1.12 * size, size)
      );
    })
    .join('');
}

function glass(x: number, y: number, size: number): string {
  return path(
    `M${n(x - 0.04 * size)} ${n(y - 0.12 * size)}h${n(0.08 * size)}l${n(-0.03 * size)} ${n(0.08 * size)}v${n(0.08 * size)}h${n(-0.02 * size)}v${n(-0.08 * size)}z`,
    '#f7d98a',
  );
}

/** A high table under a cloth with two or three around it. */
function company(room: Room, x: number, z: number, clothes: readonly string[]): string {
  const { colours } = room;
  const top = lying(room, x, 1.08, z, 0.36);
  const [cx, ground] = room.at(x, 0, z);
  const size = room.scale(z);
  const waist = 0.1 * size;
  return [
    guests(room, x, z + 0.55, clothes),
    path(
      `M${n(top.x - top.rx)} ${n(top.y)}Q${n(cx - waist)} ${n(ground - 0.5 * size)} ${n(cx - 0.26 * size)} ${n(ground)}H${n(cx + 0.26 * size)}Q${n(cx + waist)} ${n(ground - 0.5 * size)} ${n(top.x + top.rx)} ${n(top.y)}z`,
      colours.linen.shade,
    ),
    ellipse(top.x, top.y, top.rx, Math.max(top.ry, 0.05 * size), colours.linen.lit),
    glass(cx - 0.14 * size, top.y, size),
    glass(cx + 0.12 * size, top.y + 2, size),
    ellipse(cx, top.y - 0.12 * size, 0.07 * size, 0.07 * size, colours.fabric.lit),
  ].join('');
}

function buffet(room: Room): string {
  const { colours, depth } = room;
  const table = longTable(room, [-2.8, 2.8], [depth - 1.3, depth - 0.5], colours.linen, true);
  const dishes = Array.from({ length: 9 }, (_, index) => {
    const x = -2.4 + index * 0.6;
    const [px, py] = room.at(x, 0.8, depth - 1);
    const size = room.scale(depth - 1);
    return index % 3 === 1
      ? polygon(
          [
            [px - 0.16 * size, py],
            [px + 0.16 * size, py],
            [px, py - 0.5 * size],
          ],
          colours.accent.shade,
        )
      : path(
          `M${n(px - 0.22 * size)} ${n(py)}a${n(0.22 * size)} ${n(0.2 * size)} 0 0 1 ${n(0.44 * size)} 0z`,
          index % 2 ? '#d9b25a' : colours.fabric.lit,
        );
  });
  return table + dishes.join('');
}
