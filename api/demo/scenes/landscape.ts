import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { box, circle, HEIGHT, n, path, polygon, rect, repeat, smooth, WIDTH, type Point } from './svg.ts';

/** The sky down to the horizon, with sun or moon; stars at night. */
export function sky(brush: Brush, horizon: number, orb?: { x: number; y: number; radius: number }): string {
  const { palette, setting } = brush;
  const place = orb ?? orbPlace(brush, horizon);
  const rays = setting.hour === 'night' ? '' : circle(place.x, place.y, place.radius * 1.75, palette.sky.orb, 0.22);
  return [
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)'),
    setting.hour === 'night' ? stars(brush, horizon) : '',
    rays,
    setting.hour === 'night' && brush.chance(0.5)
      ? path(crescent(place.x, place.y, place.radius), palette.sky.orb)
      : circle(place.x, place.y, place.radius, palette.sky.orb),
  ].join('');
}

/** The `d` of a young moon. */
const crescent = (x: number, y: number, radius: number): string =>
  `M${n(x + radius * 0.3)} ${n(y - radius)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 0.7)} ${n(radius * 1.3)}a${n(radius * 0.82)} ${n(radius * 0.82)} 0 1 1 ${n(-radius * 0.7)} ${n(-radius * 1.3)}z`;

/** Where sun or moon stands: on the side light comes from, low at dawn and dusk. */
export function orbPlace(brush: Brush, horizon: number): { x: number; y: number; radius: number } {
  const low = brush.setting.hour === 'dawn' || brush.setting.hour === 'dusk';
  const aside = brush.between(330, 640);
  return {
    x: WIDTH / 2 + brush.sun * aside,
    y: low ? horizon - brush.between(70, 190) : brush.between(120, 220),
    radius: low ? brush.between(70, 105) : brush.between(48, 72),
  };
}

function stars(brush: Brush, horizon: number): string {
  const dots = repeat(46, () => {
    const size = brush.between(1.5, 3.6);
    return box(brush.between(0, WIDTH), brush.between(0, horizon * 0.72), size, size);
  });
  return path(dots, brush.palette.sky.orb, 0.75);
}

/** Flat-bottomed clouds; streaks when the sun is low. */
export function clouds(brush: Brush, top: number, bottom: number, count: number): string {
  const streaks = brush.setting.hour === 'dusk' || brush.setting.hour === 'dawn' || brush.setting.hour === 'night';
  return repeat(count, () => {
    const y = brush.between(top, bottom);
    const x = brush.between(-80, WIDTH - 200);
    return streaks ? streak(brush, x, y) : cumulus(brush, x, y);
  });
}

function streak(brush: Brush, x: number, y: number): string {
  const width = brush.between(320, 760);
  const thick = brush.between(9, 24);
  const band = (left: number, level: number, length: number, height: number): string =>
    `M${n(left)} ${n(level)}q${n(length / 2)} ${n(-height * 2)} ${n(length)} 0q${n(-length / 2)} ${n(height)} ${n(-length)} 0z`;
  const bands = band(x, y, width, thick) + band(x + width * 0.3, y + thick * 1.6, width * 0.9, thick * 0.7);
  return path(bands, brush.palette.sky.cloud, 0.8);
}

function cumulus(brush: Brush, x: number, y: number): string {
  const scale = brush.between(0.7, 1.5);
  const lobes = brush.whole(3, 5);
  let width = 0;
  let d = '';
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const middle = 1 - Math.abs(lobe - (lobes - 1) / 2) / lobes;
    const size = brush.between(70, 120) * scale * (0.5 + middle * 0.7);
    d += `a${n(size / 2)} ${n(size * 0.42)} 0 0 1 ${n(size)} ${n(lobe < (lobes - 1) / 2 ? -14 * scale : lobe > (lobes - 1) / 2 ? 14 * scale : 0)}`;
    width += size;
  }
  return path(`M${n(x)} ${n(y)}${d}L${n(x + width)} ${n(y + 14)}H${n(x)}z`, brush.palette.sky.cloud, 0.92);
}

/** A line of hills over the whole width, filled down to `bottom`. */
export function hills(
  brush: Brush,
  {
    y,
    height,
    fill,
    waves = 4,
    bottom = HEIGHT,
  }: { y: number; height: number; fill: string; waves?: number; bottom?: number },
): string {
  const step = WIDTH / waves;
  const start = -brush.between(0.2, 0.9) * step;
  const points: Point[] = Array.from({ length: waves + 3 }, (_, index) => [
    start + index * step,
    y - (index % 2 === 0 ? brush.between(0.35, 1) : brush.between(-0.3, 0.25)) * height,
  ]);
  return path(`M${n(start)} ${n(bottom)}V${n(points[0]![1])}${smooth(points)}V${n(bottom)}z`, fill);
}

