import { type Brush } from '../brush.ts';
import { block, chimneys, dormers } from '../buildings.ts';
import { awning, door, railing, windowGrid } from '../openings.ts';
import { lampPost, people } from '../figures.ts';
import { castShadow } from '../houses.ts';
import { clouds, sky } from '../landscape.ts';
import { n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { tree } from '../trees.ts';
import { flag, street, townBehind } from './street.ts';

/** A Haussmann front: shops, two floors, a long balcony, zinc roof with dormers. */
export function haussmann(brush: Brush): string {
  const { palette } = brush;
  const bays = brush.pick([7, 9, 8]);
  const [x, width, foot] = [330, 940, 880];
  return [
    sky(brush, 900),
    clouds(brush, 80, 260, 3),
    townBehind(brush, 890),
    street(brush, 878),
    castShadow(brush, x, 880, width, 260, 90),
    chimneys(
      brush,
      [
        [x + 60, 214],
        [x + width * 0.47, 200],
        [x + width - 130, 214],
      ],
      74,
      72,
      palette.wall2,
    ),
    poly([x - 8, 330, x + 36, 200, x + width - 36, 200, x + width + 8, 330], palette.roof.lit),
    brush.sun > 0
      ? poly([x - 8, 330, x + 36, 200, x + 120, 200, x + 100, 330], palette.roof.shade)
      : poly([x + width + 8, 330, x + width - 36, 200, x + width - 120, 200, x + width - 100, 330], palette.roof.shade),
    dormers(brush, { x: x + 30, y: 332, width: width - 60, height: 104 }, bays, palette.trim, palette.roof, 'round'),
    block(brush, { x, y: foot, width, height: 550 }, palette.wall, 0.1),
    windowGrid(brush, {
      x: x + 20,
      y: 700,
      width: width - 40,
      height: 360,
      columns: bays,
      rows: 3,
      pane: [0.36, 0.66],
      frame: palette.trim.lit,
      bars: palette.trim.lit,
    }),
    rect(x - 14, 326, width + 28, 16, palette.trim.lit),
    rect(x - 6, 342, width + 12, 7, palette.wall.shade),
    railing(x - 6, 450, width + 12, 34, palette.dark, 7),
    railing(x - 6, 690, width + 12, 34, palette.dark, 7),
    rect(x - 6, 690, width + 12, 8, palette.wall.shade),
    rect(x, 712, width, 168, palette.wall.shade),
    windowGrid(brush, {
      x: x + 14,
      y: 880,
      width: width - 28,
      height: 168,
      columns: bays,
      rows: 1,
      pane: [0.66, 0.84],
      head: 'round',
      frame: palette.wall.lit,
    }),
    door(brush, x + width / 2, 880, 92, 140, true),
    awning(x + width / 2 - 120, 716, 240, 54, palette.accent.lit, palette.trim.lit, 9),
    flag(brush, x + width * 0.36, 330, palette.accent.lit),
    flag(brush, x + width * 0.64, 330, palette.shutter.lit),
    tree(brush, 'plane', { x: 150, y: 930, height: 460 }),
    tree(brush, 'plane', { x: 1460, y: 930, height: 500 }),
    lampPost(brush, 420, 950, 260),
    lampPost(brush, 1180, 950, 260),
    people(brush, {
      from: 520,
      to: 1120,
      y: 950,
      height: 96,
      count: 4,
      fills: [palette.dark, palette.accent.shade, palette.near],
    }),
  ].join('');
}

/** The corner of two streets, with a round tower and a dome on it. */
export function corner(brush: Brush): string {
  const { palette, sun } = brush;
  const [lit, dim] = [palette.wall.lit, palette.wall.shade];
  const [left, right] = sun > 0 ? [dim, lit] : [lit, dim];
  const wing = (side: -1 | 1, fill: string): string => {
    const edge = WIDTH / 2 + side * 150;
    const end = WIDTH / 2 + side * 780;
    const rows = repeat(5, (row) =>
      repeat(7, (column) => {
        const at = (share: number): number => edge + (end - edge) * share;
        const level = (share: number, up: number): number => 880 - up + share * (up - 60) * 0.34 - share * 20;
        const [from, to] = [(column + 0.3) / 7, (column + 0.68) / 7];
        const [low, high] = [70 + row * 104, 140 + row * 104];
        return poly(
          [at(from), level(from, low), at(to), level(to, low), at(to), level(to, high), at(from), level(from, high)],
          brush.pane(),
        );
      }),
    );
    const bands = [0, 1, 2, 3].map((row) => {
      const up = 160 + row * 104;
      return stroke(
        `M${n(edge)} ${n(880 - up)}L${n(end)} ${n(860 - up + (up - 60) * 0.34)}`,
        palette.trim.lit,
        row % 2 === 0 ? 12 : 6,
      );
    });
    return [
      poly([edge, 300, edge, 190, end, 390, end, 470], side === sun ? palette.roof.lit : palette.roof.shade),
      poly([edge, 884, edge, 290, end, 468, end, 868], fill),
      rows,
      ...bands,
    ].join('');
  };
  return [
    sky(brush, 900),
    clouds(brush, 60, 300, 4),
    townBehind(brush, 880),
    street(brush, 866),
    castShadow(brush, 30, 872, 1540, 200, 70),
    wing(-1, left),
    wing(1, right),
    rect(640, 260, 320, 626, lit),
    rect(sun > 0 ? 640 : 850, 260, 110, 626, dim),
    windowGrid(brush, {
      x: 660,
      y: 740,
      width: 280,
      height: 460,
      columns: 3,
      rows: 4,
      pane: [0.5, 0.66],
      head: 'round',
      frame: palette.trim.lit,
    }),
    ...[300, 416, 530, 646].map((y) => rect(630, y - 26, 340, 12, palette.trim.lit)),
    railing(632, 420, 336, 30, palette.dark, 7),
    railing(632, 650, 336, 30, palette.dark, 7),
    path('M628 262Q636 90 800 70Q964 90 972 262z', palette.roof.lit),
    path(
      sun > 0 ? 'M628 262Q636 90 800 70Q700 110 700 262z' : 'M972 262Q964 90 800 70Q900 110 900 262z',
      palette.roof.shade,
    ),
    rect(784, 26, 32, 50, palette.trim.lit),
    path('M776 28l24 -44l24 44z', palette.roof.deep),
    rect(636, 752, 328, 132, palette.dark, 0.55),
    windowGrid(brush, {
      x: 646,
      y: 884,
      width: 308,
      height: 126,
      columns: 3,
      rows: 1,
      pane: [0.74, 0.86],
      fill: palette.sky.lamps > 10 ? palette.lamp : palette.pane,
    }),
    awning(660, 748, 280, 46, palette.accent.lit, palette.trim.lit, 11),
    lampPost(brush, 560, 950, 250),
    lampPost(brush, 1060, 950, 250),
    people(brush, { from: 200, to: 1400, y: 950, height: 100, count: 6, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}
