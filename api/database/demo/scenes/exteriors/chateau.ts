import type { Brush, Painter } from '../brush.ts';
import { block, chimneys, dormers, hipRoof, tower } from '../buildings.ts';
import { door, windowGrid } from '../openings.ts';
import { people } from '../figures.ts';
import { castShadow } from '../houses.ts';
import { box, circle, HEIGHT, path, poly, rect, repeat, WIDTH } from '../svg.ts';
import { tree } from '../trees.ts';
import { moated, stronghold } from './chateau-fortified.ts';
import { park } from './park.ts';

/** Renaissance: a body between two round towers, an axis that leads to it. */
function renaissance(brush: Brush): string {
  const { palette } = brush;
  const y = 760;
  const bays = brush.pick([5, 6, 7]);
  const wide = brush.chance(0.5) ? 130 : 110;
  return [
    park(brush, y),
    castShadow(brush, 420, y, 760, 300, 90),
    chimneys(
      brush,
      [
        [560, 310],
        [720, 290],
        [850, 290],
        [1000, 310],
      ],
      40,
      120,
      palette.wall,
    ),
    hipRoof(brush, { x: 510, y: 470, width: 580, height: 190 }, palette.roof, 0.1, 0.01),
    dormers(brush, { x: 540, y: 474, width: 520, height: 130 }, Math.ceil(bays / 2) + 1, palette.trim, palette.roof),
    block(brush, { x: 510, y, width: 580, height: 290 }, palette.wall),
    windowGrid(brush, {
      x: 540,
      y: y - 20,
      width: 520,
      height: 250,
      columns: bays,
      rows: 2,
      pane: [0.4, 0.66],
      frame: palette.trim.lit,
      bars: palette.trim.lit,
    }),
    rect(500, 600, 600, 9, palette.trim.lit),
    rect(500, 466, 600, 13, palette.trim.lit),
    tower(brush, { x: 440 - wide / 2, y, width: wide, height: 370 }, palette.wall, palette.roof, 1.75),
    tower(brush, { x: 1160 - wide / 2, y, width: wide, height: 370 }, palette.wall, palette.roof, 1.75),
    door(brush, 800, y, 64, 112, true),
    poly([760, y + 8, 840, y + 8, 1140, 1080, 460, 1080], palette.path.lit),
    ...[0, 1, 2, 3].flatMap((index) =>
      [-1, 1].map((side) => {
        const scale = 1 + index * 0.5;
        return tree(brush, 'cypress', {
          x: 800 + side * (110 + index * 105),
          y: 800 + index * index * 22 + index * 24,
          height: 90 * scale,
        });
      }),
    ),
    ...[-1, 1].map((side) =>
      poly(
        [800 + side * 180, 830, 800 + side * 420, 830, 800 + side * 700, 960, 800 + side * 300, 960],
        palette.grass.shade,
        0.55,
      ),
    ),
    people(brush, { from: 720, to: 900, y: 900, height: 74, count: 2, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** Classical: a long low front with a pediment, behind its parterre. */
function classical(brush: Brush): string {
  const { palette, sun } = brush;
  const y = 720;
  const bays = brush.pick([5, 4]);
  const wing = (x: number): string =>
    windowGrid(brush, {
      x,
      y: y - 8,
      width: 370,
      height: 220,
      columns: bays,
      rows: 2,
      pane: [0.44, 0.72],
      frame: palette.trim.lit,
      bars: palette.trim.lit,
    });
  const bed = (side: number): string =>
    [0, 1]
      .map((row) => {
        const [near, far] = [860 + row * 130, 790 + row * 100];
        const [in1, in2, out1, out2] = [70 + row * 36, 110 + row * 60, 430 + row * 190, 560 + row * 300];
        return [
          poly(
            [800 + side * in1, far, 800 + side * out1, far, 800 + side * out2, near, 800 + side * in2, near],
            palette.grass.shade,
          ),
          poly(
            [
              800 + side * (in1 + 40),
              far + 14,
              800 + side * (out1 - 30),
              far + 14,
              800 + side * (out2 - 70),
              near - 16,
              800 + side * (in2 + 60),
              near - 16,
            ],
            palette.flower.lit,
            0.85,
          ),
          poly(
            [
              800 + side * (in1 + 70),
              far + 24,
              800 + side * (out1 - 60),
              far + 24,
              800 + side * (out2 - 130),
              near - 30,
              800 + side * (in2 + 110),
              near - 30,
            ],
            palette.grass.lit,
          ),
        ].join('');
      })
      .join('');
  return [
    park(brush, y),
    castShadow(brush, 300, y, 1000, 240, 60),
    chimneys(
      brush,
      [
        [440, 400],
        [620, 390],
        [940, 390],
        [1120, 400],
      ],
      46,
      90,
      palette.wall,
    ),
    hipRoof(brush, { x: 300, y: 480, width: 1000, height: 140 }, palette.roof, 0.06, 0.01),
    block(brush, { x: 300, y, width: 1000, height: 244 }, palette.wall, 0.05),
    wing(310),
    wing(920),
    block(brush, { x: 690, y, width: 220, height: 280 }, palette.wall2),
    poly([676, 442, 800, 366, 924, 442], palette.trim.lit),
    poly([712, 434, 800, 382, 888, 434], palette.wall.shade),
    circle(800, 416, 15, brush.pane()),
    windowGrid(brush, {
      x: 700,
      y: y - 6,
      width: 200,
      height: 270,
      columns: 3,
      rows: 2,
      pane: [0.5, 0.74],
      head: 'round',
      frame: palette.trim.lit,
    }),
    path(
      repeat(4, (index) => box(690 + index * 68, 446, 14, 272)),
      palette.trim.lit,
    ),
    rect(290, 474, 1020, 12, palette.trim.lit),
    rect(0, y, WIDTH, HEIGHT - y, palette.path.lit),
    castShadow(brush, 300, y, 1000, 150, 34),
    rect(640, y, 320, 10, palette.trim.lit),
    rect(620, y + 10, 360, 10, palette.stone.shade),
    bed(-1),
    bed(1),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((index) => topiary(brush, 800 + side * (150 + index * 150), 800 + index * 95, 70 + index * 42)),
    ),
    people(brush, {
      from: 740,
      to: 880,
      y: 850,
      height: 76,
      count: 1,
      fills: [sun > 0 ? palette.dark : palette.accent.shade],
    }),
  ].join('');
}

/** A clipped cone. */
const topiary = (brush: Brush, x: number, y: number, height: number): string =>
  poly([x - height * 0.3, y, x, y - height, x + height * 0.3, y], brush.palette.evergreen.shade) +
  poly([x, y - height, x + brush.sun * height * 0.3, y, x + brush.sun * height * 0.02, y], brush.palette.evergreen.lit);

const CHATEAUX = [renaissance, moated, classical, stronghold];

export const paintChateau: Painter = (brush) => CHATEAUX[brush.structure(CHATEAUX.length)]!(brush);
