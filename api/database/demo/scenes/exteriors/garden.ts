import { afar, type Brush, type Painter } from '../brush.ts';
import { people } from '../figures.ts';
import { house, stacks } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { mix } from '../colour.ts';
import { box, disc, ellipse, HEIGHT, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';

/** The house at the end of the garden, half hidden by trees. */
function background(brush: Brush, y: number): string {
  const { palette } = brush;
  const away = afar(brush, 0.2);
  return [
    sky(brush, y),
    clouds(brush, 60, 250, 4),
    hills(brush, { y: y - 40, height: 100, fill: palette.far, waves: 3 }),
    grove(brush, { from: -40, to: 620, y: y + 8, height: 260, count: 6, distance: 0.3 }),
    grove(brush, { from: 980, to: 1640, y: y + 8, height: 260, count: 6, distance: 0.3 }),
    stacks(away, 560, y - 210, 480, 40),
    house(away, {
      x: 560,
      y,
      width: 480,
      height: 160,
      columns: brush.pick([5, 7]),
      rows: 2,
      roofHeight: palette.region.southern ? 60 : 96,
      shutters: palette.region.southern,
    }),
    rect(0, y, WIDTH, HEIGHT - y, palette.grass.lit),
  ].join('');
}

/** A French garden: box hedges, cones, a basin on the axis. */
function formal(brush: Brush): string {
  const { palette, sun } = brush;
  const y = 560;
  const bed = (near: number, far: number): string =>
    [-1, 1]
      .map((side) => {
        const at = (share: number, level: number): number => 800 + side * share * (60 + (level - y) * 1.5);
        const quad = (inset: number, fill: string): string => {
          const [a, b] = [far + inset * 0.5, near - inset];
          return poly(
            [
              at(0.42, a) + side * inset,
              a,
              at(1.4, a) - side * inset,
              a,
              at(1.4, b) - side * inset,
              b,
              at(0.42, b) + side * inset,
              b,
            ],
            fill,
          );
        };
        return (
          quad(0, palette.evergreen.shade) +
          quad(12, palette.evergreen.lit) +
          quad(26, palette.path.shade) +
          quad(36, palette.flower.lit) +
          quad(58, palette.flower.shade) +
          quad(66, palette.grass.lit)
        );
      })
      .join('');
  const cone = (x: number, foot: number, high: number): string =>
    poly([x - high * 0.26, foot, x, foot - high, x + high * 0.26, foot], palette.evergreen.shade) +
    poly([x, foot - high, x + sun * high * 0.26, foot, x, foot], palette.evergreen.lit) +
    poly(
      [x - sun * high * 0.1, foot, x + sun * high * 0.26, foot, x - sun * high * 0.8, foot + high * 0.16],
      palette.near,
      0.25,
    );
  return [
    background(brush, y),
    rect(0, y, WIDTH, HEIGHT, palette.path.lit),
    poly([0, y, 470, y, -300, 1090, -400, 1090], palette.grass.lit),
    poly([1600, y, 1130, y, 1900, 1090, 2000, 1090], palette.grass.lit),
    bed(690, 610),
    ellipse(800, 745, 150, 30, palette.stone.lit),
    ellipse(800, 741, 132, 23, palette.water.lit),
    path('M800 742q-6 -96 -52 -74q20 -42 52 -30q32 -12 52 30q-46 -22 -52 74z', palette.snow.lit, 0.9),
    bed(1050, 800),
    ...[
      [0, 600, 60],
      [1, 700, 96],
      [2, 790, 130],
      [3, 1010, 230],
    ].flatMap(([, level, high]) =>
      [-1, 1].map((side) => cone(800 + side * (30 + (level! - y) * 0.42 + high! * 0.3), level!, high!)),
    ),
    people(brush, { from: 720, to: 900, y: 830, height: 92, count: 1, fills: [palette.dark] }),
  ].join('');
}

/** An English park: lawn, a winding pond with a bridge, an old tree. */
function english(brush: Brush): string {
  const { palette, sun } = brush;
  const side = sun > 0 ? -1 : 1;
  const at = (x: number): number => 800 + side * x;
  return [
    background(brush, 540),
    path('M-20 600Q500 560 900 610T1640 590V1090H-20z', palette.grass.lit),
    path('M-20 680Q380 620 800 700T1640 660V1090H-20z', mix(palette.grass.lit, palette.grass.shade, 0.35)),
    grove(brush, { from: at(-560) - 200, to: at(-560) + 260, y: 690, height: 250, count: 4 }),
    path(
      `M${at(-800)} 780Q${at(-300)} 700 ${at(40)} 780T${at(420)} 900T${at(700)} 1090H${at(-820)}z`,
      palette.grass.shade,
    ),
    path(`M${at(-820)} 810Q${at(-300)} 730 ${at(10)} 800T${at(330)} 920T${at(480)} 1090H${at(-820)}z`, 'url(#water)'),
    path(
      repeat(9, () => {
        const y = brush.between(830, 1040);
        return box(at(-360) + brush.between(-340, 340), y, brush.between(60, 160), 5);
      }),
      palette.sky.low,
      0.6,
    ),
    path(
      `M${at(-470)} 800Q${at(-260)} 640 ${at(-50)} 806L${at(-70)} 826Q${at(-260)} 690 ${at(-450)} 820z`,
      palette.accent.lit,
    ),
    stroke(
      `M${at(-470)} 760Q${at(-260)} 600 ${at(-50)} 766` +
        repeat(7, (index) => {
          const share = index / 6;
          const level = 760 - Math.sin(share * Math.PI) * 80;
          return `M${n(at(-470 + share * 420))} ${n(level)}v44`;
        }),
      palette.trim.lit,
      7,
    ),
    ...[-60, -420].map((x) =>
      path(
        `M${at(x)} 940q30 -50 54 -54q14 2 6 16q-12 4 -16 26q40 -20 86 4q-16 28 -56 28h-50q-20 -4 -24 -20z`,
        palette.snow.lit,
      ),
    ),
    poly([at(380), 850, at(560), 850, at(560) - sun * 420, 930, at(380) - sun * 420, 930], palette.near, 0.22),
    tree(brush, 'oak', { x: at(500), y: 900, height: 700 }),
    bush(brush, at(720), 1080, 420, 150, palette.flower),
    bush(brush, at(260), 1086, 220, 70),
    bench(brush, at(300) - 60, 880),
    people(brush, { from: at(-260) - 60, to: at(-260) + 40, y: 716, height: 84, count: 1, fills: [palette.dark] }),
  ].join('');
}

const bench = (brush: Brush, x: number, y: number): string =>
  path(
    box(x, y - 40, 150, 9) +
      box(x, y - 76, 150, 8) +
      box(x, y - 60, 150, 8) +
      box(x + 12, y - 78, 9, 82) +
      box(x + 129, y - 78, 9, 82),
    brush.palette.trim.lit,
  );

/** A pergola of roses that leads to the house. */
function pergola(brush: Brush): string {
  const { palette, sun } = brush;
  const y = 560;
  const frames = [0, 1, 2, 3, 4].map((index) => {
    const scale = 0.34 + index * index * 0.055;
    const [half, foot] = [560 * scale, y + 40 + 560 * scale * 0.72];
    const top = foot - 700 * scale;
    const thick = 40 * scale;
    const leaves = Array.from({ length: 13 }, (_, leaf) => {
      const share = leaf / 12;
      return disc(
        800 - half * 1.12 + share * half * 2.24,
        top - thick * brush.between(0.2, 1.3),
        half * brush.between(0.09, 0.15),
      );
    }).join('');
    const climbing = [-1, 1]
      .flatMap((side) =>
        Array.from({ length: 6 }, (_, leaf) =>
          disc(
            800 + side * half + brush.between(-1, 1) * thick,
            top + (foot - top) * (leaf / 7.5),
            half * brush.between(0.07, 0.11),
          ),
        ),
      )
      .join('');
    const roses = repeat(16, () =>
      brush.chance(0.55)
        ? disc(800 + brush.between(-1.1, 1.1) * half, top - thick * brush.between(-0.1, 1.5), half * 0.032)
        : disc(
            800 + brush.pick([-1, 1]) * half + brush.between(-1, 1) * thick,
            top + (foot - top) * brush.between(0, 0.8),
            half * 0.032,
          ),
    );
    return [
      [-1, 1]
        .map((side) =>
          rect(
            800 + side * half - thick / 2,
            top,
            thick,
            foot - top,
            side === sun ? palette.trim.lit : palette.trim.shade,
          ),
        )
        .join(''),
      rect(800 - half * 1.16, top - thick * 0.4, half * 2.32, thick * 0.8, palette.trim.lit),
      path(leaves + climbing, index % 2 === 0 ? palette.evergreen.shade : palette.evergreen.lit),
      path(roses, palette.flower.lit),
    ].join('');
  });
  return [
    background(brush, y),
    poly([760, y, 840, y, 1330, 1090, 270, 1090], palette.path.lit),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3].map((index) =>
        bush(
          brush,
          800 + side * (300 + index * 190 + index * index * 20),
          640 + index * 120,
          150 + index * 90,
          50 + index * 26,
          index % 2 === 0 ? palette.flower : palette.evergreen,
        ),
      ),
    ),
    ...[0, 1, 2, 3].map((index) =>
      poly(
        [
          800 - sun * 40,
          610 + index * 100,
          800 + sun * (120 + index * 60),
          604 + index * 100,
          800 + sun * (140 + index * 70),
          622 + index * 104,
          800 - sun * 40,
          628 + index * 104,
        ],
        palette.near,
        0.18,
      ),
    ),
    people(brush, { from: 780, to: 860, y: 760, height: 130, count: 1, fills: [palette.dark] }),
    ...frames,
  ].join('');
}

const GARDENS = [formal, english, pergola];
export const paintGarden: Painter = (brush) => GARDENS[brush.structure(GARDENS.length)]!(brush);
