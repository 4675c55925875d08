import { afar, type Brush } from './brush.ts';
import { block, hipRoof, spire } from './buildings.ts';
import { windowGrid } from './openings.ts';
import type { Material } from './palette.ts';
import { box, n, path, repeat, stroke, type Block, poly } from './svg.ts';

export interface House extends Block {
  columns: number;
  rows: number;
  roofHeight: number;
  wall?: Material;
  roof?: Material;
  shutters?: boolean;
  /** Half-timbered upper floors, where the region builds so. */
  timber?: boolean;
  /** A gable towards us instead of the long side. */
  gabled?: boolean;
}

/** A house of the region, seen from the front. */
export function house(brush: Brush, it: House): string {
  const { palette } = brush;
  const wall = it.wall ?? palette.wall;
  const roof = it.roof ?? palette.roof;
  const { x, y, width, height, roofHeight } = it;
  const top = y - height;
  const cover =
    it.gabled === true
      ? poly([x, top + 1, x + width / 2, top - roofHeight, x + width, top + 1], wall.lit) +
        eaves(brush, x, top, width, roofHeight, roof)
      : hipRoof(brush, { x, y: top, width, height: roofHeight }, roof, palette.region.southern ? 0.04 : 0.1, 0.04);
  return [
    block(brush, { x, y, width, height }, wall, 0.12),
    cover,
    it.timber === true ? timbers(brush, { x, y: y - height * 0.36, width, height: height * 0.64 }) : '',
    windowGrid(brush, {
      x: x + width * 0.06,
      y: y - height * 0.06,
      width: width * 0.88,
      height: height * 0.88,
      columns: it.columns,
      rows: it.rows,
      pane: it.shutters === true ? [0.34, 0.58] : [0.4, 0.6],
      frame: palette.trim.lit,
      ...(it.shutters === true ? { shutters: palette.shutter } : {}),
    }),
  ].join('');
}

/** The two edges of a roof over a gable. */
function eaves(brush: Brush, x: number, top: number, width: number, height: number, roof: Material): string {
  const out = width * 0.07;
  const thick = Math.max(6, width * 0.06);
  const slope = (side: -1 | 1): string => {
    const foot = x + width / 2 + side * (width / 2 + out);
    const level = top + (height * out) / (width / 2);
    return poly(
      [
        x + width / 2,
        top - height - thick,
        foot,
        level - thick * 0.4,
        foot,
        level + thick * 0.6,
        x + width / 2,
        top - height + thick * 0.4,
      ],
      side === brush.sun ? roof.lit : roof.shade,
    );
  };
  return slope(-1) + slope(1);
}

/** Posts, rails and crosses over a wall. */
export function timbers(brush: Brush, { x, y, width, height }: Block): string {
  const colour = brush.palette.wood.deep;
  const bays = Math.max(2, Math.round(width / 60));
  const cell = width / bays;
  const thick = Math.max(3, cell * 0.09);
  const levels = Math.max(1, Math.round(height / 110));
  const floor = height / levels;
  const rails = repeat(levels + 1, (index) => box(x, y - index * floor - thick / 2, width, thick));
  const posts = repeat(bays + 1, (index) => box(x + index * cell - thick / 2, y - height, thick, height));
  const crosses = repeat(levels, (level) => {
    const foot = y - level * floor;
    return `M${n(x)} ${n(foot)}l${n(cell)} ${n(-floor)}M${n(x + width)} ${n(foot)}l${n(-cell)} ${n(-floor)}`;
  });
  return path(rails + posts, colour) + stroke(crosses, colour, thick * 0.8);
}

/** A village church: a tower with a pointed roof, and a nave beside it. */
export function church(brush: Brush, x: number, y: number, height: number): string {
  const { palette } = brush;
  const width = height * 0.2;
  const nave = width * 2.3;
  const side = brush.sun > 0 ? x - nave : x + width;
  const southern = palette.region.southern;
  const tall = southern ? 0.78 : 0.56;
  return [
    block(brush, { x: side, y, width: nave, height: height * 0.24 }, palette.wall2, 0.2),
    hipRoof(brush, { x: side, y: y - height * 0.24, width: nave, height: height * 0.14 }, palette.roof, 0.08),
    block(brush, { x, y, width, height: height * tall }, palette.wall, 0.4),
    windowGrid(brush, {
      x,
      y: y - height * (tall - 0.2),
      width,
      height: height * 0.14,
      columns: 2,
      rows: 1,
      pane: [0.34, 0.8],
      head: 'round',
    }),
    southern
      ? poly(
          [
            x - width * 0.1,
            y - height * tall,
            x + width / 2,
            y - height * (tall + 0.1),
            x + width * 1.1,
            y - height * tall,
          ],
          palette.roof.lit,
        )
      : spire(brush, x, y - height * tall, width, height * 0.42, palette.roof),
  ].join('');
}

/** Houses close together, from far, with or without a church between them. */
export function village(
  brush: Brush,
  {
    x,
    y,
    width,
    size,
    distance,
    steeple = true,
  }: { x: number; y: number; width: number; size: number; distance: number; steeple?: boolean },
): string {
  const away = afar(brush, distance);
  const { palette } = away;
  const count = Math.max(3, Math.round(width / (size * 0.9)));
  const row = (level: number, scale: number): string =>
    repeat(count, (index) => {
      const own = size * scale * brush.between(0.75, 1.25);
      const left = x + ((index + brush.between(0, 0.5)) / count) * width;
      return house(away, {
        x: left,
        y: y - level + brush.between(-4, 4),
        width: own * brush.between(0.9, 1.4),
        height: own * brush.between(0.55, 0.9),
        columns: 2,
        rows: 1,
        roofHeight: own * (palette.region.southern ? 0.26 : 0.5),
        gabled: brush.chance(0.3),
        wall: brush.chance(0.5) ? palette.wall : palette.wall2,
      });
    });
  return [
    row(size * 0.75, 0.8),
    steeple ? church(away, x + width * brush.between(0.35, 0.6), y, size * 4.2) : '',
    row(0, 1),
  ].join('');
}
