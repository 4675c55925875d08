import type { Brush, Painter } from '../brush.ts';
import { block, hipRoof } from '../buildings.ts';
import { windowGrid } from '../openings.ts';
import { birds } from '../figures.ts';
import { castShadow, house, village } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { tone } from '../colour.ts';
import { path, poly } from '../svg.ts';
import { grove, tree } from '../trees.ts';
import { rows, tufts } from './crops.ts';

const LAVENDER = ['#7c64b4', '#8d6fc0', '#6c5ca8'];

function lavenderField(brush: Brush, horizon: number, vanishX: number): string {
  const purple = brush.palette.material(brush.pick(LAVENDER));
  const count = brush.pick([17, 21, 15]);
  return (
    rows(brush, horizon, vanishX, { lit: purple.lit, shade: purple.shade, soil: brush.palette.earth.lit }, count) +
    tufts(brush, horizon, vanishX, tone(purple.lit, 0.05), count, 56)
  );
}

function ventoux(brush: Brush, horizon: number): string {
  const { palette } = brush;
  return [
    sky(brush, horizon),
    clouds(brush, 60, horizon - 280, 4),
    path(
      `M-20 ${horizon + 4}Q${brush.sun > 0 ? 520 : 900} ${horizon - 330} ${brush.sun > 0 ? 700 : 1060} ${horizon - 300}T1640 ${horizon + 4}z`,
      palette.far,
    ),
    hills(brush, { y: horizon - 10, height: 70, fill: palette.mid, waves: 4 }),
  ].join('');
}

/** A farm of stone at the end of the field. */
function mas(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 900 : 330;
  return [
    ventoux(brush, 560),
    grove(brush, {
      from: -20,
      to: 1620,
      y: 574,
      height: 80,
      count: 18,
      distance: 0.3,
      kinds: ['olive', 'cypress', 'pine'],
    }),
    lavenderField(brush, 560, sun > 0 ? 560 : 1040),
    path(`M${x - 130} 590Q${x + 180} 540 ${x + 520} 590Q${x + 200} 640 ${x - 130} 590z`, palette.grass.shade),
    house(brush, { x, y: 594, width: 250, height: 120, columns: 4, rows: 2, roofHeight: 44, shutters: true }),
    house(brush, {
      x: x + 236,
      y: 598,
      width: 150,
      height: 78,
      columns: 2,
      rows: 1,
      roofHeight: 34,
      wall: palette.wall2,
    }),
    ...[-40, -80, 410].map((at) => tree(brush, 'cypress', { x: x + at, y: 602, height: brush.between(190, 250) })),
    tree(brush, 'plane', { x: x + 300, y: 640, height: 190 }),
  ].join('');
}

/** An abbey in its valley. */
function abbey(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 640 : 560;
  return [
    sky(brush, 520),
    clouds(brush, 60, 240, 3),
    hills(brush, { y: 430, height: 160, fill: palette.far, waves: 2 }),
    hills(brush, { y: 520, height: 150, fill: palette.mid, waves: 3, bottom: 600 }),
    grove(brush, {
      from: -20,
      to: 1620,
      y: 586,
      height: 130,
      count: 20,
      distance: 0.2,
      kinds: ['pine', 'olive', 'oak'],
    }),
    lavenderField(brush, 600, 800),
    hipRoof(brush, { x: x - 60, y: 500, width: 420, height: 70 }, palette.roof, 0.05, 0.02),
    block(brush, { x: x - 60, y: 612, width: 420, height: 112 }, palette.wall, 0.1),
    windowGrid(brush, {
      x: x - 40,
      y: 600,
      width: 380,
      height: 84,
      columns: 6,
      rows: 1,
      pane: [0.26, 0.7],
      head: 'round',
      frame: palette.trim.lit,
    }),
    block(brush, { x: x + 220, y: 430, width: 76, height: 90 }, palette.wall2, 0.4),
    poly([x + 212, 342, x + 258, 292, x + 304, 342], palette.roof.lit),
    windowGrid(brush, {
      x: x + 224,
      y: 420,
      width: 68,
      height: 64,
      columns: 2,
      rows: 1,
      pane: [0.4, 0.8],
      head: 'round',
    }),
    block(brush, { x: x + 340, y: 616, width: 180, height: 84 }, palette.wall2, 0.1),
    hipRoof(brush, { x: x + 340, y: 532, width: 180, height: 46 }, palette.roof, 0.05, 0.03),
    ...[-120, -160, 570].map((at) => tree(brush, 'cypress', { x: x + at, y: 622, height: brush.between(210, 270) })),
  ].join('');
}

/** One tree on the ridge. */
function loneTree(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 560 : 1040;
  return [
    ventoux(brush, 620),
    village(brush, { x: sun > 0 ? 1060 : 160, y: 620, width: 320, size: 34, distance: 0.35 }),
    lavenderField(brush, 640, x),
    path('M-20 636Q400 606 800 632T1640 626V664Q1100 640 800 656T-20 664z', palette.grass.shade),
    castShadow(brush, x - 30, 650, 70, 380, 20),
    tree(brush, brush.pick(['oak', 'pine', 'plane']), { x, y: 652, height: 420 }),
    birds(brush, 800 - sun * 300, 300, 150, 6, palette.dark),
  ].join('');
}

const LAVENDERS = [mas, loneTree, abbey];

export const paintLavender: Painter = (brush) => LAVENDERS[brush.structure(LAVENDERS.length)]!(brush);
