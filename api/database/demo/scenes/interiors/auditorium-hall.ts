import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import type { Material } from '../palette.ts';
import { HEIGHT, WIDTH, ellipse, mirrored, n, path, polygon, rect, repeat } from '../svg.ts';
import type { RoomColours } from './schemes.ts';

/** The opening of the stage on the canvas. */
interface Stage {
  left: number;
  right: number;
  top: number;
  bottom: number;
  middle: number;
}

/** What the parts of one auditorium share. */
export interface Hall {
  brush: Brush;
  colours: RoomColours;
  panels: Material;
  /** Theatre, modern hall, amphitheatre with a view, opera. */
  kind: number;
  stage: Stage;
}

/** Panels that run from the stage towards us, with windows in an amphitheatre. */
export function walls({ brush, colours, panels, stage, kind }: Hall): string {
  const { left, right, top, bottom } = stage;
  const count = [6, 9, 5, 6][kind]!;
  const ribs = (side: -1 | 1): string =>
    repeat(count, (index) => {
      const at = (share: number): number =>
        side < 0 ? left * (1 - share) - 60 * share : right + (WIDTH + 60 - right) * share;
      const edge = (share: number, up: boolean): number =>
        up ? top - (top + 60) * share : bottom + (900 - bottom) * share;
      const [from, to] = [index / count, (index + 0.92) / count];
      const fill = index % 2 ? panels.shade : side === brush.sun ? panels.lit : mix(panels.lit, panels.shade, 0.5);
      const panel = polygon(
        [
          [at(from), edge(from, true)],
          [at(to), edge(to, true)],
          [at(to), edge(to, false)],
          [at(from), edge(from, false)],
        ],
        fill,
      );
      if (kind !== 2 || index % 2) return panel;
      const [a, b] = [from + 0.12 / count, to - 0.12 / count];
      const [high, low] = [
        (share: number) => edge(share, true) + 90 + share * 60,
        (share: number) => edge(share, false) - 190 - share * 160,
      ];
      const pane = polygon(
        [
          [at(a), high(a)],
          [at(b), high(b)],
          [at(b), low(b)],
          [at(a), low(a)],
        ],
        'url(#sky)',
      );
      return (
        panel +
        pane +
        polygon(
          [
            [at(a), low(a) - 50],
            [at(b), low(b) - 90],
            [at(b), low(b)],
            [at(a), low(a)],
          ],
          brush.palette.mid,
        )
      );
    });
  return [
    rect(0, 0, WIDTH, HEIGHT, panels.deep),
    ribs(-1),
    ribs(1),
    rect(left, top, right - left, bottom - top, colours.accent.deep),
  ].join('');
}

/** Sails of wood under the ceiling, a row of lamps, or a dome. */
export function overhead({ colours, panels, kind, stage }: Hall): string {
  const { middle } = stage;
  const glow = colours.evening ? '#ffe2a3' : '#fff6df';
  if (kind === 1) {
    return repeat(5, (index) => {
      const y = -30 + index * 44;
      const inset = 40 + index * 80;
      return path(
        `M${n(inset)} ${y}Q${n(middle)} ${y + 62} ${n(WIDTH - inset)} ${y}V${y + 26}Q${n(middle)} ${y + 88} ${n(inset)} ${y + 26}z`,
        index % 2 ? panels.lit : colours.linen.shade,
      );
    });
  }
  if (kind === 2) {
    return repeat(3, (line) =>
      repeat(9, (index) =>
        ellipse(middle + (index - 4) * (170 - line * 38), 30 + line * 52, 30 - line * 7, 9 - line * 2, glow),
      ),
    );
  }
  const rings = [0, 1, 2, 3].map((ring) =>
    ellipse(
      middle,
      -40,
      620 - ring * 130,
      150 - ring * 32,
      [panels.lit, panels.shade, colours.linen.shade, glow][ring]!,
    ),
  );
  return rings.join('');
}

/** Boxes on both sides, one above the other, as in an opera house. */
export function boxes({ colours, panels }: Hall): string {
  const gold = colours.material('#d7b46a');
  const side = repeat(3, (level) => {
    const y = 120 + level * 190;
    const reach = 250 - level * 26;
    return [
      path(
        `M0 ${y}Q${n(reach * 0.8)} ${y + 4} ${n(reach)} ${y + 46}V${y + 104}Q${n(reach * 0.8)} ${y + 78} 0 ${y + 92}z`,
        panels.lit,
      ),
      path(
        `M0 ${y}Q${n(reach * 0.8)} ${y + 4} ${n(reach)} ${y + 46}V${y + 58}Q${n(reach * 0.8)} ${y + 18} 0 ${y + 14}z`,
        gold.lit,
      ),
      repeat(3, (index) => ellipse(50 + index * 62, y + 52 + index * 5, 13, 13, '#ffe2a3')),
    ].join('');
  });
  return side + mirrored(side);
}
