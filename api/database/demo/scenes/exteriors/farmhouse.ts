import type { Brush, Painter } from '../brush.ts';
import { block, dormers, hipRoof, tower } from '../buildings.ts';
import { door } from '../openings.ts';
import { people } from '../figures.ts';
import { castShadow, house, stacks, village } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { arch, box, circle, HEIGHT, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';

/** Sky, two lines of hills, and a field in front. */
function land(brush: Brush, horizon: number): string {
  const { palette } = brush;
  return [
    sky(brush, horizon),
    clouds(brush, 60, horizon - 240, 4),
    hills(brush, { y: horizon - 20, height: 110, fill: palette.far, waves: 3 }),
    hills(brush, { y: horizon + 20, height: 60, fill: palette.mid, waves: 4 }),
    rect(0, horizon + 30, WIDTH, HEIGHT, palette.grass.lit),
  ].join('');
}

/** A long house and its barn around a court, a great tree in the middle. */
function courtyard(brush: Brush): string {
  const { palette, sun } = brush;
  const y = 740;
  return [
    land(brush, 620),
    grove(brush, { from: -40, to: 1640, y: 690, height: 210, count: 12, distance: 0.25 }),
    castShadow(brush, 220, y, 700, 240, 70),
    stacks(brush, 220, 380, 700, 54),
    house(brush, {
      x: 220,
      y,
      width: 700,
      height: 220,
      columns: 7,
      rows: 2,
      roofHeight: 140,
      shutters: true,
      timber: palette.region.timbered,
    }),
    door(brush, 570, y, 54, 96, true),
    castShadow(brush, 930, y + 30, 480, 220, 70),
    block(brush, { x: 930, y: y + 30, width: 480, height: 250 }, palette.wall2, 0.06),
    hipRoof(brush, { x: 930, y: y - 220, width: 480, height: 170 }, palette.roof, 0.06, 0.05),
    path(arch(1080, y - 140, 170, 172), palette.wood.deep),
    stroke(`M1165 ${y - 140}V${y + 30}`, palette.wood.shade, 5),
    path(box(970, y - 120, 46, 56) + box(1310, y - 120, 46, 56), palette.pane),
    path(`M-20 ${y + 20}Q700 ${y - 20} 1640 ${y + 40}V1090H-20z`, palette.path.lit),
    castShadow(brush, 220, y, 1190, 120, 36),
    path(`M-20 940Q420 860 760 960T1640 980V1090H-20z`, palette.grass.lit),
    path(`M-20 1000Q420 930 760 1020T1640 1030V1090H-20z`, palette.grass.shade),
    tree(brush, brush.pick(['oak', 'plane']), { x: sun > 0 ? 1290 : 330, y: 950, height: 560 }),
    trough(brush, sun > 0 ? 420 : 900, 880),
    people(brush, { from: 640, to: 900, y: 860, height: 96, count: 2, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

const trough = (brush: Brush, x: number, y: number): string =>
  rect(x, y - 44, 190, 50, brush.palette.stone.lit) +
  rect(x, y - 20, 190, 26, brush.palette.stone.shade) +
  rect(x + 8, y - 40, 174, 9, brush.palette.water.lit);

/** At the end of its lane between poplars, a pond beside it. */
function lane(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 560 : 500;
  return [
    land(brush, 590),
    village(brush, { x: sun > 0 ? 120 : 1180, y: 622, width: 260, size: 28, distance: 0.45 }),
    castShadow(brush, x, 690, 560, 240, 60),
    stacks(brush, x + 130, 420, 420, 44),
    house(brush, {
      x: x + 130,
      y: 690,
      width: 430,
      height: 180,
      columns: 5,
      rows: 2,
      roofHeight: 110,
      shutters: true,
      timber: palette.region.timbered,
    }),
    tower(
      brush,
      { x: x + 60, y: 694, width: 96, height: 240 },
      palette.wall2,
      palette.roof,
      palette.region.southern ? 0.5 : 1.2,
    ),
    block(brush, { x: x - 120, y: 696, width: 190, height: 110 }, palette.wall2),
    hipRoof(brush, { x: x - 120, y: 586, width: 190, height: 74 }, palette.roof, 0.08, 0.04),
    path(arch(x - 60, 616, 70, 80), palette.wood.deep),
    path('M700 694Q740 760 620 850T380 1090H980Q860 900 850 820T760 694z', palette.path.lit),
    ...[0, 1, 2, 3].flatMap((index) =>
      [-1, 1]
        .map((side) =>
          tree(brush, palette.region.southern ? 'cypress' : 'poplar', {
            x: 700 + side * (120 + index * 130) - index * 16,
            y: 740 + index * 84,
            height: 230 + index * 150,
          }),
        )
        .toReversed(),
    ),
    path(
      sun > 0
        ? 'M1050 900q180 -50 420 -16q150 30 60 90q-260 60 -470 10q-120 -40 -10 -84z'
        : 'M100 900q180 -50 320 -16q110 30 40 80q-200 50 -350 14q-90 -34 -10 -78z',
      palette.water.lit,
    ),
    path(
      sun > 0 ? 'M1120 914h170v8h-170zM1240 950h190v8h-190z' : 'M150 914h130v8h-130zM210 944h150v8h-150z',
      palette.sky.low,
      0.7,
    ),
    bush(brush, 60, 1090, 420, 130),
    bush(brush, 1540, 1090, 420, 130),
    people(brush, { from: 640, to: 760, y: 900, height: 110, count: 1, fills: [palette.dark] }),
  ].join('');
}

/** A country house behind its walled garden, seen over the gate. */
function walled(brush: Brush): string {
  const { palette, sun } = brush;
  const pillar = (x: number): string =>
    rect(x, 650, 70, 230, palette.stone.lit) +
    rect(sun > 0 ? x : x + 44, 650, 26, 230, palette.stone.shade) +
    rect(x - 12, 632, 94, 22, palette.trim.lit) +
    circle(x + 35, 606, 26, palette.stone.lit);
  return [
    land(brush, 600),
    grove(brush, { from: 60, to: 480, y: 720, height: 380, count: 4, distance: 0.12 }),
    grove(brush, { from: 1160, to: 1560, y: 720, height: 380, count: 4, distance: 0.12 }),
    stacks(brush, 420, 330, 760, 60),
    house(brush, {
      x: 420,
      y: 770,
      width: 760,
      height: 330,
      columns: 7,
      rows: 2,
      roofHeight: palette.region.southern ? 110 : 170,
      shutters: true,
    }),
    dormers(brush, { x: 500, y: 442, width: 600, height: 88 }, 3, palette.trim, palette.roof),
    door(brush, 800, 772, 66, 128, true),
    rect(0, 770, WIDTH, 120, palette.grass.lit),
    poly([770, 780, 830, 780, 920, 900, 680, 900], palette.path.lit),
    ...[470, 560, 1040, 1130].map((x) => bush(brush, x, 830, 110, 60, palette.flower)),
    rect(-10, 740, 590, 140, palette.stone.lit),
    rect(1020, 740, 600, 140, palette.stone.lit),
    rect(-10, 728, 600, 18, palette.trim.lit),
    rect(1010, 728, 610, 18, palette.trim.lit),
    path(
      repeat(
        16,
        (index) =>
          box(20 + index * 36 + (index % 2) * 9, 770 + (index % 3) * 32, 26, 12) +
          box(1060 + index * 34, 768 + ((index + 1) % 3) * 32, 24, 12),
      ),
      palette.stone.shade,
      0.45,
    ),
    pillar(580),
    pillar(950),
    stroke(
      repeat(
        5,
        (index) => `M${664 + index * 20} 880V${n(740 - index * 16)}M${936 - index * 20} 880V${n(740 - index * 16)}`,
      ) + 'M656 860H744M856 860H944',
      palette.dark,
      5,
    ),
    path('M-20 880H1620V1090H-20z', palette.path.lit),
    path('M-20 880H580V905Q300 930 -20 920zM1020 880H1640V930Q1300 930 1020 905z', palette.stone.shade, 0.7),
    path('M-20 1000Q300 940 620 1000T760 1090H-20zM1640 1000Q1300 930 1000 1010T880 1090H1640z', palette.grass.shade),
    tree(brush, brush.pick(palette.region.trees), { x: sun > 0 ? 150 : 1450, y: 1010, height: 660 }),
    people(brush, { from: 700, to: 960, y: 950, height: 130, count: 2, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

const FARMHOUSES = [courtyard, walled, lane];
export const paintFarmhouse: Painter = (brush) => FARMHOUSES[brush.structure(FARMHOUSES.length)]!(brush);
