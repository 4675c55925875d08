import type { Brush, Painter } from '../brush.ts';
import { block, dormers, hipRoof } from '../buildings.ts';
import { awning, railing, windowGrid } from '../openings.ts';
import { people } from '../figures.ts';
import { balustrade, castShadow } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { tone } from '../colour.ts';
import { arch, circle, ellipse, path, poly, rect, repeat, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';
import { corner, haussmann } from './hotel-in-town.ts';
import { flag, street } from './street.ts';

/** A white hotel of 1935: long bands of windows, a stair tower, balconies like a ship's. */
function modern(brush: Brush): string {
  const { palette, sun } = brush;
  const wall = palette.material(brush.pick(['#f6efe0', '#f3dfc3', '#efe3d6']));
  const stair = sun > 0 ? 1010 : 440;
  const floors = 5;
  const floor = 92;
  return [
    sky(brush, 900),
    clouds(brush, 70, 340, 4),
    hills(brush, { y: 820, height: 120, fill: palette.far }),
    grove(brush, { from: -40, to: 1640, y: 880, height: 210, count: 11, distance: 0.45 }),
    street(brush, 878),
    castShadow(brush, 260, 880, 1080, 280, 90),
    block(brush, { x: 260, y: 880, width: 1080, height: 500 }, wall, 0.08),
    poly([420, 380, 420, 300, 1180, 300, 1180, 380], wall.shade),
    rect(440, 318, 720, 50, palette.sky.lamps > 20 ? palette.lamp : palette.pane),
    rect(400, 288, 800, 16, palette.trim.lit),
    ...Array.from({ length: floors - 1 }, (_, index) => {
      const y = 470 + index * floor;
      return [
        windowGrid(brush, { x: 280, y, width: 1040, height: 54, columns: 14, rows: 1, pane: [0.92, 0.9] }),
        rect(240, y + 4, 1120, 11, palette.trim.lit),
        rect(240, y + 15, 1120, 9, wall.shade),
        railing(240, y + 4, 1120, 28, palette.shutter.shade, 16),
      ].join('');
    }),
    rect(stair, 200, 150, 680, wall.lit),
    rect(sun > 0 ? stair : stair + 100, 200, 50, 680, wall.shade),
    rect(stair + 58, 240, 34, 500, palette.sky.lamps > 10 ? palette.lamp : palette.pane),
    ...[330, 420, 510, 600, 690].map((y) => rect(stair + 54, y, 42, 7, wall.lit)),
    flag(brush, stair + 75, 204, palette.accent.lit),
    rect(660, 790, 280, 18, palette.accent.lit),
    rect(690, 808, 220, 74, palette.sky.lamps > 10 ? palette.lamp : palette.pane),
    ...[740, 800, 860].map((x) => rect(x, 808, 6, 74, wall.lit)),
    tree(brush, palette.region.southern ? 'palm' : 'plane', { x: 150, y: 950, height: 520 }),
    tree(brush, palette.region.southern ? 'palm' : 'plane', { x: 1450, y: 940, height: 460 }),
    bush(brush, 380, 900, 170, 44),
    bush(brush, 1220, 900, 170, 44),
    people(brush, { from: 640, to: 1000, y: 946, height: 92, count: 3, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** A grand hotel between two pavilions, behind its lawn. */
function grand(brush: Brush): string {
  const { palette, sun } = brush;
  const pavilion = (x: number): string =>
    [
      block(brush, { x, y: 800, width: 200, height: 430 }, palette.wall, 0.3),
      poly([x - 14, 372, x + 40, 210, x + 160, 210, x + 214, 372], palette.roof.lit),
      sun > 0
        ? poly([x - 14, 372, x + 40, 210, x + 84, 210, x + 70, 372], palette.roof.shade)
        : poly([x + 214, 372, x + 160, 210, x + 116, 210, x + 130, 372], palette.roof.shade),
      rect(x + 36, 200, 128, 12, palette.trim.lit),
      windowGrid(brush, {
        x: x + 20,
        y: 780,
        width: 160,
        height: 380,
        columns: 2,
        rows: 4,
        pane: [0.44, 0.66],
        frame: palette.trim.lit,
        shutters: palette.shutter,
      }),
      circle(x + 100, 306, 30, palette.trim.lit),
      circle(x + 100, 306, 21, brush.pane()),
      rect(x - 10, 366, 220, 12, palette.trim.lit),
    ].join('');
  return [
    sky(brush, 820),
    clouds(brush, 60, 280, 4),
    hills(brush, { y: 700, height: 130, fill: palette.far, waves: 3 }),
    grove(brush, { from: -60, to: 330, y: 800, height: 330, count: 4, distance: 0.3 }),
    grove(brush, { from: 1270, to: 1660, y: 800, height: 330, count: 4, distance: 0.3 }),
    rect(0, 796, WIDTH, 280, palette.grass.lit),
    castShadow(brush, 270, 800, 1060, 280, 80),
    hipRoof(brush, { x: 420, y: 420, width: 760, height: 120 }, palette.roof, 0.04, 0.01),
    dormers(brush, { x: 480, y: 422, width: 640, height: 84 }, 7, palette.trim, palette.roof),
    block(brush, { x: 440, y: 800, width: 720, height: 384 }, palette.wall2),
    windowGrid(brush, {
      x: 480,
      y: 690,
      width: 640,
      height: 260,
      columns: 9,
      rows: 3,
      pane: [0.42, 0.68],
      frame: palette.trim.lit,
      sill: palette.trim.shade,
    }),
    rect(440, 414, 720, 12, palette.trim.lit),
    pavilion(290),
    pavilion(1110),
    rect(480, 700, 640, 100, palette.pane),
    path(
      repeat(9, (index) => arch(490 + index * 70, 712, 56, 88)),
      palette.sky.lamps > 10 ? palette.lamp : tone(palette.pane, 0.12),
    ),
    awning(476, 696, 648, 34, palette.accent.lit, palette.trim.lit, 27),
    balustrade(brush, 480, 690, 640, 30),
    flag(brush, 800, 304, palette.accent.lit),
    poly([740, 800, 860, 800, 1060, 1080, 540, 1080], palette.path.lit),
    ellipse(800, 930, 150, 34, palette.stone.shade),
    ellipse(800, 926, 138, 28, palette.water.lit),
    path('M800 926q-8 -70 -44 -60q28 -34 44 -20q16 -14 44 20q-36 -10 -44 60z', palette.snow.lit, 0.85),
    ...[360, 500, 1100, 1240].map((x) => bush(brush, x, 900, 120, 70)),
    ...[120, 1480].map((x) => bush(brush, x, 1070, 560, 150)),
    people(brush, { from: 560, to: 700, y: 880, height: 78, count: 1, fills: [palette.dark] }),
    people(brush, { from: 930, to: 1100, y: 900, height: 82, count: 1, fills: [palette.accent.shade] }),
  ].join('');
}

const HOTELS = [haussmann, grand, corner, modern];

export const paintHotel: Painter = (brush) => HOTELS[brush.structure(HOTELS.length)]!(brush);
