import type { Brush } from './brush.ts';
import type { Material } from './palette.ts';
import { polygon, rect, type Block, type Point, poly } from './svg.ts';

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
