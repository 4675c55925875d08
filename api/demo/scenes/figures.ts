import type { Brush } from './brush.ts';
import { circle, disc, n, path, rect, repeat, poly } from './svg.ts';

/** A standing person as a silhouette of the thirties: dress or suit, sometimes a hat. `y` is the ground. */
export function person(brush: Brush, x: number, y: number, height: number, fill: string): string {
  const head = height * 0.068;
  const top = y - height + head;
  const dress = brush.chance(0.5);
  const half = height * (dress ? 0.085 : 0.105);
  const shoulder = top + head * 1.5;
  const waist = y - height * 0.52;
  const body = dress
    ? `M${n(x - half)} ${n(shoulder + head * 0.5)}Q${n(x)} ${n(shoulder - head * 0.6)} ${n(x + half)} ${n(shoulder + head * 0.5)}L${n(x + half * 0.62)} ${n(waist)}L${n(x + half * 1.75)} ${n(y - height * 0.2)}H${n(x - half * 1.75)}L${n(x - half * 0.62)} ${n(waist)}z`
    : `M${n(x - half)} ${n(shoulder + head * 0.4)}Q${n(x)} ${n(shoulder - head * 0.5)} ${n(x + half)} ${n(shoulder + head * 0.4)}L${n(x + half * 1.02)} ${n(y - height * 0.44)}H${n(x - half * 1.02)}z`;
  const leg = (side: number): string =>
    `M${n(x + side * half * 0.15)} ${n(y - height * 0.46)}h${n(side * half * 0.72)}L${n(x + side * half * 0.78)} ${n(y)}h${n(-side * half * 0.5)}z`;
  const hat = brush.chance(0.3)
    ? `M${n(x - head * 1.7)} ${n(top - head * 0.3)}h${n(head * 3.4)}l${n(-head * 0.8)} ${n(-head * 0.35)}v${n(-head * 0.7)}h${n(-head * 1.8)}v${n(head * 0.7)}z`
    : '';
  return path(disc(x, top, head) + body + leg(-1) + leg(1) + hat, fill);
}

/** People here and there along a line, in groups of two or three. */
export function people(
  brush: Brush,
  {
    from,
    to,
    y,
    height,
    count,
    fills,
  }: { from: number; to: number; y: number; height: number; count: number; fills: readonly string[] },
): string {
  return repeat(count, (index) => {
    const cell = (to - from) / count;
    const x = from + (index + brush.between(0.2, 0.8)) * cell;
    const size = height * brush.between(0.92, 1.06);
    const one = person(brush, x, y, size, brush.pick(fills));
    return brush.chance(0.45) ? one + person(brush, x + height * 0.28, y + 3, size * 0.97, brush.pick(fills)) : one;
  });
}

/** A street lamp; it shines when the hour wants it. */
export function lampPost(brush: Brush, x: number, y: number, height: number): string {
  const { palette } = brush;
  const size = height * 0.075;
  const shines = palette.sky.lamps > 15;
  const top = y - height;
  return [
    shines ? circle(x, top + size, size * 3.4, palette.glow, 0.18) : '',
    rect(x - height * 0.012, top + size * 1.6, height * 0.024, height - size * 1.6, palette.dark),
    path(
      `M${n(x - size * 0.8)} ${n(y)}l${n(size * 0.4)} ${n(-height * 0.1)}h${n(size * 0.8)}l${n(size * 0.4)} ${n(height * 0.1)}z`,
      palette.dark,
    ),
    poly(
      [x - size * 0.8, top, x + size * 0.8, top, x + size * 0.5, top + size * 1.8, x - size * 0.5, top + size * 1.8],
      shines ? palette.lamp : palette.trim.lit,
    ),
    path(`M${n(x - size)} ${n(top)}l${n(size)} ${n(-size * 0.9)}l${n(size)} ${n(size * 0.9)}z`, palette.dark),
  ].join('');
}
