import { type Brush } from '../brush.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { HEIGHT, rect, WIDTH } from '../svg.ts';
import { grove } from '../trees.ts';

/** Park and hills that every château stands in. */
export function park(brush: Brush, y: number): string {
  const { palette } = brush;
  return [
    sky(brush, y),
    clouds(brush, 70, 280, 4),
    hills(brush, { y: y - 60, height: 130, fill: palette.far, waves: 3 }),
    hills(brush, { y: y - 20, height: 60, fill: palette.mid, waves: 5 }),
    grove(brush, { from: -60, to: 420, y: y + 6, height: 260, count: 5, distance: 0.22 }),
    grove(brush, { from: 1180, to: 1660, y: y + 6, height: 260, count: 5, distance: 0.22 }),
    rect(0, y, WIDTH, HEIGHT - y, palette.grass.lit),
  ].join('');
}
