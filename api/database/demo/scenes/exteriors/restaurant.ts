import { afar, type Brush, type Painter } from '../brush.ts';
import { awning, windowGrid } from '../openings.ts';
import { festoon, lampPost, parasol, people, person } from '../figures.ts';
import { castShadow, church, house, stacks } from '../houses.ts';
import { clouds, hills, reflection, sky, water } from '../landscape.ts';
import { box, circle, disc, HEIGHT, n, path, poly, rect, repeat, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';
import { bistroTable } from './bistro-table.ts';

/** The front of a bistro, straight on: painted wood, awning, tables on the pavement. */
function bistro(brush: Brush): string {
  const { palette } = brush;
  const paint = palette.material(brush.pick(['#8f2f26', '#1f4a42', '#23405c', '#b98a2f', '#5e7f6b']));
  const glass = palette.sky.lamps > 10 ? palette.lamp : palette.pane;
  return [
    rect(0, 0, WIDTH, 860, palette.wall.lit),
    brush.sun > 0 ? rect(0, 0, 200, 860, palette.wall.shade, 0.5) : rect(1400, 0, 200, 860, palette.wall.shade, 0.5),
    windowGrid(brush, {
      x: 100,
      y: 268,
      width: 1400,
      height: 260,
      columns: 6,
      rows: 1,
      pane: [0.36, 0.82],
      frame: palette.trim.lit,
      shutters: palette.shutter,
      bars: palette.trim.lit,
    }),
    rect(0, 288, WIDTH, 16, palette.trim.lit),
    rect(0, 304, WIDTH, 10, palette.wall.shade),
    ...[0, 1, 2, 3, 4, 5].map(
      (index) =>
        path(
          repeat(5, (bloom) => disc(140 + index * 233 + bloom * 38, 262, 24, 20)),
          palette.evergreen.lit,
        ) +
        path(
          repeat(4, (bloom) => disc(160 + index * 233 + bloom * 40, 256, 11)),
          palette.flower.lit,
        ),
    ),
    rect(90, 340, 1420, 520, paint.lit),
    rect(90, 340, 1420, 84, paint.shade),
    rect(70, 328, 1460, 22, palette.trim.lit),
    ...[0, 1, 2, 3]
      .filter((index) => index !== 2)
      .map((index) => {
        const x = 130 + index * 350;
        return [
          rect(x, 470, 300, 260, glass),
          path(box(x + 96, 470, 7, 260) + box(x + 197, 470, 7, 260) + box(x, 540, 300, 6), paint.shade),
          rect(x, 734, 300, 96, paint.shade),
          rect(x + 16, 748, 268, 68, paint.lit),
          palette.sky.lamps > 10
            ? path(
                repeat(
                  3,
                  (guest) => disc(x + 60 + guest * 86, 650, 17) + `M${n(x + 30 + guest * 86)} 730q0 -60 30 -60t30 60z`,
                ),
                paint.deep,
              )
            : poly([x + 30, 730, x + 150, 470, x + 210, 470, x + 90, 730], palette.sky.low, 0.22),
        ].join('');
      }),
    rect(846, 470, 270, 390, paint.deep),
    rect(864, 490, 110, 370, glass),
    rect(988, 490, 110, 370, glass),
    path(box(864, 690, 234, 26) + box(966, 660, 8, 90) + box(988, 660, 8, 90), paint.lit),
    awning(110, 396, 1380, 76, palette.accent.lit, palette.trim.lit, 25),
    rect(0, 858, WIDTH, 220, palette.stone.lit),
    poly([0, 858, WIDTH, 858, WIDTH, 900, 0, 884], palette.stone.shade),
    path(
      repeat(9, (index) => `M${n(index * 220 - 60)} 858L${n(index * 300 - 400)} 1080h5L${n(index * 220 - 57)} 858z`) +
        box(0, 950, WIDTH, 4),
      palette.stone.shade,
    ),
    ...[110, 800, 1490].map((x) => planter(brush, x, 884)),
    ...[250, 590, 1260].map((x) => bistroTable(brush, x, 990, 150, palette.trim.lit)),
    person(brush, 1050, 940, 250, palette.dark),
    person(brush, 420, 1000, 260, palette.accent.deep),
  ].join('');
}

const planter = (brush: Brush, x: number, y: number): string =>
  rect(x - 50, y - 70, 100, 76, brush.palette.metal.lit) +
  rect(x - 50, y - 70, 100, 12, brush.palette.metal.shade) +
  circle(x, y - 122, 60, brush.palette.evergreen.shade) +
  circle(x + brush.sun * 12, y - 132, 44, brush.palette.evergreen.lit);

/** On the corner of a square, at the foot of a tall house. */
function onTheCorner(brush: Brush): string {
  const { palette, sun } = brush;
  const timbered = palette.region.timbered;
  const away = afar(brush, 0.35);
  const x = sun > 0 ? 380 : 560;
  const glass = palette.sky.lamps > 10 ? palette.lamp : palette.pane;
  return [
    sky(brush, 860),
    clouds(brush, 60, 280, 3),
    repeat(8, (index) =>
      house(away, {
        x: index * 210 - 30,
        y: 840,
        width: 206,
        height: brush.between(320, 440),
        columns: 3,
        rows: 4,
        roofHeight: brush.between(70, 120),
        timber: timbered,
        gabled: timbered,
        wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
      }),
    ),
    church(afar(brush, 0.55), sun > 0 ? 1240 : 250, 560, 460),
    rect(0, 838, WIDTH, 240, palette.path.lit),
    castShadow(brush, x, 846, 660, 280, 80),
    stacks(brush, x, 210, 660, 70),
    house(brush, {
      x,
      y: 850,
      width: 660,
      height: 520,
      columns: 5,
      rows: 3,
      roofHeight: timbered ? 210 : 130,
      timber: timbered,
      shutters: true,
    }),
    rect(x - 12, 650, 684, 204, palette.wood.lit),
    rect(x - 12, 650, 684, 40, palette.wood.deep),
    ...[0, 1, 3, 4].map(
      (index) =>
        rect(x + 14 + index * 128, 706, 110, 110, glass) + rect(x + 66 + index * 128, 706, 6, 110, palette.wood.deep),
    ),
    rect(x + 270, 700, 112, 154, palette.wood.deep),
    rect(x + 284, 714, 84, 140, glass),
    awning(x + 4, 686, 652, 60, palette.accent.lit, palette.trim.lit, 17),
    ...[0, 1, 2].map((index) =>
      bistroTable(brush, x + 40 + index * 300, 950 + (index % 2) * 50, 104, palette.trim.lit),
    ),
    ...[0, 1].map((index) =>
      parasol(
        brush,
        x + 190 + index * 310,
        960,
        250,
        230,
        index === 0 ? palette.accent.lit : palette.trim.lit,
        index === 0 ? palette.trim.lit : palette.accent.lit,
      ),
    ),
    tree(brush, 'plane', { x: sun > 0 ? 1300 : 260, y: 940, height: 500 }),
    lampPost(brush, sun > 0 ? 250 : 1390, 960, 320),
    people(brush, {
      from: sun > 0 ? 1060 : 80,
      to: sun > 0 ? 1540 : 480,
      y: 980,
      height: 128,
      count: 3,
      fills: [palette.dark, palette.accent.shade],
    }),
  ].join('');
}

/** A guinguette: an inn by the water, lights in the trees. */
function guinguette(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 180 : 700;
  const glass = palette.sky.lamps > 10 ? palette.lamp : palette.pane;
  return [
    sky(brush, 640),
    clouds(brush, 60, 260, 4),
    hills(brush, { y: 620, height: 90, fill: palette.far, waves: 3 }),
    grove(brush, {
      from: -40,
      to: 1640,
      y: 680,
      height: 230,
      count: 12,
      distance: 0.28,
      kinds: ['poplar', 'plane', 'oak'],
    }),
    rect(0, 676, WIDTH, 130, palette.grass.lit),
    castShadow(brush, x, 730, 660, 180, 50),
    stacks(brush, x, 400, 660, 56),
    house(brush, {
      x,
      y: 740,
      width: 660,
      height: 240,
      columns: 6,
      rows: 2,
      roofHeight: 120,
      shutters: true,
      timber: palette.region.timbered,
    }),
    rect(x + 60, 626, 540, 114, palette.wood.deep),
    windowGrid(brush, {
      x: x + 70,
      y: 738,
      width: 520,
      height: 100,
      columns: 6,
      rows: 1,
      pane: [0.76, 0.9],
      fill: glass,
    }),
    awning(x + 50, 616, 560, 46, palette.accent.lit, palette.trim.lit, 19),
    rect(0, 760, WIDTH, 26, palette.wood.lit),
    rect(0, 786, WIDTH, 16, palette.wood.deep),
    path(
      repeat(12, (index) => box(40 + index * 140, 800, 16, 80)),
      palette.wood.deep,
    ),
    water(brush, 836, HEIGHT),
    reflection(brush, x, 840, 660, 170, palette.wall.shade),
    path(
      repeat(12, (index) => box(40 + index * 140, 786, 16, 90)),
      palette.wood.deep,
    ),
    ...[0, 1, 2, 3, 4].map((index) => bistroTable(brush, 150 + index * 320, 764, 78, palette.trim.lit)),
    people(brush, { from: 220, to: 1480, y: 764, height: 96, count: 5, fills: [palette.dark, palette.accent.shade] }),
    tree(brush, 'plane', { x: 60, y: 790, height: 620 }),
    tree(brush, 'plane', { x: 1540, y: 790, height: 580 }),
    festoon(brush, 60, 470, 560, 540, 60, 11),
    festoon(brush, 560, 540, 1060, 540, 50, 11),
    festoon(brush, 1060, 540, 1540, 470, 60, 11),
    ...[560, 1060].map((at) => rect(at - 4, 536, 8, 226, palette.wood.deep)),
    path(`M${sun > 0 ? 900 : 240} 930q160 34 380 0q-20 46 -60 46h-250q-50 0 -70 -46z`, palette.accent.lit),
    path(`M${sun > 0 ? 900 : 240} 930q160 34 380 0q-190 16 -380 0z`, palette.trim.lit),
  ].join('');
}

const RESTAURANTS = [bistro, onTheCorner, guinguette];

export const paintRestaurant: Painter = (brush) => RESTAURANTS[brush.structure(RESTAURANTS.length)]!(brush);
