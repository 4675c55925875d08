import type { Brush } from './brush.ts';
import { windowGrid } from './openings.ts';
import type { Material } from './palette.ts';
import { arch, box, n, path, polygon, rect, repeat, type Block, type Point, poly } from './svg.ts';

/** A front with the side that turns away from the sun: `depth` of its width lies in shade. */
export function block(brush: Brush, { x, y, width, height }: Block, wall: Material, depth = 0): string {
  const shaded = width * depth;
  const left = brush.sun > 0 ? x : x + width - shaded;
  return (
    rect(x, y - height, width, height, wall.lit) + (depth > 0 ? rect(left, y - height, shaded, height, wall.shade) : '')
  );
}

/** Two slopes seen from the long side: a trapezium, its shady end on the far side from the sun. */
export function hipRoof(
  brush: Brush,
  { x, y, width, height }: Block,
  roof: Material,
  inset = 0.14,
  eaves = 0.03,
): string {
  const [left, right] = [x - width * eaves, x + width * (1 + eaves)];
  const [topLeft, topRight] = [x + width * inset, x + width * (1 - inset)];
  const hip = width * 0.1;
  const shady: Point[] =
    brush.sun > 0
      ? [
          [left, y],
          [topLeft, y - height],
          [topLeft + hip * 0.4, y - height],
          [left + hip * 1.6, y],
        ]
      : [
          [right, y],
          [topRight, y - height],
          [topRight - hip * 0.4, y - height],
          [right - hip * 1.6, y],
        ];
  return poly([left, y, topLeft, y - height, topRight, y - height, right, y], roof.lit) + polygon(shady, roof.shade);
}

/** A gable: the triangle of wall and the two edges of the roof over it. */
export function gable(
  brush: Brush,
  { x, y, width, height }: Block,
  wall: Material,
  roof: Material,
  overhang = 0.08,
): string {
  const middle = x + width / 2;
  const out = width * overhang;
  const thick = Math.max(8, width * 0.055);
  const slope = (side: -1 | 1): string =>
    poly(
      [
        middle,
        y - height - thick,
        middle + side * (width / 2 + out),
        y + (height / width) * 2 * out - thick * 0.2,
        middle + side * (width / 2 + out),
        y + (height / width) * 2 * out + thick,
        middle,
        y - height + thick * 0.6,
      ],
      side === brush.sun ? roof.lit : roof.shade,
    );
  return poly([x, y + 1, middle, y - height, x + width, y + 1], wall.lit) + slope(-1) + slope(1);
}

/** A pointed roof over a tower, with a finial. */
export function spire(brush: Brush, x: number, y: number, width: number, height: number, roof: Material): string {
  const middle = x + width / 2;
  const out = width * 0.1;
  const away = brush.sun > 0 ? x - out : x + width + out;
  return (
    poly([x - out, y, middle, y - height, x + width + out, y], roof.lit) +
    poly([away, y, middle, y - height, middle - brush.sun * width * 0.02, y], roof.shade) +
    rect(middle - 2, y - height - width * 0.3, 4, width * 0.34, roof.deep)
  );
}

/** A round tower: its shady side is a band; a row of windows climbs it. */
export function tower(
  brush: Brush,
  { x, y, width, height }: Block,
  wall: Material,
  roof: Material,
  point = 1.5,
): string {
  const windows = Math.max(1, Math.floor(height / 130));
  return [
    rect(x, y - height, width, height, wall.lit),
    rect(brush.sun > 0 ? x : x + width * 0.62, y - height, width * 0.38, height, wall.shade),
    rect(x - width * 0.04, y - height, width * 1.08, 10, wall.deep, 0.55),
    windowGrid(brush, {
      x: x + width * 0.3,
      y: y - height * 0.1,
      width: width * 0.4,
      height: height * 0.8,
      columns: 1,
      rows: windows,
      pane: [0.62, 0.36],
    }),
    spire(brush, x, y - height, width, width * point, roof),
  ].join('');
}

/** Dormers in a roof: little houses with a window, in a row. */
export function dormers(
  brush: Brush,
  { x, y, width, height }: Block,
  count: number,
  wall: Material,
  roof: Material,
  shape: 'gable' | 'round' = 'gable',
): string {
  const cell = width / count;
  const own = Math.min(cell * 0.5, height * 0.9);
  const walls = repeat(count, (index) => {
    const left = x + index * cell + (cell - own) / 2;
    return shape === 'round' ? arch(left, y - height, own, height) : box(left, y - height * 0.7, own, height * 0.7);
  });
  const tops = repeat(count, (index) => {
    const left = x + index * cell + (cell - own) / 2;
    return `M${n(left - own * 0.14)} ${n(y - height * 0.68)}L${n(left + own / 2)} ${n(y - height * 1.1)}L${n(left + own * 1.14)} ${n(y - height * 0.68)}z`;
  });
  return [
    path(walls, wall.lit),
    shape === 'gable' ? path(tops, roof.shade) : '',
    windowGrid(brush, {
      x,
      y: y - height * 0.04,
      width,
      height: height * 0.62,
      columns: count,
      rows: 1,
      pane: [(own / cell) * 0.56, 0.84],
    }),
  ].join('');
}

/** Chimneys on a ridge. */
export const chimneys = (
  brush: Brush,
  places: readonly Point[],
  width: number,
  height: number,
  wall: Material,
): string =>
  places
    .map(
      ([x, y]) =>
        rect(x, y - height, width, height, wall.lit) +
        rect(brush.sun > 0 ? x : x + width * 0.6, y - height, width * 0.4, height, wall.shade) +
        rect(x - 3, y - height, width + 6, height * 0.14, wall.deep),
    )
    .join('');
