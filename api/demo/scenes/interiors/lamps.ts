import type { Material } from '../palette.ts';
import { disc, ellipse, n, path, polygon, rect, stroke } from '../svg.ts';
import type { Room } from './room.ts';

/** Lamps that hang in a row from us to the far end; they glow when it is dark. */
export function pendants(room: Room, x: number, count: number, drop: number, width: number, shade: Material): string {
  const { height, depth, colours } = room;
  const drawn: string[] = [];
  for (let index = count - 1; index >= 0; index--) {
    const z = (depth * (index + 0.4)) / count;
    const [middle, top] = room.at(x, height, z);
    const [, y] = room.at(x, height - drop, z);
    const half = (width / 2) * room.scale(z);
    drawn.push(
      rect(middle - 1.5, top, 3, y - top, colours.wood.deep),
      colours.evening ? ellipse(middle, y + half * 0.5, half * 2.4, half * 1.7, '#ffcf73', 0.16) : '',
      path(
        `M${n(middle - half)} ${n(y + half * 0.9)}Q${n(middle - half * 0.9)} ${n(y)} ${n(middle)} ${n(y)}T${n(middle + half)} ${n(y + half * 0.9)}z`,
        shade.shade,
      ),
      ellipse(middle, y + half * 0.9, half, half * 0.2, colours.evening ? '#ffe2a3' : shade.lit),
    );
  }
  return drawn.join('');
}

/** A chandelier of arms and flames. */
export function chandelier(room: Room, z: number, drop: number, width: number): string {
  const { height, colours } = room;
  const [x, top] = room.at(0, height, z);
  const [, y] = room.at(0, height - drop, z);
  const half = (width / 2) * room.scale(z);
  const flame = colours.evening ? '#ffe2a3' : colours.linen.lit;
  const brass = colours.material('#b98a2f');
  const arms = [-1, -0.55, 0.55, 1]
    .map(
      (side) =>
        `M${n(x)} ${n(y + half * 0.35)}Q${n(x + side * half * 0.5)} ${n(y + half * 0.75)} ${n(x + side * half)} ${n(y + half * 0.05)}`,
    )
    .join('');
  const candles = [-1, -0.55, 0.55, 1, 0]
    .map((side) => disc(x + side * half, y - half * (side === 0 ? 0.2 : 0.06), half * 0.075, half * 0.15))
    .join('');
  return [
    colours.evening ? ellipse(x, y, half * 2, half * 1.3, '#ffcf73', 0.16) : '',
    rect(x - 2, top, 4, y - top + half * 0.4, brass.deep),
    stroke(arms, brass.shade, Math.max(3, half * 0.06)),
    polygon(
      [
        [x - half * 0.12, y + half * 0.1],
        [x + half * 0.12, y + half * 0.1],
        [x + half * 0.04, y + half * 0.62],
        [x - half * 0.04, y + half * 0.62],
      ],
      brass.lit,
    ),
    path(candles, flame),
  ].join('');
}
