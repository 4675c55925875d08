import type { Material } from '../palette.ts';
import { disc, ellipse, n, path, rect } from '../svg.ts';
import { type Room, lying, solid } from './room.ts';
import { chairRow, facingChair } from './seats.ts';

/** A round table under a cloth, with what stands on it, and chairs around. */
export function roundTable(
  room: Room,
  x: number,
  z: number,
  radius: number,
  fabric: Material,
  flowers: Material,
): string {
  const { colours } = room;
  const top = lying(room, x, 0.76, z, radius);
  const foot = lying(room, x, 0.06, z, radius * 0.94);
  const size = room.scale(z);
  const ring = (angle: number, reach: number): readonly [number, number] => [
    x + Math.cos(angle) * reach,
    z + Math.sin(angle) * reach,
  ];
  const behind = [0.3, 0.5, 0.7].map((share) => ring(Math.PI * share, radius * 1.22));
  const before = [-0.28, -0.72].map((share) => ring(Math.PI * share, radius * 1.3));
  const plates = Array.from({ length: 8 }, (_, index) => {
    const [px, pz] = ring((Math.PI * (index + 0.5)) / 4, radius * 0.72);
    return lying(room, px, 0.77, pz, radius * 0.15);
  });
  const glasses = Array.from({ length: 6 }, (_, index) => {
    const [px, pz] = ring((Math.PI * index) / 3, radius * 0.45);
    const [gx, gy] = room.at(px, 0.77, pz);
    return `M${n(gx - 0.035 * size)} ${n(gy - 0.2 * size)}h${n(0.07 * size)}l${n(-0.025 * size)} ${n(0.11 * size)}v${n(0.09 * size)}h${n(-0.02 * size)}v${n(-0.09 * size)}z`;
  });
  const [cx, cy] = room.at(x, 0.77, z);
  const posy = [
    [-0.11, -0.3],
    [0.1, -0.32],
    [0, -0.4],
    [-0.02, -0.24],
  ]
    .map(([dx, dy]) => disc(cx + dx! * size, cy + dy! * size, 0.085 * size))
    .join('');
  return [
    ...behind.map(([cX, cZ]) => facingChair(room, cX, cZ, fabric)),
    ellipse(foot.x, foot.y, foot.rx * 1.12, foot.ry * 1.12, colours.floor.deep, 0.35),
    path(
      `M${n(top.x - top.rx)} ${n(top.y)}L${n(foot.x - foot.rx)} ${n(foot.y)}A${n(foot.rx)} ${n(foot.ry)} 0 0 0 ${n(foot.x + foot.rx)} ${n(foot.y)}L${n(top.x + top.rx)} ${n(top.y)}z`,
      colours.linen.shade,
    ),
    path(folds(top, foot), colours.linen.deep, 0.3),
    ellipse(top.x, top.y, top.rx, top.ry, colours.linen.lit),
    path(plates.map((plate) => disc(plate.x, plate.y, plate.rx, plate.ry)).join(''), colours.linen.shade),
    path(glasses.join(''), colours.accent.shade, 0.55),
    rect(cx - 0.05 * size, cy - 0.2 * size, 0.1 * size, 0.2 * size, colours.accent.shade),
    path(posy, flowers.lit),
    chairRow(
      room,
      before.map(([cX]) => cX),
      before[0]![1],
      fabric,
    ),
  ].join('');
}

type Flat = ReturnType<typeof lying>;

function folds(top: Flat, foot: Flat): string {
  return [-0.72, -0.34, 0.06, 0.44, 0.8]
    .map((share) => {
      const dip = Math.sqrt(1 - share * share);
      const [x0, y0, x1, y1] = [
        top.x + share * top.rx,
        top.y + dip * top.ry,
        foot.x + share * foot.rx,
        foot.y + dip * foot.ry,
      ];
      return `M${n(x0)} ${n(y0)}L${n(x1 + foot.rx * 0.05)} ${n(y1)}h${n(-foot.rx * 0.1)}z`;
    })
    .join('');
}

/** A long table with a cloth or a board, closed to the floor or on legs. */
export function longTable(
  room: Room,
  x: readonly [number, number],
  z: readonly [number, number],
  top: Material,
  closed: boolean,
): string {
  const board = solid(room, { x, y: [0.7, 0.76], z }, top);
  if (closed) return solid(room, { x, y: [0, 0.76], z }, top);
  const leg = (legX: number, legZ: number): string =>
    solid(room, { x: [legX - 0.035, legX + 0.035], y: [0, 0.7], z: [legZ, legZ + 0.07] }, room.colours.wood);
  return (
    leg(x[0] + 0.1, z[1] - 0.15) +
    leg(x[1] - 0.1, z[1] - 0.15) +
    leg(x[0] + 0.1, z[0] + 0.06) +
    leg(x[1] - 0.1, z[0] + 0.06) +
    board
  );
}
