import { type Brush } from '../brush.ts';
import { sailBoat } from '../figures.ts';
import { clouds, hills, orbPlace, sky, water } from '../landscape.ts';
import { HEIGHT } from '../svg.ts';

/** The sea, or a wide plain where the region has none, under the terrace of a villa. */
export function bay(brush: Brush, horizon: number): string {
  const { palette, sun } = brush;
  const orb = orbPlace(brush, horizon);
  return [
    sky(brush, horizon, orb),
    clouds(brush, 70, horizon - 200, 4),
    hills(brush, { y: horizon + 4, height: 90, fill: palette.far, waves: 3, bottom: horizon + 4 }),
    water(brush, horizon, HEIGHT, orb.x),
    sailBoat(800 + sun * 520, horizon + 90, 90, palette.trim.lit, palette.accent.lit),
    sailBoat(800 + sun * 650, horizon + 50, 56, palette.accent.lit, palette.dark),
  ].join('');
}

export const seaTree = (brush: Brush): 'palm' | 'pine' =>
  ['93', '94', '76'].includes(brush.setting.regionCode) ? brush.pick(['palm', 'pine'] as const) : 'pine';
