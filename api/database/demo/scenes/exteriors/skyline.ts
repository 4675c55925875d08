import { afar, type Brush, type Painter } from '../brush.ts';
import { windowGrid } from '../openings.ts';
import { birds, people, sailBoat } from '../figures.ts';
import { balustrade, church, house, stacks } from '../houses.ts';
import { clouds, hills, orbPlace, reflection, sky, water } from '../landscape.ts';
import { mix } from '../colour.ts';
import type { Material } from '../palette.ts';
import { HEIGHT, n, path, pierced, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';

/** A block of offices or flats from afar, its lit windows in a grid. */
function slab(brush: Brush, x: number, foot: number, width: number, height: number, tint: Material): string {
  const columns = Math.max(2, Math.round(width / 30));
  const rows = Math.max(3, Math.round(height / 42));
  return [
    rect(x, foot - height, width, height, tint.lit),
    rect(brush.sun > 0 ? x : x + width * 0.66, foot - height, width * 0.34, height, tint.shade),
    windowGrid(brush, {
      x: x + 4,
      y: foot - 6,
      width: width - 8,
      height: height - 16,
      columns,
      rows,
      pane: [0.5, 0.5],
    }),
  ].join('');
}

/** Towers of a business quarter, near and far. */
function towers(brush: Brush, foot: number, count: number, tall: number, distance: number): string {
  const away = afar(brush, distance);
  const tints = [
    away.palette.metal,
    away.palette.material('#7d97a3'),
    away.palette.trim,
    away.palette.material('#a9b7b5'),
  ];
  return repeat(count, (index) => {
    const cell = WIDTH / count;
    const width = cell * brush.between(0.5, 0.86);
    const height = tall * brush.between(0.4, 1);
    const x = index * cell + brush.between(0, cell * 0.2);
    const tint = brush.pick(tints);
    const crown = brush.whole(0, 3);
    const top = foot - height;
    const cap =
      crown === 0
        ? rect(x + width * 0.48, top - 60, 5, 62, tint.shade)
        : crown === 1
          ? poly([x, top + 1, x + width, top + 1, x + width, top - width * 0.5], tint.lit)
          : crown === 2
            ? rect(x + width * 0.2, top - 26, width * 0.6, 28, tint.shade)
            : '';
    return cap + slab(away, x, foot, width, height, tint);
  });
}

/** The landmark of the region's great city. */
function landmark(brush: Brush, x: number, foot: number): string {
  const { palette } = brush;
  if (brush.setting.regionCode !== '11') return church(brush, x, foot, 520);
  const iron = mix(palette.metal.shade, palette.wood.shade, 0.4);
  return (
    [
      `M${x - 130} ${foot}Q${x - 40} ${foot - 200} ${x - 14} ${foot - 520}h28Q${x + 40} ${foot - 200} ${x + 130} ${foot}h-60q-30 -96 -70 -96t-70 96z`,
      `M${x - 90} ${foot - 150}h180v16h-180zM${x - 54} ${foot - 276}h108v13h-108zM${x - 22} ${foot - 520}h44v-10h-44zM${x - 3} ${foot - 590}h6v70h-6z`,
    ]
      .map((d) => path(d, iron))
      .join('') +
    path(
      `M${x - 48} ${foot - 160}L${x} ${foot - 262}L${x + 48} ${foot - 160}zM${x - 22} ${foot - 290}L${x} ${foot - 470}L${x + 22} ${foot - 290}z`,
      palette.sky.low,
      0.55,
    )
  );
}

/** Roofs of the town before its landmark. */
function overRoofs(brush: Brush): string {
  const { palette, sun } = brush;
  return [
    sky(brush, 760),
    clouds(brush, 60, 380, 4),
    hills(brush, { y: 690, height: 80, fill: palette.far, waves: 3 }),
    towers(brush, 720, 15, 190, 0.66),
    landmark(afar(brush, 0.38), sun > 0 ? 480 : 1120, 740),
    ...[0.34, 0.16, 0].map((distance, row) => {
      const away = afar(brush, distance);
      const size = 190 + row * 70;
      return repeat(Math.ceil(1700 / size) + 1, (index) => {
        const x = index * size - 90 + row * 40;
        const foot = 850 + row * 130;
        const height = size * brush.between(0.62, 0.9);
        return (
          house(away, {
            x,
            y: foot,
            width: size * 0.98,
            height,
            columns: 5,
            rows: 2 + (row > 0 ? 1 : 0),
            roofHeight: size * 0.3,
            wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
          }) + stacks(away, x, foot - height - size * 0.3, size, size * 0.16)
        );
      });
    }),
    birds(brush, sun > 0 ? 1080 : 460, 260, 170, 7, palette.dark),
  ].join('');
}

/** Business towers over the river. */
function riverside(brush: Brush): string {
  const { palette, sun } = brush;
  const orb = orbPlace(brush, 690);
  return [
    sky(brush, 700, orb),
    clouds(brush, 60, 360, 4),
    towers(brush, 690, 14, 380, 0.55),
    towers(brush, 700, 9, 520, 0.2),
    grove(brush, { from: -20, to: 1620, y: 712, height: 74, count: 26, distance: 0.1, kinds: ['plane'] }),
    rect(0, 700, WIDTH, 30, palette.stone.lit),
    rect(0, 730, WIDTH, 12, palette.stone.shade),
    water(brush, 740, HEIGHT, orb.x),
    repeat(9, (index) =>
      reflection(
        brush,
        index * 178 + 24,
        744,
        110,
        brush.between(120, 250),
        palette.sky.lamps > 30 ? palette.lamp : palette.metal.shade,
      ),
    ),
    pierced(`M-10 800V700Q400 640 800 640T1610 700V800H1560V724Q1200 668 800 668T40 724V800z`, palette.dark),
    stroke(
      repeat(7, (index) => {
        const x = 160 + index * 213;
        return `M${x} ${n(700 - Math.abs(3 - index) * -6)}V830`;
      }),
      palette.dark,
      14,
    ),
    sailBoat(800 + sun * 330, 930, 170, palette.trim.lit, palette.accent.lit),
    path('M-20 1090V990Q300 960 700 1010T1640 1000V1090z', palette.near),
    tree(brush, 'plane', { x: sun > 0 ? 90 : 1510, y: 1030, height: 470 }),
  ].join('');
}

/** From a high terrace: the whole town below, an avenue that runs through it. */
function avenue(brush: Brush): string {
  const { palette, sun } = brush;
  const rowsOf = (side: -1 | 1): string =>
    [8, 6, 5, 4, 3, 2, 1, 0]
      .map((row) => {
        const near = 1 - row / 10;
        const away = afar(brush, row * 0.07);
        const width = 90 + near * near * 330;
        const gap = 34 + near * near * 200;
        const y = 590 + near * near * 430;
        return repeat(4, (index) => {
          const x = side > 0 ? 800 + gap + index * width : 800 - gap - (index + 1) * width;
          if (x > 1640 || x + width < -40) return '';
          return house(away, {
            x,
            y,
            width: width * 0.97,
            height: width * brush.between(0.42, 0.56),
            columns: row > 2 ? 3 : 4,
            rows: row > 5 ? 1 : 2,
            roofHeight: width * 0.17,
            wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
          });
        });
      })
      .join('');
  return [
    sky(brush, 620),
    clouds(brush, 60, 300, 4),
    towers(brush, 600, 17, 190, 0.6),
    landmark(afar(brush, 0.45), 800, 610),
    rect(0, 596, WIDTH, 500, palette.distant(palette.path.lit, 0.2)),
    poly([780, 596, 820, 596, 1060, 1090, 540, 1090], palette.path.lit),
    rowsOf(-1),
    rowsOf(1),
    ...[0, 1, 2, 3, 4, 5].flatMap((index) =>
      [-1, 1].map((side) =>
        tree(brush, 'plane', {
          x: 800 + side * (40 + index * index * 8.4),
          y: 640 + index * index * 15,
          height: 50 + index * 26,
          distance: 0.3 - index * 0.06,
        }),
      ),
    ),
    balustrade(brush, -20, 1050, WIDTH + 40, 120),
    people(brush, {
      from: sun > 0 ? 160 : 1180,
      to: sun > 0 ? 440 : 1460,
      y: 1090,
      height: 270,
      count: 1,
      fills: [palette.dark],
    }),
  ].join('');
}

const SKYLINES = [overRoofs, riverside, avenue];
export const paintSkyline: Painter = (brush) => SKYLINES[brush.structure(SKYLINES.length)]!(brush);
