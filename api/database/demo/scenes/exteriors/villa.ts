import type { Brush, Painter } from '../brush.ts';
import { block, chimneys, dormers, gable, hipRoof, tower } from '../buildings.ts';
import { railing, windowGrid } from '../openings.ts';
import { birds, parasol, people } from '../figures.ts';
import { balustrade, castShadow, timbers } from '../houses.ts';
import { arch, ellipse, group, n, path, rect, repeat, stroke } from '../svg.ts';
import { bush, tree } from '../trees.ts';
import { bay, seaTree } from './bay.ts';
import { loggia } from './villa-loggia.ts';

/** White, flat-roofed, of the thirties: terraces one above the other over the sea. */
function riviera(brush: Brush): string {
  const { palette, sun } = brush;
  const wall = palette.material(brush.pick(['#fbf5e9', '#f7e3cb', '#f4ecdd']));
  const glass = palette.sky.lamps > 10 ? palette.lamp : palette.pane;
  const x = sun > 0 ? 170 : 610;
  const round = sun > 0 ? x + 820 : x;
  return [
    bay(brush, 600),
    path(
      sun > 0 ? 'M-20 800Q700 740 1130 830L1400 1090H-20z' : 'M1620 800Q900 740 470 830L200 1090H1620z',
      palette.rock.lit,
    ),
    path(sun > 0 ? 'M1000 815L1130 830L1400 1090H1120z' : 'M600 815L470 830L200 1090H480z', palette.rock.shade),
    castShadow(brush, x, 806, 820, 200, 60),
    block(brush, { x: x + 120, y: 420, width: 460, height: 130 }, wall, 0.08),
    rect(x + 100, 280, 500, 18, palette.trim.lit),
    windowGrid(brush, {
      x: x + 160,
      y: 404,
      width: 380,
      height: 88,
      columns: 4,
      rows: 1,
      pane: [0.8, 0.9],
      fill: glass,
    }),
    block(brush, { x: x + 40, y: 610, width: 700, height: 190 }, wall, 0.06),
    rect(x + 20, 414, 760, 16, palette.trim.lit),
    rect(x + 20, 430, 760, 12, wall.shade),
    railing(x + 20, 416, 760, 42, palette.shutter.shade, 15),
    windowGrid(brush, {
      x: x + 90,
      y: 592,
      width: 600,
      height: 130,
      columns: 5,
      rows: 1,
      pane: [0.74, 0.92],
      frame: wall.shade,
      bars: wall.lit,
    }),
    block(brush, { x, y: 810, width: 820, height: 200 }, wall, 0.08),
    ellipse(round, 710, 96, 1, wall.lit),
    path(`M${n(round)} 610a96 100 0 0 ${sun > 0 ? 1 : 0} 0 200z`, wall.lit),
    rect(x - 30, 604, 880, 18, palette.trim.lit),
    rect(x - 30, 622, 880, 13, wall.shade),
    railing(x - 30, 606, 880, 46, palette.shutter.shade, 15),
    path(
      repeat(5, (index) => arch(x + 70 + index * 145, 660, 100, 150)),
      glass,
    ),
    parasol(brush, x + (sun > 0 ? 700 : 120), 606, 150, 130, palette.accent.lit, palette.trim.lit),
    people(brush, {
      from: x + 300,
      to: x + 560,
      y: 606,
      height: 80,
      count: 2,
      fills: [palette.dark, palette.accent.shade],
    }),
    balustrade(brush, sun > 0 ? -20 : 430, 880, 1190, 76),
    rect(sun > 0 ? -20 : 430, 890, 1190, 30, palette.stone.shade),
    tree(brush, seaTree(brush), { x: sun > 0 ? 110 : 1490, y: 1000, height: 740 }),
    tree(brush, seaTree(brush), { x: sun > 0 ? 1080 : 520, y: 930, height: 430 }),
    bush(brush, sun > 0 ? 260 : 1340, 1080, 520, 140),
    bush(brush, sun > 0 ? 820 : 780, 1090, 360, 90, { ...palette.flower }),
  ].join('');
}

