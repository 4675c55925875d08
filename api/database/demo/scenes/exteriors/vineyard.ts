import type { Brush, Painter } from '../brush.ts';
import { block, dormers, hipRoof, tower } from '../buildings.ts';
import { windowGrid } from '../openings.ts';
import { people } from '../figures.ts';
import { castShadow, house, village } from '../houses.ts';
import { clouds, furrows, hills, sky } from '../landscape.ts';
import { tone } from '../colour.ts';
import { arch, box, circle, disc, n, path, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';
import { rows, tufts } from './crops.ts';

function vines(brush: Brush, horizon: number, vanishX: number): string {
  const { palette } = brush;
  const { leaf } = brush.setting.season === 'winter' ? { leaf: palette.wood } : palette;
  const count = brush.pick([15, 17, 19]);
  return (
    rows(brush, horizon, vanishX, { lit: leaf.lit, shade: leaf.shade, soil: palette.earth.lit }, count) +
    tufts(brush, horizon, vanishX, tone(leaf.lit, 0.04), count, 62)
  );
}

/** The château of the growth on its rise. */
function growth(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 720 : 480;
  return [
    sky(brush, 560),
    clouds(brush, 60, 260, 4),
    hills(brush, { y: 530, height: 110, fill: palette.far, waves: 3 }),
    hills(brush, { y: 590, height: 60, fill: palette.mid, waves: 3 }),
    vines(brush, 590, x + 200),
    path(`M${x - 260} 606Q${x + 200} 520 ${x + 660} 606Q${x + 200} 660 ${x - 260} 606z`, palette.grass.shade),
    grove(brush, { from: x - 220, to: x + 20, y: 590, height: 190, count: 4, distance: 0.08 }),
    grove(brush, { from: x + 400, to: x + 620, y: 590, height: 190, count: 4, distance: 0.08 }),
    hipRoof(brush, { x, y: 470, width: 400, height: 100 }, palette.roof, 0.12, 0.02),
    dormers(brush, { x: x + 40, y: 472, width: 320, height: 60 }, 3, palette.trim, palette.roof),
    block(brush, { x, y: 600, width: 400, height: 130 }, palette.wall, 0.06),
    windowGrid(brush, {
      x: x + 20,
      y: 592,
      width: 360,
      height: 116,
      columns: 7,
      rows: 2,
      pane: [0.38, 0.64],
      frame: palette.trim.lit,
    }),
    tower(
      brush,
      { x: x - 46, y: 602, width: 74, height: 190 },
      palette.wall2,
      palette.roof,
      palette.region.southern ? 0.8 : 1.5,
    ),
    tower(
      brush,
      { x: x + 372, y: 602, width: 74, height: 190 },
      palette.wall2,
      palette.roof,
      palette.region.southern ? 0.8 : 1.5,
    ),
  ].join('');
}

/** The cellar, long and low, cypresses or poplars beside it, a cart with barrels in front. */
function cellar(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 240 : 600;
  const cart = sun > 0 ? 1160 : 330;
  return [
    sky(brush, 620),
    clouds(brush, 60, 280, 4),
    hills(brush, { y: 560, height: 150, fill: palette.far, waves: 2 }),
    furrows(brush, { horizon: 470, vanishX: sun > 0 ? 1500 : 100, count: 40, fill: palette.mid, width: 30 }),
    hills(brush, { y: 620, height: 90, fill: palette.grass.shade, waves: 3 }),
    vines(brush, 690, sun > 0 ? 1200 : 400),
    path('M-20 700Q500 660 1000 700T1640 690V800Q1000 760 700 800T-20 800z', palette.path.lit),
    castShadow(brush, x, 738, 760, 200, 50),
    house(brush, {
      x,
      y: 740,
      width: 520,
      height: 180,
      columns: 5,
      rows: 1,
      roofHeight: palette.region.southern ? 70 : 120,
    }),
    path(arch(x + 200, 600, 120, 140), palette.wood.deep),
    stroke(`M${x + 260} 600V740`, palette.wood.shade, 5),
    house(brush, {
      x: x + 520,
      y: 744,
      width: 240,
      height: 260,
      columns: 3,
      rows: 2,
      roofHeight: palette.region.southern ? 60 : 130,
      shutters: true,
      wall: palette.wall2,
    }),
    ...[-50, -110, 800].map((at) =>
      tree(brush, palette.region.southern ? 'cypress' : 'poplar', {
        x: x + at,
        y: 750,
        height: brush.between(300, 400),
      }),
    ),
    ...[0, 1, 2].map((index) => barrel(brush, cart + index * 96, 850)),
    barrel(brush, cart + 48, 784),
    barrel(brush, cart + 144, 784),
    people(brush, {
      from: sun > 0 ? 820 : 700,
      to: sun > 0 ? 1060 : 900,
      y: 830,
      height: 130,
      count: 2,
      fills: [palette.dark, palette.accent.shade],
    }),
  ].join('');
}

const barrel = (brush: Brush, x: number, y: number): string =>
  circle(x, y - 40, 44, brush.palette.wood.shade) +
  circle(x, y - 40, 36, brush.palette.wood.lit) +
  path(box(x - 36, y - 43, 72, 3) + box(x - 33, y - 58, 66, 2) + box(x - 33, y - 24, 66, 2), brush.palette.wood.shade) +
  circle(x, y - 40, 5, brush.palette.dark);

/** A village among slopes of vines, grapes hanging into the picture. */
function slopes(brush: Brush): string {
  const { palette, sun } = brush;
  const leaf = brush.setting.season === 'winter' ? palette.wood : palette.leaf;
  const grape = palette.material(brush.pick(['#5b3a6e', '#6f2f4c', '#b9b04f']));
  const bunch = (x: number, y: number, size: number): string =>
    path(
      repeat(5, (row) =>
        repeat(5 - row, (index) => disc(x + (index - (4 - row) / 2) * size, y + row * size * 0.84, size * 0.54)),
      ),
      grape.shade,
    ) +
    path(
      repeat(4, (row) =>
        repeat(4 - row, (index) =>
          disc(x + (index - (3 - row) / 2) * size + brush.sun * size * 0.2, y + row * size * 0.84, size * 0.3),
        ),
      ),
      grape.lit,
    );
  const foliage = (x: number, y: number, size: number, fill: string): string =>
    path(
      `M${x} ${y}l${size * 0.5} ${-size * 0.5}l${size * 0.2} ${size * 0.3}l${size * 0.5} ${-size * 0.06}l${-size * 0.2} ${size * 0.44}l${size * 0.16} ${size * 0.5}l${-size * 0.6} ${-size * 0.06}l${-size * 0.5} ${size * 0.3}l${-size * 0.1} ${-size * 0.5}l${-size * 0.44} ${-size * 0.24}z`,
      fill,
    );
  const slope = (side: -1 | 1): string => {
    const edge = side < 0 ? -20 : 1620;
    const inner = 800 - side * 40;
    return (
      path(`M${edge} 560Q${800 + side * 420} 600 ${inner} 780T${800 - side * 500} 1090H${edge}z`, palette.earth.lit) +
      stroke(
        repeat(
          13,
          (index) =>
            `M${edge} ${600 + index * 46}Q${800 + side * (420 - index * 10)} ${640 + index * 40} ${n(inner - side * index * 22)} ${800 + index * 34}`,
        ),
        leaf.shade,
        22,
      ) +
      stroke(
        repeat(
          13,
          (index) =>
            `M${edge} ${594 + index * 46}Q${800 + side * (420 - index * 10)} ${634 + index * 40} ${n(inner - side * index * 22)} ${794 + index * 34}`,
        ),
        leaf.lit,
        12,
      )
    );
  };
  return [
    sky(brush, 560),
    clouds(brush, 180, 330, 3),
    hills(brush, { y: 520, height: 140, fill: palette.far, waves: 3 }),
    hills(brush, { y: 620, height: 110, fill: palette.mid, waves: 3 }),
    rect(0, 640, WIDTH, 440, palette.grass.lit),
    slope(sun > 0 ? 1 : -1),
    village(brush, { x: 560, y: 740, width: 480, size: 58, distance: 0.12 }),
    grove(brush, { from: 420, to: 600, y: 760, height: 170, count: 3 }),
    slope(sun > 0 ? -1 : 1),
    stroke('M-20 60Q400 10 800 50T1640 30', palette.wood.deep, 20),
    ...[90, 260, 470, 700, 930, 1130, 1330, 1500].map((x, index) =>
      foliage(x, 70 + (index % 3) * 26, 150, index % 2 === 0 ? leaf.lit : leaf.shade),
    ),
    ...[190, 610, 1240, 1450].map((x, index) => bunch(x, 120 + (index % 2) * 34, 30)),
  ].join('');
}

const VINEYARDS = [growth, cellar, slopes];

export const paintVineyard: Painter = (brush) => VINEYARDS[brush.structure(VINEYARDS.length)]!(brush);
