import { afar, type Brush, type Painter } from '../brush.ts';
import { chimneys } from '../buildings.ts';
import { railing, windowGrid } from '../openings.ts';
import { people } from '../figures.ts';
import { castShadow, church } from '../houses.ts';
import { clouds, hills, mountain, mountains, sky } from '../landscape.ts';
import { box, disc, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';

/** Peaks behind, the nearer slopes dark with firs. */
function alps(brush: Brush, y: number, height: number): string {
  const { palette } = brush;
  const back = afar(brush, 0.34).palette;
  return [
    mountains(brush, {
      y,
      height,
      count: brush.pick([3, 4]),
      lit: back.rock.lit,
      shade: back.rock.shade,
      snow: {
        lit: afar(brush, 0.05).palette.snow.lit,
        shade: afar(brush, 0.2).palette.snow.shade,
        share: palette.snowy ? 0.66 : 0.36,
      },
    }),
    hills(brush, { y: y - 20, height: 130, fill: palette.distant(palette.evergreen.shade, 0.45), waves: 3 }),
    grove(brush, { from: -40, to: 1640, y: y + 6, height: 120, count: 24, distance: 0.3, kinds: ['fir'] }),
  ].join('');
}

/** A front of wood over a stone foot: big roof, balconies, many windows. */
function chaletFront(brush: Brush, x: number, y: number, width: number, rows: number): string {
  const { palette, sun } = brush;
  const wood = palette.material(brush.pick(['#a86b40', '#8f5733', '#b98050']));
  const height = width * 0.5;
  const roof = palette.snowy ? palette.snow : palette.roof;
  const [middle, ridge] = [x + width / 2, y - height - width * 0.3];
  const eave = y - height + width * 0.02;
  const out = width * 0.15;
  const slope = (side: -1 | 1, thick: number, fill: string, drop = 0): string =>
    poly(
      [
        middle,
        ridge - thick + drop,
        middle + side * (width / 2 + out),
        eave + width * 0.04 - thick + drop,
        middle + side * (width / 2 + out),
        eave + width * 0.04 + drop,
        middle,
        ridge + drop,
      ],
      fill,
    );
  const plank = (level: number): string => {
    const half = Math.min(width / 2, ((level - ridge) / (eave - ridge)) * (width / 2)) - 8;
    return half > 0 ? `M${n(middle - half)} ${n(level)}h${n(half * 2)}` : '';
  };
  const floor = (height * 0.78) / rows;
  return [
    castShadow(brush, x, y, width, width * 0.4, width * 0.12),
    poly([x, y, x, eave - width * 0.02, middle, ridge + 8, x + width, eave - width * 0.02, x + width, y], wood.lit),
    stroke(
      repeat(11, (index) => plank(y - height * 0.3 - index * height * 0.12)),
      wood.shade,
      2.5,
      'opacity="0.35"',
    ),
    sun > 0
      ? poly([x, y, x, eave, x + width * 0.1, eave - width * 0.05, x + width * 0.1, y], wood.shade)
      : poly([x + width, y, x + width, eave, x + width * 0.9, eave - width * 0.05, x + width * 0.9, y], wood.shade),
    // The shade that the roof throws on the front.
    slope(-1, width * 0.05, wood.deep, width * 0.05),
    slope(1, width * 0.05, wood.deep, width * 0.05),
    rect(x - 6, y - height * 0.26, width + 12, height * 0.26, palette.stone.lit),
    rect(sun > 0 ? x - 6 : x + width * 0.86, y - height * 0.26, width * 0.14 + 6, height * 0.26, palette.stone.shade),
    windowGrid(brush, {
      x: x + width * 0.06,
      y: y - height * 0.02,
      width: width * 0.88,
      height: height * 0.24,
      columns: 5,
      rows: 1,
      pane: [0.44, 0.62],
      frame: palette.wood.deep,
    }),
    ...Array.from({ length: rows }, (_, index) => {
      const level = y - height * 0.28 - index * floor;
      const inset = index === rows - 1 && rows > 1 ? 0.16 : 0.05;
      const bays = Math.round(6 * (1 - inset));
      return [
        windowGrid(brush, {
          x: x + width * inset,
          y: level - floor * 0.06,
          width: width * (1 - inset * 2),
          height: floor * 0.8,
          columns: bays,
          rows: 1,
          pane: [0.42, 0.74],
          frame: palette.trim.lit,
          bars: palette.trim.lit,
          shutters: palette.shutter,
        }),
        rect(x + width * (inset - 0.06), level, width * (1.12 - inset * 2), height * 0.04, wood.deep),
        railing(x + width * (inset - 0.06), level, width * (1.12 - inset * 2), floor * 0.34, wood.deep, 7),
        path(
          repeat(bays, (bay) => {
            const at = x + width * inset + ((bay + 0.5) * width * (1 - inset * 2)) / bays;
            return disc(at - 10, level + 2, 12, 8) + disc(at + 10, level + 2, 12, 8);
          }),
          palette.snowy ? palette.snow.lit : palette.flower.lit,
        ),
      ].join('');
    }),
    windowGrid(brush, {
      x: middle - width * 0.07,
      y: ridge + width * 0.24,
      width: width * 0.14,
      height: width * 0.11,
      columns: 1,
      rows: 1,
      pane: [0.8, 0.9],
      head: 'round',
      frame: palette.trim.lit,
    }),
    slope(-1, width * 0.055, -1 === sun ? roof.lit : roof.shade),
    slope(1, width * 0.055, 1 === sun ? roof.lit : roof.shade),
    chimneys(brush, [[middle + width * 0.2, ridge + width * 0.12]], width * 0.07, width * 0.14, palette.stone),
    slope(1, width * 0.055, 1 === sun ? roof.lit : roof.shade),
  ].join('');
}

function frontal(brush: Brush): string {
  const { palette } = brush;
  return [
    sky(brush, 700),
    clouds(brush, 60, 220, 3),
    alps(brush, 720, 520),
    rect(0, 716, WIDTH, 360, palette.grass.lit),
    hills(brush, { y: 790, height: 50, fill: palette.grass.lit, waves: 3 }),
    chaletFront(brush, 430, 900, brush.between(680, 760), 2),
    grove(brush, { from: -20, to: 300, y: 900, height: 400, count: 4, kinds: ['fir'] }),
    grove(brush, { from: 1330, to: 1640, y: 880, height: 440, count: 4, kinds: ['fir'] }),
    path(`M700 905h220q60 80 330 180H420q240 -90 280 -180z`, palette.path.lit),
    hills(brush, { y: 1040, height: 50, fill: palette.snowy ? palette.snow.shade : palette.near, waves: 2 }),
    people(brush, { from: 720, to: 960, y: 960, height: 86, count: 2, fills: [palette.dark, palette.accent.shade] }),
    fence(brush, 60, 1020, 420),
  ].join('');
}

const fence = (brush: Brush, x: number, y: number, width: number): string =>
  path(
    repeat(width / 60, (index) => box(x + index * 60, y - 66, 13, 72)) +
      box(x - 12, y - 52, width, 9) +
      box(x - 12, y - 26, width, 9),
    brush.palette.wood.shade,
  );

function hamlet(brush: Brush): string {
  const { palette } = brush;
  const whole = [
    alps(brush, 660, 560),
    hills(brush, { y: 690, height: 60, fill: palette.grass.shade, waves: 3 }),
    chaletFront(brush, 960, 780, 280, 1),
    chaletFront(brush, 1260, 800, 240, 1),
    church(afar(brush, 0.1), 860, 740, 250),
    path(`M-20 800Q400 700 900 840T1640 830V1090H-20z`, palette.grass.lit),
    stroke('M1700 1010Q1200 880 960 900T560 930', palette.path.lit, 40),
    chaletFront(brush, 150, 960, 560, 2),
    grove(brush, { from: 640, to: 900, y: 870, height: 250, count: 3, kinds: ['fir'] }),
    grove(brush, { from: 1380, to: 1640, y: 990, height: 480, count: 3, kinds: ['fir'] }),
    path(`M-20 1010Q500 950 980 1040T1640 1000V1090H-20z`, palette.snowy ? palette.snow.shade : palette.near),
    people(brush, { from: 780, to: 1120, y: 970, height: 84, count: 2, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
  return [sky(brush, 680), clouds(brush, 50, 200, 2), whole].join('');
}

function highUp(brush: Brush): string {
  const { palette, sun } = brush;
  const x = sun > 0 ? 760 : 140;
  const far = sun > 0 ? -1 : 1;
  const back = afar(brush, 0.2).palette;
  return [
    sky(brush, 800),
    mountain(
      brush,
      { x: 800 + far * 420, height: 680, half: 720 },
      {
        y: 840,
        lit: back.rock.lit,
        shade: back.rock.shade,
        snow: { lit: back.snow.lit, shade: back.snow.shade, share: 0.56 },
      },
    ),
    mountain(
      brush,
      { x: 800 - far * 480, height: 480, half: 640 },
      {
        y: 840,
        lit: palette.distant(palette.rock.lit, 0.5),
        shade: palette.distant(palette.rock.shade, 0.5),
        snow: { lit: back.snow.lit, shade: back.snow.shade, share: 0.4 },
      },
    ),
    clouds(brush, 560, 720, 4),
    hills(brush, { y: 830, height: 90, fill: palette.mid, waves: 3 }),
    grove(brush, { from: -40, to: 1640, y: 850, height: 110, count: 20, distance: 0.25, kinds: ['fir'] }),
    path(
      sun > 0 ? 'M1640 740Q1180 800 820 850T-20 980V1090H1640z' : 'M-40 740Q420 800 780 850T1640 980V1090H-40z',
      palette.grass.lit,
    ),
    chaletFront(brush, x, 900, 620, 2),
    grove(brush, {
      from: sun > 0 ? 560 : 800,
      to: sun > 0 ? 760 : 1020,
      y: 920,
      height: 300,
      count: 3,
      kinds: ['fir'],
    }),
    ...[0, 1].map((index) =>
      tree(brush, 'fir', { x: (sun > 0 ? 130 : 1450) + index * 110 * sun, y: 1080, height: 560 - index * 120 }),
    ),
    path(
      sun > 0 ? 'M640 1090Q860 980 1200 960T1640 960V1090z' : 'M960 1090Q740 980 400 960T-40 960V1090z',
      palette.snowy ? palette.snow.shade : palette.near,
    ),
    cable(brush, far),
  ].join('');
}

/** A cabin under its cable, high over the valley. */
function cable(brush: Brush, side: number): string {
  const { palette } = brush;
  const x = 800 + side * 170;
  return [
    stroke(`M-20 ${side < 0 ? 560 : 150}L1620 ${side < 0 ? 150 : 560}`, palette.dark, 3),
    rect(x - 2, 356 - side * 42, 4, 50, palette.dark),
    rect(x - 30, 400 - side * 42, 60, 46, palette.accent.lit),
    rect(x - 24, 408 - side * 42, 48, 18, palette.trim.lit),
  ].join('');
}

const CHALETS = [frontal, hamlet, highUp];
export const paintChalet: Painter = (brush) => CHALETS[brush.structure(CHALETS.length)]!(brush);
