import { afar, type Brush, type Painter } from '../brush.ts';
import { block, chimneys, gable } from '../buildings.ts';
import { windowGrid } from '../openings.ts';
import { lampPost, people } from '../figures.ts';
import { castShadow, house } from '../houses.ts';
import { clouds, hills, reflection, sky, water } from '../landscape.ts';
import { mix } from '../colour.ts';
import type { Material } from '../palette.ts';
import { arch, box, circle, ellipse, HEIGHT, n, path, pierced, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, tree } from '../trees.ts';

const brick = (brush: Brush): Material =>
  brush.palette.material(brush.pick(['#b0573f', '#c27a55', '#8f4a3a', '#d6b58c', '#7d848a']));

/** A brick warehouse on a canal, its tall windows full of light. */
function warehouse(brush: Brush): string {
  const { palette, sun } = brush;
  const wall = brick(brush);
  const away = afar(brush, 0.55);
  return [
    sky(brush, 820),
    clouds(brush, 60, 300, 3),
    repeat(8, (index) =>
      house(away, {
        x: index * 220 - 60,
        y: 800,
        width: 210,
        height: brush.between(160, 330),
        columns: 4,
        rows: 3,
        roofHeight: 50,
        wall: away.palette.wall2,
      }),
    ),
    castShadow(brush, 300, 790, 1000, 220, 60),
    block(brush, { x: 300, y: 800, width: 1000, height: 500 }, wall, 0.08),
    gable(brush, { x: 640, y: 304, width: 320, height: 110 }, wall, palette.metal, 0.04),
    rect(290, 292, 350, 16, palette.metal.lit),
    rect(960, 292, 350, 16, palette.metal.lit),
    circle(800, 262, 34, brush.pane()),
    windowGrid(brush, {
      x: 330,
      y: 690,
      width: 940,
      height: 370,
      columns: 7,
      rows: 2,
      pane: [0.66, 0.8],
      head: 'round',
      frame: wall.shade,
      bars: palette.metal.shade,
    }),
    ...Array.from({ length: 8 }, (_, index) => rect(322 + index * 134, 308, 14, 492, wall.shade)),
    rect(300, 700, 1000, 12, palette.trim.shade),
    windowGrid(brush, {
      x: 330,
      y: 800,
      width: 940,
      height: 84,
      columns: 7,
      rows: 1,
      pane: [0.66, 0.9],
      fill: palette.sky.lamps > 10 ? palette.lamp : palette.pane,
    }),
    rect(720, 700, 160, 100, palette.accent.lit),
    rect(740, 716, 120, 84, palette.sky.lamps > 10 ? palette.lamp : palette.pane),
    chimneys(brush, [[sun > 0 ? 400 : 1120, 300]], 54, 170, wall),
    rect(0, 798, WIDTH, 60, palette.stone.lit),
    rect(0, 858, WIDTH, 40, palette.stone.shade),
    water(brush, 896, HEIGHT),
    reflection(brush, 330, 900, 940, 150, palette.sky.lamps > 20 ? palette.lamp : wall.shade),
    tree(brush, 'plane', { x: sun > 0 ? 170 : 1430, y: 830, height: 430 }),
    tree(brush, 'poplar', { x: sun > 0 ? 1420 : 180, y: 830, height: 480 }),
    lampPost(brush, 560, 848, 190),
    lampPost(brush, 1040, 848, 190),
    people(brush, { from: 420, to: 1180, y: 846, height: 84, count: 5, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** Saw-tooth roofs over a long glass front, a chimney behind. */
function sawtooth(brush: Brush): string {
  const { palette, sun } = brush;
  const wall = brick(brush);
  const teeth = brush.pick([4, 5]);
  const wide = 1160 / teeth;
  const glass = palette.sky.lamps > 10 ? palette.lamp : mix(palette.pane, palette.sky.middle, 0.35);
  const tooth = (index: number): string => {
    const x = 220 + index * wide;
    return sun > 0
      ? poly([x, 470, x + wide, 320, x + wide, 470], palette.roof.lit) +
          poly([x + wide * 0.92, 336, x + wide, 320, x + wide, 470, x + wide * 0.92, 470], glass)
      : poly([x, 320, x + wide, 470, x, 470], palette.roof.lit) +
          poly([x, 320, x + wide * 0.08, 336, x + wide * 0.08, 470, x, 470], glass);
  };
  return [
    sky(brush, 860),
    clouds(brush, 60, 280, 4),
    hills(brush, { y: 760, height: 100, fill: palette.far, waves: 3 }),
    poly(
      [sun > 0 ? 360 : 1180, 470, sun > 0 ? 372 : 1192, 110, sun > 0 ? 428 : 1248, 110, sun > 0 ? 440 : 1260, 470],
      wall.shade,
    ),
    rect(sun > 0 ? 366 : 1186, 104, 68, 18, wall.lit),
    castShadow(brush, 220, 846, 1160, 260, 80),
    repeat(teeth, tooth),
    block(brush, { x: 220, y: 850, width: 1160, height: 384 }, wall, 0.06),
    windowGrid(brush, {
      x: 250,
      y: 836,
      width: 1100,
      height: 330,
      columns: teeth * 2,
      rows: 1,
      pane: [0.78, 0.86],
      frame: palette.metal.shade,
      fill: glass,
    }),
    path(
      repeat(5, (index) => box(250, 540 + index * 58, 1100, 5)) +
        repeat(teeth * 6, (index) => box(268 + (index * 1100) / (teeth * 6), 524, 4, 290)),
      palette.metal.shade,
    ),
    rect(210, 464, 1180, 16, palette.metal.lit),
    rect(720, 700, 160, 150, palette.metal.deep),
    rect(736, 716, 128, 134, glass),
    rect(0, 848, WIDTH, 230, palette.path.lit),
    poly([0, 960, WIDTH, 930, WIDTH, 1080, 0, 1080], palette.stone.shade, 0.4),
    tree(brush, 'plane', { x: 120, y: 920, height: 480 }),
    tree(brush, 'plane', { x: 1490, y: 930, height: 520 }),
    ...[300, 520, 1080, 1300].map((x) => rect(x - 60, 868, 120, 34, palette.metal.lit) + bush(brush, x, 868, 116, 40)),
    people(brush, { from: 560, to: 1060, y: 950, height: 110, count: 3, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** Inside: iron columns, tall windows on the town, plants and a long sofa. */
function inside(brush: Brush): string {
  const { palette, sun } = brush;
  const wall = brick(brush);
  const floor = palette.material('#b98a5c');
  const bays = 4;
  const away = afar(brush, 0.4);
  const openings = repeat(bays, (index) => arch(120 + index * 350, 190, 290, 560));
  const planks = repeat(13, (index) => {
    const foot = -900 + index * 280;
    return `M${n(800 + (foot - 800) * 0.3)} 800L${n(foot)} 1080`;
  });
  return [
    rect(0, 0, WIDTH, 800, 'url(#sky)'),
    clouds(brush, 230, 420, 3),
    repeat(9, (index) =>
      house(away, {
        x: index * 190 - 40,
        y: 800,
        width: 184,
        height: brush.between(120, 380),
        columns: 4,
        rows: 5,
        roofHeight: 50,
        wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
      }),
    ),
    pierced(`M0 0H1600V800H0z${openings}`, wall.shade),
    path(
      repeat(
        bays,
        (index) =>
          repeat(3, (bar) => box(120 + index * 350 + 68 + bar * 72, 190, 7, 560)) +
          repeat(4, (bar) => box(120 + index * 350, 340 + bar * 104, 290, 7)),
      ),
      palette.metal.deep,
    ),
    rect(0, 750, WIDTH, 50, wall.deep),
    rect(0, 800, WIDTH, 280, floor.lit),
    stroke(planks, floor.shade, 4),
    ...Array.from({ length: bays }, (_, index) => {
      const x = 150 + index * 350;
      return poly(
        [x, 800, x + 250, 800, x + 250 - sun * 300, 1080, x - sun * 300 - 60, 1080],
        palette.sky.light[0],
        0.3,
      );
    }),
    rect(0, 0, WIDTH, 90, palette.metal.deep),
    path(
      repeat(9, (index) => `M${index * 200 - 100} 90l100 60l100 -60h-16l-84 48l-84 -48z`),
      palette.metal.deep,
    ),
    rect(0, 144, WIDTH, 16, palette.metal.deep),
    ...[80, 780, 1480].map(
      (x) =>
        rect(x - 15, 90, 34, 790, palette.metal.shade) +
        rect(x - 34, 150, 72, 22, palette.metal.deep) +
        rect(x - 30, 864, 64, 22, palette.metal.deep),
    ),
    ...[300, 600, 1000, 1300].map(
      (x) =>
        rect(x - 1.5, 90, 3, 190, palette.dark) +
        circle(x, 318, 70, palette.glow, 0.16) +
        path(`M${x - 44} 314q44 -70 88 0z`, palette.accent.lit) +
        ellipse(x, 315, 26, 9, palette.lamp),
    ),
    sofa(brush, sun > 0 ? 240 : 860, 960),
    lowTable(brush, sun > 0 ? 780 : 560, 1000),
    tree(brush, 'palm', { x: sun > 0 ? 1400 : 200, y: 950, height: 380 }),
    poly(
      [
        (sun > 0 ? 1400 : 200) - 54,
        900,
        (sun > 0 ? 1400 : 200) + 54,
        900,
        (sun > 0 ? 1400 : 200) + 40,
        990,
        (sun > 0 ? 1400 : 200) - 40,
        990,
      ],
      palette.material('#c06a43').lit,
    ),
    people(brush, {
      from: sun > 0 ? 960 : 330,
      to: sun > 0 ? 1280 : 620,
      y: 980,
      height: 290,
      count: 2,
      fills: [palette.dark, palette.accent.deep],
    }),
  ].join('');
}

function sofa(brush: Brush, x: number, y: number): string {
  const { accent, dark } = brush.palette;
  return [
    rect(x, y - 150, 480, 120, accent.shade),
    path(`M${n(x)} ${n(y - 140)}q0 -40 40 -40h400q40 0 40 40z`, accent.shade),
    rect(x + 30, y - 84, 420, 60, accent.lit),
    rect(x - 30, y - 120, 64, 100, accent.lit),
    rect(x + 446, y - 120, 64, 100, accent.lit),
    rect(x - 10, y - 22, 14, 26, dark),
    rect(x + 476, y - 22, 14, 26, dark),
  ].join('');
}

const lowTable = (brush: Brush, x: number, y: number): string =>
  ellipse(x + 110, y - 60, 120, 22, brush.palette.wood.lit) +
  stroke(
    `M${n(x + 40)} ${n(y - 50)}l-16 60M${n(x + 180)} ${n(y - 50)}l16 60M${n(x + 110)} ${n(y - 42)}v60`,
    brush.palette.dark,
    7,
  ) +
  bush(brush, x + 110, y - 64, 60, 50);

const LOFTS = [warehouse, inside, sawtooth];
export const paintLoft: Painter = (brush) => LOFTS[brush.structure(LOFTS.length)]!(brush);
