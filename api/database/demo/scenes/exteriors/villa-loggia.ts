import { type Brush } from '../brush.ts';
import { block, hipRoof } from '../buildings.ts';
import { windowGrid } from '../openings.ts';
import { parasol, people } from '../figures.ts';
import { balustrade, castShadow } from '../houses.ts';
import { arch, path, poly, rect, repeat, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';
import { bay } from './bay.ts';

/** A southern or coastal country villa with a loggia of arches, among its trees. */
export function loggia(brush: Brush): string {
  const { palette, sun } = brush;
  const { wall, roof } = palette;
  const x = sun > 0 ? 300 : 420;
  const dim = palette.sky.lamps > 20 ? palette.lamp : wall.deep;
  return [
    bay(brush, 540),
    path('M-20 700Q500 640 1000 690T1640 670V1090H-20z', palette.grass.shade),
    grove(brush, { from: -40, to: 1640, y: 720, height: 200, count: 12, distance: 0.2 }),
    rect(0, 800, WIDTH, 280, palette.path.lit),
    castShadow(brush, x, 810, 880, 240, 70),
    block(brush, { x: x + 560, y: 810, width: 210, height: 450 }, wall, 0.2),
    hipRoof(brush, { x: x + 560, y: 360, width: 210, height: 70 }, roof, 0.2, 0.08),
    windowGrid(brush, {
      x: x + 580,
      y: 500,
      width: 170,
      height: 110,
      columns: 3,
      rows: 1,
      pane: [0.6, 0.8],
      head: 'round',
      frame: palette.trim.lit,
    }),
    block(brush, { x, y: 810, width: 570, height: 310 }, wall),
    hipRoof(brush, { x, y: 500, width: 570, height: 80 }, roof, 0.05, 0.05),
    windowGrid(brush, {
      x: x + 20,
      y: 630,
      width: 530,
      height: 110,
      columns: 5,
      rows: 1,
      pane: [0.36, 0.76],
      frame: palette.trim.lit,
      shutters: palette.shutter,
    }),
    rect(x - 6, 640, 582, 10, palette.trim.lit),
    path(
      repeat(5, (index) => arch(x + 24 + index * 108, 664, 86, 146)),
      dim,
    ),
    block(brush, { x: x + 760, y: 810, width: 200, height: 220 }, palette.wall2, 0.16),
    hipRoof(brush, { x: x + 760, y: 590, width: 200, height: 60 }, roof, 0.06, 0.06),
    windowGrid(brush, {
      x: x + 780,
      y: 790,
      width: 160,
      height: 170,
      columns: 2,
      rows: 1,
      pane: [0.36, 0.56],
      frame: palette.trim.lit,
      shutters: palette.shutter,
    }),
    windowGrid(brush, {
      x: x + 600,
      y: 790,
      width: 130,
      height: 220,
      columns: 2,
      rows: 2,
      pane: [0.4, 0.5],
      frame: palette.trim.lit,
      shutters: palette.shutter,
    }),
    ...[0, 1, 2].map((index) => pot(brush, x + 10 + index * 260, 846, 60)),
    tree(brush, 'pine', { x: sun > 0 ? 150 : 1480, y: 900, height: 760 }),
    tree(brush, palette.region.southern ? 'cypress' : 'poplar', { x: sun > 0 ? 1370 : 250, y: 850, height: 560 }),
    tree(brush, palette.region.southern ? 'cypress' : 'poplar', { x: sun > 0 ? 1460 : 160, y: 870, height: 460 }),
    parasol(brush, sun > 0 ? 760 : 900, 950, 210, 170, palette.accent.lit, palette.trim.lit),
    people(brush, {
      from: sun > 0 ? 880 : 560,
      to: sun > 0 ? 1080 : 760,
      y: 950,
      height: 110,
      count: 2,
      fills: [palette.dark, palette.accent.shade],
    }),
    balustrade(brush, -20, 1040, WIDTH + 40, 84),
    bush(brush, 240, 1090, 420, 90, palette.flower),
    bush(brush, 1360, 1090, 460, 100),
  ].join('');
}

/** A clay pot with a clipped tree in it. */
const pot = (brush: Brush, x: number, y: number, size: number): string =>
  poly(
    [x - size * 0.4, y - size * 0.6, x + size * 0.4, y - size * 0.6, x + size * 0.28, y, x - size * 0.28, y],
    brush.palette.material('#c06a43').lit,
  ) + bush(brush, x, y - size * 0.58, size * 1.1, size * 0.85);
