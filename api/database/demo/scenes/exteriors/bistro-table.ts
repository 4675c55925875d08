import { type Brush } from '../brush.ts';
import { ellipse, n, path, rect, stroke } from '../svg.ts';

/** A round table with a cloth and two bistro chairs. */
export function bistroTable(brush: Brush, x: number, y: number, size: number, cloth: string): string {
  const { palette } = brush;
  const chair = (side: number): string => {
    const at = x + side * size * 0.86;
    return `M${n(at)} ${n(y)}V${n(y - size * 0.5)}h${n(-side * size * 0.3)}V${n(y)}M${n(at)} ${n(y - size * 0.5)}l${n(side * size * 0.06)} ${n(-size * 0.52)}`;
  };
  return [
    ellipse(x - brush.sun * size * 0.3, y + 3, size * 0.9, size * 0.1, palette.near, 0.28),
    stroke(
      chair(-1) + chair(1),
      palette.wood.deep,
      Math.max(4, size * 0.055),
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
    path(
      `M${n(x - size * 0.5)} ${n(y - size * 0.66)}L${n(x - size * 0.44)} ${n(y - size * 0.16)}q${n(size * 0.44)} ${n(size * 0.12)} ${n(size * 0.88)} 0L${n(x + size * 0.5)} ${n(y - size * 0.66)}z`,
      palette.trim.shade,
    ),
    ellipse(x, y - size * 0.66, size * 0.5, size * 0.09, cloth),
    rect(x - size * 0.12, y - size * 0.9, size * 0.05, size * 0.22, palette.evergreen.shade),
    path(
      `M${n(x + size * 0.08)} ${n(y - size * 0.84)}h${n(size * 0.12)}l${n(-size * 0.05)} ${n(size * 0.09)}v${n(size * 0.08)}h${n(-size * 0.02)}v${n(-size * 0.08)}z`,
      palette.sky.orb,
    ),
  ].join('');
}
