import { afar, type Brush } from '../brush.ts';
import { house } from '../houses.ts';
import { box, HEIGHT, n, path, poly, rect, repeat, WIDTH } from '../svg.ts';

/** Town houses behind, flat and hazy, so that the hotel stands out. */
export function townBehind(brush: Brush, y: number): string {
  const away = afar(brush, 0.62);
  return repeat(9, (index) => {
    const height = brush.between(190, 360);
    return house(away, {
      x: index * 190 - 60,
      y,
      width: brush.between(170, 220),
      height,
      columns: 4,
      rows: 4,
      roofHeight: brush.between(50, 90),
      wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
    });
  });
}

/** A paved street, kerb and long shadow. */
export function street(brush: Brush, y: number): string {
  const { palette } = brush;
  return [
    rect(0, y, WIDTH, HEIGHT - y, palette.path.lit),
    poly([0, y + 56, WIDTH, y + 56, WIDTH, HEIGHT, 0, HEIGHT], palette.stone.shade, 0.5),
    rect(0, y + 48, WIDTH, 12, palette.trim.lit),
  ].join('');
}

export const flag = (brush: Brush, x: number, y: number, colour: string): string =>
  rect(x - 2, y - 90, 4, 92, brush.palette.dark) +
  path(`M${n(x + 2)} ${n(y - 88)}q22 -12 44 0t40 0v34q-20 12 -40 0t-44 0z`, colour);

/** A row of neighbours, sky above, paving below. */
export function neighbours(brush: Brush, y: number, from: number, to: number): string {
  const { palette } = brush;
  const away = afar(brush, 0.22);
  const count = Math.round((to - from) / 210);
  return repeat(count, (index) => {
    const width = (to - from) / count;
    return house(away, {
      x: from + index * width,
      y,
      width: width + 2,
      height: brush.between(330, 520),
      columns: 3,
      rows: 4,
      roofHeight: brush.between(60, 120),
      shutters: brush.chance(0.5),
      timber: palette.region.timbered && brush.chance(0.7),
      gabled: palette.region.timbered && brush.chance(0.6),
      wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
    });
  });
}

export function paving(brush: Brush, y: number): string {
  const { palette } = brush;
  const joints = repeat(7, (index) => box(0, y + 12 + index * index * 5.2, WIDTH, 2 + index * 0.4));
  return rect(0, y, WIDTH, HEIGHT - y, palette.path.lit) + path(joints, palette.stone.shade, 0.5);
}
