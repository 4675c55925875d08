import { afar, type Brush, type Painter } from '../brush.ts';
import { birds, people } from '../figures.ts';
import { castShadow, house, village } from '../houses.ts';
import { clouds, hills, mountain, mountains, reflection, sky } from '../landscape.ts';
import { mix } from '../colour.ts';
import { disc, mirrored, path, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove } from '../trees.ts';

/** One great summit over a valley with its village. */
function summit(brush: Brush): string {
  const { palette, sun } = brush;
  const back = afar(brush, 0.22).palette;
  const far = afar(brush, 0.5).palette;
  const snow = { lit: back.snow.lit, shade: back.snow.shade };
  return [
    sky(brush, 760),
    mountains(brush, {
      y: 760,
      height: 360,
      count: 5,
      lit: far.rock.lit,
      shade: far.rock.shade,
      snow: { ...snow, share: 0.3 },
    }),
    mountain(
      brush,
      { x: 800 - sun * 160, height: 640, half: 640 },
      { y: 770, lit: back.rock.lit, shade: back.rock.shade, snow: { ...snow, share: palette.snowy ? 0.7 : 0.46 } },
    ),
    mountain(
      brush,
      { x: 800 + sun * 300, height: 440, half: 420 },
      { y: 770, lit: back.rock.lit, shade: back.rock.shade, snow: { ...snow, share: 0.34 } },
    ),
    clouds(brush, 420, 560, 2),
    hills(brush, { y: 730, height: 140, fill: palette.distant(palette.evergreen.shade, 0.35), waves: 3 }),
    grove(brush, { from: -40, to: 1640, y: 776, height: 120, count: 28, distance: 0.2, kinds: ['fir'] }),
    path('M-20 770Q500 740 900 800T1640 770V1090H-20z', palette.grass.lit),
    village(brush, { x: 560, y: 850, width: 440, size: 60, distance: 0.05 }),
    path('M-20 900Q400 820 800 920T1640 880V1090H-20z', palette.grass.shade),
    grove(brush, { from: -40, to: 420, y: 980, height: 380, count: 5, kinds: ['fir'] }),
    grove(brush, { from: 1200, to: 1640, y: 980, height: 400, count: 5, kinds: ['fir'] }),
    path('M-20 1000Q500 940 900 1020T1640 990V1090H-20z', palette.snowy ? palette.snow.shade : palette.near),
  ].join('');
}

/** Ridge behind ridge, a road that winds up to the pass. */
function pass(brush: Brush): string {
  const { palette, sun } = brush;
  const ridge = (index: number): string =>
    hills(brush, {
      y: 430 + index * 95,
      height: 190 - index * 12,
      fill: palette.distant(mix(palette.evergreen.shade, palette.grass.shade, index / 5), 0.78 - index * 0.16),
      waves: 2 + (index % 3),
    });
  const whole =
    path('M-20 880Q300 820 620 860T1120 700Q1400 640 1640 660V1090H-20z', palette.grass.lit) +
    path('M-20 960Q300 900 700 940T1250 860Q1460 830 1640 850V1090H-20z', palette.grass.shade) +
    stroke(
      'M300 1090Q820 1030 1080 985T1260 925T1010 860T960 800T1240 752T1330 706',
      palette.path.lit,
      30,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    stroke('M1260 925Q1290 890 1010 860T960 800T1240 752T1330 706', palette.path.lit, 18, 'stroke-linecap="round"');
  return [
    sky(brush, 640),
    clouds(brush, 60, 260, 3),
    repeat(5, ridge),
    sun > 0 ? whole : mirrored(whole),
    grove(brush, {
      from: sun > 0 ? 40 : 1040,
      to: sun > 0 ? 560 : 1560,
      y: 900,
      height: 230,
      count: 8,
      kinds: ['fir'],
      distance: 0.05,
    }),
    car(brush, sun > 0 ? 820 : 660, 1016),
    grove(brush, {
      from: sun > 0 ? 1340 : -30,
      to: sun > 0 ? 1640 : 270,
      y: 1060,
      height: 420,
      count: 3,
      kinds: ['fir'],
    }),
    path('M-20 1060Q300 1010 620 1060T1640 1050V1090H-20z', palette.near),
    birds(brush, 800 - sun * 340, 260, 140, 5, palette.dark),
  ].join('');
}

/** An open tourer of the period. */
const car = (brush: Brush, x: number, y: number): string =>
  path(`M${x - 70} ${y - 14}q0 -24 24 -26h36l14 -26h8l-6 26h40q26 2 28 26z`, brush.palette.accent.lit) +
  path(disc(x - 40, y - 12, 16) + disc(x + 44, y - 12, 16), brush.palette.dark) +
  path(disc(x - 40, y - 12, 7) + disc(x + 44, y - 12, 7), brush.palette.trim.lit) +
  path(disc(x + 24, y - 62, 9) + `M${x + 12} ${y - 40}q0 -16 12 -16t12 16z`, brush.palette.dark);

/** A tarn below the crest. */
function tarn(brush: Brush): string {
  const { palette, sun } = brush;
  const back = afar(brush, 0.26).palette;
  const x = sun > 0 ? 1140 : 300;
  return [
    sky(brush, 640),
    clouds(brush, 60, 180, 2),
    mountains(brush, {
      y: 640,
      height: 500,
      count: 3,
      lit: back.rock.lit,
      shade: back.rock.shade,
      snow: { lit: back.snow.lit, shade: back.snow.shade, share: palette.snowy ? 0.66 : 0.4 },
    }),
    hills(brush, { y: 620, height: 80, fill: palette.mid, waves: 3 }),
    grove(brush, { from: -40, to: 1640, y: 650, height: 110, count: 26, distance: 0.16, kinds: ['fir'] }),
    rect(0, 640, WIDTH, 440, palette.grass.lit),
    path('M60 700Q700 640 1540 700Q1660 830 1240 900T380 900T60 700z', 'url(#water)'),
    reflection(brush, 360, 690, 380, 190, back.rock.shade),
    reflection(brush, 900, 690, 420, 150, back.snow.shade),
    path('M-20 960Q500 850 900 930T1640 900V1090H-20z', palette.grass.shade),
    castShadow(brush, x, 920, 170, 120, 30),
    house(brush, {
      x,
      y: 920,
      width: 170,
      height: 76,
      columns: 3,
      rows: 1,
      roofHeight: 70,
      gabled: true,
      wall: palette.wood,
      roof: palette.snowy ? palette.snow : palette.roof,
    }),
    grove(brush, {
      from: sun > 0 ? -40 : 1180,
      to: sun > 0 ? 420 : 1640,
      y: 1030,
      height: 460,
      count: 4,
      kinds: ['fir'],
    }),
    path(
      repeat(7, (index) => `M${300 + index * 190} 1040q${30 + index * 4} -60 90 -44q40 10 50 44z`),
      palette.rock.lit,
    ),
    path(
      repeat(7, (index) => `M${340 + index * 190} 1040q30 -44 50 -44q40 10 50 44z`),
      palette.rock.shade,
    ),
    path('M-20 1030Q500 1010 900 1040T1640 1020V1090H-20z', palette.near),
    people(brush, { from: 640, to: 900, y: 1000, height: 100, count: 1, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

const MOUNTAINS = [summit, pass, tarn];

export const paintMountains: Painter = (brush) => MOUNTAINS[brush.structure(MOUNTAINS.length)]!(brush);
