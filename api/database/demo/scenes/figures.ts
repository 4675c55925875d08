import type { Brush } from './brush.ts';
import { circle, disc, n, path, rect, repeat, stroke, poly } from './svg.ts';

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

/** A string of bulbs that sags between two points. */
export function festoon(
  brush: Brush,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag: number,
  bulbs: number,
): string {
  const { palette } = brush;
  const middleX = (fromX + toX) / 2;
  const middleY = (fromY + toY) / 2 + sag * 2;
  const at = (share: number): readonly [number, number] => {
    const rest = 1 - share;
    return [
      rest * rest * fromX + 2 * rest * share * middleX + share * share * toX,
      rest * rest * fromY + 2 * rest * share * middleY + share * share * toY,
    ];
  };
  const places = Array.from({ length: bulbs }, (_, index) => at((index + 0.5) / bulbs));
  const discs = (radius: number): string => places.map(([x, y]) => disc(x, y + 7, radius)).join('');
  return [
    stroke(`M${n(fromX)} ${n(fromY)}Q${n(middleX)} ${n(middleY)} ${n(toX)} ${n(toY)}`, palette.dark, 2.5),
    path(discs(19), palette.glow, 0.22),
    path(discs(8), palette.lamp),
  ].join('');
}

/** A parasol over a table, as on a terrace. */
export function parasol(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  stripe: string,
): string {
  const top = y - height;
  const drop = width * 0.22;
  const wedge = (from: number, to: number): string =>
    `M${n(x)} ${n(top)}L${n(x + width * from)} ${n(top + drop)}L${n(x + width * to)} ${n(top + drop)}z`;
  return [
    rect(x - 3, top, 6, height, brush.palette.wood.shade),
    path(wedge(-0.5, 0.5), colour),
    path(wedge(-0.3, -0.1) + wedge(0.1, 0.3), stripe),
  ].join('');
}

/** A small sailing boat seen from afar. */
export function sailBoat(x: number, y: number, height: number, sail: string, hull: string): string {
  return [
    path(
      `M${n(x)} ${n(y - height)}Q${n(x + height * 0.42)} ${n(y - height * 0.42)} ${n(x + height * 0.36)} ${n(y - height * 0.1)}H${n(x)}z`,
      sail,
    ),
    path(
      `M${n(x - 4)} ${n(y - height * 0.9)}V${n(y - height * 0.1)}h${n(-height * 0.26)}Q${n(x - height * 0.12)} ${n(y - height * 0.5)} ${n(x - 4)} ${n(y - height * 0.9)}z`,
      sail,
      0.82,
    ),
    path(
      `M${n(x - height * 0.34)} ${n(y - height * 0.07)}H${n(x + height * 0.44)}L${n(x + height * 0.32)} ${n(y)}H${n(x - height * 0.24)}z`,
      hull,
    ),
  ].join('');
}

/** Gulls: two short strokes each. */
export function birds(brush: Brush, x: number, y: number, spread: number, count: number, colour: string): string {
  const d = repeat(count, () => {
    const size = brush.between(10, 20);
    const left = x + brush.between(-1, 1) * spread;
    const top = y + brush.between(-0.4, 0.4) * spread;
    return `M${n(left)} ${n(top)}q${n(size * 0.5)} ${n(-size * 0.7)} ${n(size)} 0q${n(size * 0.5)} ${n(-size * 0.7)} ${n(size)} 0`;
  });
  return stroke(d, colour, 3, 'stroke-linecap="round"');
}