/** Belle Époque on the cliff: gables, a corner turret, timber or painted frames. */
function belleEpoque(brush: Brush): string {
  const { palette, sun } = brush;
  const timber = palette.region.timbered || ['75', '32', '53'].includes(brush.setting.regionCode);
  const wall = timber ? palette.material('#f7efdf') : palette.wall;
  const roof = palette.roof;
  const beams = (it: { x: number; y: number; width: number; height: number }): string =>
    timber ? timbers(brush, it) : '';
  const whole = [
    castShadow(brush, 380, 800, 760, 240, 70),
    hipRoof(brush, { x: 420, y: 500, width: 640, height: 190 }, roof, 0.12, 0.04),
    chimneys(
      brush,
      [
        [600, 330],
        [930, 330],
      ],
      50,
      110,
      palette.wall2,
    ),
    block(brush, { x: 420, y: 800, width: 640, height: 300 }, wall),
    beams({ x: 420, y: 650, width: 640, height: 150 }),
    windowGrid(brush, {
      x: 680,
      y: 790,
      width: 360,
      height: 280,
      columns: 4,
      rows: 2,
      pane: [0.4, 0.6],
      frame: palette.trim.lit,
      shutters: palette.shutter,
    }),
    block(brush, { x: 390, y: 806, width: 270, height: 330 }, wall, 0.08),
    gable(brush, { x: 390, y: 478, width: 270, height: 190 }, wall, roof, 0.1),
    beams({ x: 390, y: 640, width: 270, height: 160 }),
    windowGrid(brush, {
      x: 410,
      y: 640,
      width: 230,
      height: 140,
      columns: 2,
      rows: 1,
      pane: [0.44, 0.68],
      frame: palette.trim.lit,
      shutters: palette.shutter,
    }),
    rect(396, 652, 258, 10, palette.wood.deep),
    railing(396, 652, 258, 40, palette.wood.deep, 8),
    windowGrid(brush, {
      x: 420,
      y: 800,
      width: 210,
      height: 140,
      columns: 3,
      rows: 1,
      pane: [0.7, 0.88],
      head: 'round',
      frame: palette.trim.lit,
    }),
    windowGrid(brush, {
      x: 490,
      y: 450,
      width: 70,
      height: 90,
      columns: 1,
      rows: 1,
      pane: [0.7, 0.9],
      head: 'round',
      frame: palette.trim.lit,
    }),
    tower(brush, { x: 1030, y: 804, width: 150, height: 400 }, wall, roof, 1.5),
    dormers(brush, { x: 720, y: 496, width: 300, height: 96 }, 2, wall, roof),
  ].join('');
  return [
    bay(brush, 620),
    path('M-20 800H1260Q1340 860 1330 930L1420 1090H-20z', palette.rock.lit),
    path('M860 806h400Q1340 860 1330 930L1420 1090H1180Q1160 900 860 806z', palette.rock.shade),
    group(`translate(${sun > 0 ? -60 : 0} 0)`, whole),
    path('M-20 800H1240Q1180 850 700 846T-20 900z', palette.grass.lit),
    path('M-20 850Q500 820 760 880T900 1090H-20z', palette.grass.shade),
    stroke('M560 806Q600 900 380 960T180 1090', palette.path.lit, 46),
    tree(brush, seaTree(brush), { x: 180, y: 960, height: 640 }),
    bush(brush, 760, 860, 220, 70, palette.flower),
    bush(brush, 930, 850, 160, 54),
    people(brush, { from: 600, to: 760, y: 870, height: 84, count: 1, fills: [palette.dark] }),
    birds(brush, 1340, 330, 110, 6, palette.trim.lit),
  ].join('');
}

const VILLAS = [riviera, belleEpoque, loggia];

export const paintVilla: Painter = (brush) => VILLAS[brush.structure(VILLAS.length)]!(brush);
