import type { Brush } from '../brush.ts';
import { WIDTH, ellipse, n, path } from '../svg.ts';
import type { RoomColours } from './schemes.ts';

const ROWS = 8;

/** Curved rows of seats from behind, the nearest largest; `lean` is how far the stage stands from the middle. */
export function tiers(brush: Brush, colours: RoomColours, lean: number): string {
  const filled = brush.chance(0.5);
  const hair = [colours.wood.deep, colours.material('#3a2a22').shade, colours.material('#9a7650').shade];
  const aisle = brush.chance(0.6) ? WIDTH / 2 + lean * 0.4 : -500;
  const drawn: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const share = row / (ROWS - 1);
    const y = 610 + 410 * share ** 1.25;
    const size = 34 + 92 * share ** 1.15;
    const gap = 34 + 60 * share;
    const bend = (x: number): number => y - ((x - WIDTH / 2 - lean * (1 - share)) / WIDTH) ** 2 * (150 + 60 * share);
    let backs = '';
    let cushions = '';
    const heads: string[] = [];
    for (let x = -size + (row % 2) * size * 0.5; x < WIDTH + size; x += size * 1.06) {
      if (Math.abs(x + size / 2 - aisle) < gap) continue;
      const top = bend(x + size / 2);
      const round = size * 0.3;
      const shape = (inset: number): string =>
        `M${n(x + inset)} ${n(top + size * 1.5)}V${n(top + round + inset)}q0 ${n(-round)} ${n(round)} ${n(-round)}h${n(size - 2 * round - 2 * inset)}q${n(round)} 0 ${n(round)} ${n(round)}V${n(top + size * 1.5)}z`;
      backs += shape(0);
      cushions += shape(size * 0.1);
      if (filled && row < ROWS - 1 && brush.chance(0.42)) {
        heads.push(ellipse(x + size / 2, top - size * 0.16, size * 0.19, size * 0.25, brush.pick(hair)));
      }
    }
    drawn.push(
      ...heads,
      path(backs, colours.fabric.deep),
      path(cushions, row % 2 ? colours.fabric.shade : colours.fabric.lit),
    );
  }
  return drawn.join('');
}