export interface Range {
  /** Level of the feet and how far the highest summit stands above it. */
  y: number;
  height: number;
  count: number;
  lit: string;
  shade: string;
  snow?: { lit: string; shade: string; share: number };
}

/** A mountain range in facets: a sunny and a shady side, snow on top. */
export function mountains(brush: Brush, range: Range): string {
  const step = WIDTH / range.count;
  const order = Array.from({ length: range.count + 1 }, (_, index) => index);
  const peaks = order.map((index) => ({
    x: index * step + brush.between(-0.22, 0.22) * step,
    height: range.height * (index % 2 === 1 ? brush.between(0.72, 1) : brush.between(0.42, 0.7)),
    half: step * brush.between(0.85, 1.15),
  }));
  // The lower ones stand in front.
  return peaks
    .toSorted((one, other) => other.height - one.height)
    .map((peak) => mountain(brush, peak, range))
    .join('');
}

/** One summit. The edge between light and shade runs down in a zigzag. */
export function mountain(
  brush: Brush,
  { x, height, half }: { x: number; height: number; half: number },
  range: Pick<Range, 'y' | 'lit' | 'shade' | 'snow'>,
): string {
  const top = range.y - height;
  const at = (share: number, side: number): Point => [x + side * half * share, top + height * share];
  const away = -brush.sun;
  const edge: Point[] = [0.2, 0.4, 0.6, 0.8, 1].map((share, index) => [
    x + brush.sun * half * (0.04 + (index % 2 === 0 ? 0.13 : -0.04)) * (0.6 + share),
    top + height * share,
  ]);
  const parts = [
    polygon([at(1, -1), [x, top], at(1, 1)], range.lit),
    polygon([[x, top], ...edge, at(1, away)], range.shade),
  ];
  if (range.snow !== undefined) {
    const line = range.snow.share * brush.between(0.85, 1.15);
    const teeth = (side: number, from: number): Point[] =>
      [0.95, 0.72, 0.86, 0.55, 0.78, 0.36, 0.66].map((depth, index) => [
        x + side * half * line * (1 - (index + 1) / 8) * (1 - from),
        top + height * line * (0.35 + depth * 0.75),
      ]);
    const cap = line * 0.96;
    parts.push(
      polygon([[x, top], at(cap, brush.sun), ...teeth(brush.sun, 0), [x, top + height * line * 0.6]], range.snow.lit),
      polygon(
        [[x, top], at(cap, away), ...teeth(away, 0), [x + brush.sun * 10, top + height * line * 0.7]],
        range.snow.shade,
      ),
    );
  }
  return parts.join('');
}

/** Water from the horizon down: a gradient, waves, and the way the light lies on it. */
export function water(brush: Brush, top: number, bottom = HEIGHT, orbX?: number): string {
  const { palette } = brush;
  const depth = bottom - top;
  const waves = (count: number, spread: number, middle: number): string =>
    repeat(count, (index) => {
      const share = (index + 0.5) / count;
      const y = top + depth * share ** 1.4;
      const width = brush.between(30, 90) * (0.4 + share * 1.4);
      const x = middle + brush.between(-1, 1) * spread * (0.5 + share);
      return box(x - width / 2, y, width, 2 + share * 5);
    });
  const glitter = orbX === undefined ? '' : path(waves(26, 60, orbX), palette.sky.orb, 0.85);
  return [
    rect(0, top, WIDTH, depth, 'url(#water)'),
    path(waves(44, WIDTH / 2, WIDTH / 2), mix(palette.water.lit, palette.sky.low, 0.5), 0.55),
    glitter,
  ].join('');
}

/** A still reflection: long dashes of a colour, thinning out downwards. */
export function reflection(brush: Brush, x: number, y: number, width: number, depth: number, fill: string): string {
  const lines = Math.round(depth / 13);
  const d = repeat(lines, (index) => {
    const share = index / lines;
    const length = width * (1 - share * 0.45) * brush.between(0.82, 1.06);
    const shift = brush.between(-1, 1) * 14 * share;
    return box(x + (width - length) / 2 + shift, y + index * 13, length, 13 * (0.92 - share * 0.62));
  });
  return path(d, fill, 0.5);
}
