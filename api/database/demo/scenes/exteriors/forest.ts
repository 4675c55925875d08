import { afar, type Brush, type Painter } from '../brush.ts';
import { people } from '../figures.ts';
import { castShadow, house } from '../houses.ts';
import { clouds, hills, reflection, sky } from '../landscape.ts';
import { mix } from '../colour.ts';
import { disc, n, path, poly, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';

/** Columns of trunks, light between them, a path. */
function trunks(brush: Brush): string {
  const { palette, sun } = brush;
  const glade = 620;
  const crowns = (y: number, size: number, fill: string): string =>
    path(
      repeat(15, (index) =>
        disc(
          index * 118 + brush.between(-30, 30),
          y + brush.between(-40, 40),
          size * brush.between(0.8, 1.2),
          size * 0.8,
        ),
      ),
      fill,
    );
  const layer = (count: number, y: number, width: number, distance: number): string => {
    const leaf = afar(brush, distance).palette;
    return path(
      repeat(count, (index) => {
        const x = ((index + brush.between(0.2, 0.8)) / count) * WIDTH;
        const thick = width * brush.between(0.7, 1.2);
        return Math.abs(x - 800) < 130 * (1.1 - distance) + 40
          ? ''
          : `M${n(x - thick)} ${n(y + brush.between(0, 20))}Q${n(x - thick * 0.5)} ${n(y - 120)} ${n(x - thick * 0.45)} -10H${n(x + thick * 0.45)}Q${n(x + thick * 0.5)} ${n(y - 120)} ${n(x + thick)} ${n(y + 12)}z`;
      }),
      mix(leaf.wood.shade, leaf.evergreen.shade, 0.5),
    );
  };
  const light = palette.leaf;
  return [
    sky(brush, glade, { x: 800 + sun * 60, y: 400, radius: 86 }),
    hills(brush, { y: 560, height: 60, fill: palette.far, waves: 4 }),
    layer(16, 610, 15, 0.72),
    crowns(150, 120, palette.distant(light.lit, 0.5)),
    path('M-20 600Q800 570 1640 600V1090H-20z', palette.distant(palette.grass.lit, 0.3)),
    layer(11, 690, 26, 0.45),
    crowns(80, 140, palette.distant(light.lit, 0.22)),
    path('M-20 680Q800 650 1640 680V1090H-20z', palette.grass.lit),
    path('M780 590Q830 650 740 740T520 1090H1060Q960 880 880 770T830 590z', palette.path.lit),
    ...[0, 1, 2].map((index) =>
      poly(
        [
          240 + index * 420,
          700,
          300 + index * 420,
          700,
          300 + index * 420 - sun * 300,
          1090,
          170 + index * 420 - sun * 330,
          1090,
        ],
        palette.near,
        0.2,
      ),
    ),
    layer(7, 860, 46, 0.1),
    crowns(20, 170, light.shade),
    crowns(-30, 160, light.lit),
    people(brush, { from: 780, to: 880, y: 800, height: 130, count: 1, fills: [palette.dark] }),
    path('M-20 1000Q200 930 430 1090H-20zM1640 980Q1400 930 1160 1090H1640z', palette.near),
    ...[80, 260, 1370, 1540].map((x) => fern(brush, x, 1080, 150)),
  ].join('');
}

const fern = (brush: Brush, x: number, y: number, size: number): string =>
  path(
    [-0.9, -0.5, 0, 0.5, 0.9]
      .map(
        (lean) =>
          `M${n(x)} ${n(y)}Q${n(x + lean * size * 0.4)} ${n(y - size * 0.9)} ${n(x + lean * size)} ${n(y - size * (1 - Math.abs(lean) * 0.4))}Q${n(x + lean * size * 0.6)} ${n(y - size * 0.5)} ${n(x + 14)} ${n(y)}z`,
      )
      .join(''),
    brush.palette.evergreen.lit,
  );

/** Woods in rows up a slope, layer behind layer. */
function layers(brush: Brush): string {
  const { palette, sun } = brush;
  const southern = palette.region.southern || ['52'].includes(brush.setting.regionCode);
  const kinds = southern ? (['pine', 'oak', 'pine'] as const) : (['fir', 'oak', 'fir', 'poplar'] as const);
  const row = (index: number): string => {
    const y = 560 + index * 90;
    return (
      grove(brush, {
        from: -60,
        to: 1660,
        y: y + 20,
        height: 170 + index * 52,
        count: 17 - index * 2,
        distance: 0.62 - index * 0.15,
        kinds,
      }) +
      path(
        `M-20 ${y + 6}Q${500 - index * 60} ${y - 30} 900 ${y + 6}T1640 ${y}V1090H-20z`,
        palette.distant(mix(palette.grass.lit, palette.grass.shade, (index % 2) * 0.5), 0.5 - index * 0.12),
      )
    );
  };
  return [
    sky(brush, 580),
    clouds(brush, 60, 220, 3),
    hills(brush, { y: 540, height: 150, fill: palette.far, waves: 3 }),
    repeat(4, row),
    path('M-20 900H1640V1090H-20z', palette.grass.lit),
    path(
      sun > 0
        ? 'M420 1090Q640 980 900 960T1640 880V950Q1200 980 1000 1010T780 1090z'
        : 'M1180 1090Q960 980 700 960T-40 880V950Q400 980 600 1010T820 1090z',
      palette.path.lit,
    ),
    deer(brush, sun > 0 ? 380 : 1180, 960),
    grove(brush, { from: sun > 0 ? 1180 : -20, to: sun > 0 ? 1640 : 420, y: 1060, height: 560, count: 3, kinds }),
    path('M-20 1040Q500 1000 900 1050T1640 1040V1090H-20z', palette.near),
  ].join('');
}

const deer = (brush: Brush, x: number, y: number): string =>
  path(
    `M${x} ${y}l8 -62q-10 -30 8 -44q40 -14 76 -4l20 -46l-16 -10q10 -12 24 -6l18 -4l14 16l-22 12l-10 44q8 26 -10 44l4 60h-10l-8 -52h-60l-14 52z`,
    brush.palette.dark,
  ) +
  stroke(
    `M${x + 116} ${y - 168}q-16 -30 -4 -54m-4 26l-18 -10M${x + 124} ${y - 168}q10 -28 28 -44m-16 22l22 2`,
    brush.palette.dark,
    5,
    'stroke-linecap="round"',
  );

/** A pond in a clearing, trees in the water. */
function pond(brush: Brush): string {
  const { palette, sun } = brush;
  const kinds = palette.region.southern ? (['pine', 'oak'] as const) : (['fir', 'oak', 'poplar'] as const);
  return [
    sky(brush, 560),
    clouds(brush, 60, 220, 3),
    grove(brush, { from: -60, to: 1660, y: 590, height: 300, count: 15, distance: 0.5, kinds }),
    path('M-20 570H1640V1090H-20z', palette.distant(palette.grass.lit, 0.2)),
    grove(brush, { from: -60, to: 620, y: 640, height: 380, count: 6, distance: 0.2, kinds }),
    grove(brush, { from: 980, to: 1660, y: 640, height: 380, count: 6, distance: 0.2, kinds }),
    path('M-20 640Q400 610 800 630T1640 640V1090H-20z', palette.grass.lit),
    path('M100 720Q760 650 1500 720Q1640 850 1240 940T360 940T100 720z', 'url(#water)'),
    ...[200, 330, 470, 1080, 1220, 1360].map((x) => reflection(brush, x, 712, 70, 190, palette.evergreen.deep)),
    path(
      repeat(7, (index) => disc(560 + index * 90, 850 + (index % 3) * 30, 38, 10)),
      palette.leaf.lit,
    ),
    path('M-20 960Q400 900 800 980T1640 950V1090H-20z', palette.near),
    castShadow(brush, sun > 0 ? 1160 : 300, 700, 130, 60, 12),
    house(brush, {
      x: sun > 0 ? 1160 : 300,
      y: 704,
      width: 130,
      height: 66,
      columns: 2,
      rows: 1,
      roofHeight: 60,
      gabled: true,
      wall: palette.wood,
    }),
    ...[60, 200, 1400, 1560].map((x) => fern(brush, x, 1080, 170)),
    tree(brush, kinds[0], { x: sun > 0 ? 150 : 1450, y: 1060, height: 900 }),
  ].join('');
}

const FORESTS = [trunks, layers, pond];

export const paintForest: Painter = (brush) => FORESTS[brush.structure(FORESTS.length)]!(brush);
