import { type Brush } from '../brush.ts';
import { disc, HEIGHT, n, path, rect, repeat, WIDTH } from '../svg.ts';

/** Rows that meet at the horizon, each with a sunny and a shady side. */
export function rows(
  brush: Brush,
  horizon: number,
  vanishX: number,
  colours: { lit: string; shade: string; soil: string },
  count: number,
): string {
  const fan = (share: number, width: number, fill: string): string =>
    path(
      repeat(count, (index) => {
        const foot = vanishX + (index - (count - 1) / 2 + share) * (4200 / count);
        const top = vanishX + (foot - vanishX) * 0.07;
        return `M${n(top)} ${n(horizon)}L${n(foot - width / 2)} 1090H${n(foot + width / 2)}L${n(top + 2)} ${n(horizon)}z`;
      }),
      fill,
    );
  const wide = 4200 / count;
  return (
    rect(0, horizon, WIDTH, HEIGHT - horizon, colours.soil) +
    fan(0, wide * 0.72, colours.shade) +
    fan(0.08 * brush.sun, wide * 0.46, colours.lit)
  );
}

/** Bushes along the rows, bigger as they come near. */
export function tufts(
  brush: Brush,
  horizon: number,
  vanishX: number,
  fill: string,
  count: number,
  size: number,
): string {
  return path(
    repeat(count, (row) =>
      repeat(9, (index) => {
        const share = ((index + 1) / 9) ** 2.1;
        const foot = vanishX + (row - (count - 1) / 2) * (4200 / count);
        const x = vanishX + (foot - vanishX) * (0.07 + 0.93 * share);
        const y = horizon + (1090 - horizon) * share;
        return x < -120 || x > 1720 || y > 1085
          ? ''
          : disc(x, y - size * share * 0.4, size * share, size * share * 0.62);
      }),
    ),
    fill,
  );
}
