import type { Material } from '../palette.ts';
import { box, ellipse, n, path, rect } from '../svg.ts';
import type { Room } from './room.ts';

/** A row of chairs seen from behind; `xs` are their middles. */
export function chairRow(room: Room, xs: readonly number[], z: number, fabric: Material): string {
  const size = room.scale(z);
  const [wide, back, seat] = [0.23 * size, 0.42 * size, 0.46 * size];
  const places = xs.map((x) => room.at(x, 0, z));
  const shape = (inset: number, top: number, height: number): string =>
    places
      .map(([x, y]) => {
        const [left, up, width] = [x - wide + inset, y - seat - back + top, (wide - inset) * 2];
        const round = Math.min(wide * 0.4, height / 2);
        return `M${n(left)} ${n(up + height)}v${n(round - height)}q0 ${n(-round)} ${n(round)} ${n(-round)}h${n(width - round * 2)}q${n(round)} 0 ${n(round)} ${n(round)}v${n(height - round)}z`;
      })
      .join('');
  const legs = places
    .map(
      ([x, y]) => box(x - wide * 0.85, y - seat, wide * 0.14, seat) + box(x + wide * 0.71, y - seat, wide * 0.14, seat),
    )
    .join('');
  const seats = places.map(([x, y]) => box(x - wide, y - seat, wide * 2, seat * 0.2)).join('');
  return (
    path(legs, room.colours.wood.deep) +
    path(seats, fabric.deep) +
    path(shape(0, 0, back * 0.94), fabric.shade) +
    path(shape(wide * 0.16, back * 0.1, back * 0.7), fabric.lit)
  );
}

/** A chair that faces us, half hidden by a table in front of it. */
export function facingChair(room: Room, x: number, z: number, fabric: Material): string {
  const size = room.scale(z);
  const [left, ground] = room.at(x - 0.22, 0, z);
  return (
    rect(left, ground - 0.98 * size, 0.44 * size, 0.6 * size, fabric.shade) +
    rect(left + 0.05 * size, ground - 0.93 * size, 0.34 * size, 0.45 * size, fabric.lit)
  );
}

/** Somebody seated, from behind: shoulders and head over the back of a chair. */
export function seated(room: Room, x: number, z: number, fill: string, hair: string): string {
  const size = room.scale(z);
  const [middle, ground] = room.at(x, 0, z);
  const top = ground - 1.28 * size;
  return (
    path(
      `M${n(middle - 0.24 * size)} ${n(ground - 0.7 * size)}V${n(top + 0.36 * size)}q0 ${n(-0.13 * size)} ${n(0.24 * size)} ${n(-0.13 * size)}t${n(0.24 * size)} ${n(0.13 * size)}V${n(ground - 0.7 * size)}z`,
      fill,
    ) + ellipse(middle, top + 0.1 * size, 0.105 * size, 0.13 * size, hair)
  );
}
