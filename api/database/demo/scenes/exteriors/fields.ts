import type { Brush, Painter } from '../brush.ts';
import { birds, people } from '../figures.ts';
import { castShadow, house, village } from '../houses.ts';
import { clouds, furrows, hills, sky } from '../landscape.ts';
import { tone } from '../colour.ts';
import { circle, mirrored, n, path, poly, rect, repeat, ring, stroke, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';

/** Fields like a quilt, a road between poplars, a village. */
function quilt(brush: Brush): string {
  const { palette, sun } = brush;
  const crops = [
    palette.grass.lit,
    palette.grass.shade,
    palette.material('#e2c25c').lit,
    palette.earth.lit,
    palette.leaf.lit,
    palette.material('#d9a441').shade,
  ];
  const field = (d: string, index: number): string => path(d, crops[(index + (sun > 0 ? 0 : 2)) % crops.length]!);
  const whole = [
    field('M-20 620Q300 590 620 620L300 720Q120 700 -20 730z', 0),
    field('M620 620Q900 600 1140 640L900 760Q600 700 300 720z', 2),
    field('M1140 640Q1400 600 1640 620V760Q1300 720 900 760z', 1),
    field('M-20 730Q120 700 300 720L140 880Q60 870 -20 890z', 4),
    field('M300 720Q600 700 900 760L560 930Q360 880 140 880z', 3),
    field('M900 760Q1300 720 1640 760V930Q1100 860 560 930z', 5),
    field('M-20 890Q300 850 560 930T1200 1090H-20z', 1),
    field('M560 930Q1100 860 1640 930V1090H1100Q900 1000 560 930z', 2),
    stroke('M1180 1090Q980 960 700 860T520 720T640 630', palette.path.lit, 26),
    stroke('M1180 1090Q980 960 700 860', palette.path.lit, 42),
    ...[0, 1, 2, 3, 4].map((index) =>
      tree(brush, palette.region.southern ? 'cypress' : 'poplar', {
        x: 560 + index * index * 22 + index * 30,
        y: 740 + index * 62,
        height: 150 + index * 62,
      }),
    ),
  ].join('');
  return [
    sky(brush, 580),
    clouds(brush, 60, 320, 5),
    hills(brush, { y: 560, height: 120, fill: palette.far, waves: 3 }),
    hills(brush, { y: 600, height: 60, fill: palette.mid, waves: 4 }),
    rect(0, 600, WIDTH, 480, palette.grass.lit),
    sun > 0 ? whole : mirrored(whole),
    village(brush, { x: sun > 0 ? 900 : 380, y: 680, width: 340, size: 48, distance: 0.18 }),
    grove(brush, {
      from: sun > 0 ? 60 : 1200,
      to: sun > 0 ? 420 : 1560,
      y: 680,
      height: 110,
      count: 5,
      distance: 0.15,
    }),
    bush(brush, sun > 0 ? 120 : 1480, 1090, 460, 120),
  ].join('');
}

/** Sheaves in a mown field, one great tree. */
function harvest(brush: Brush): string {
  const { palette, sun } = brush;
  const straw = palette.material('#e4bf5e');
  const sheaf = (x: number, y: number, size: number): string =>
    castShadow(brush, x - size * 0.4, y, size * 0.8, size * 1.3, size * 0.2) +
    path(
      `M${n(x - size * 0.5)} ${n(y)}Q${n(x - size * 0.44)} ${n(y - size * 0.9)} ${n(x)} ${n(y - size)}Q${n(x + size * 0.44)} ${n(y - size * 0.9)} ${n(x + size * 0.5)} ${n(y)}z`,
      straw.shade,
    ) +
    path(
      `M${n(x)} ${n(y - size)}Q${n(x + sun * size * 0.44)} ${n(y - size * 0.9)} ${n(x + sun * size * 0.5)} ${n(y)}H${n(x - sun * size * 0.1)}Q${n(x)} ${n(y - size * 0.5)} ${n(x)} ${n(y - size)}z`,
      tone(straw.lit, 0.06),
    );
  const x = sun > 0 ? 330 : 1270;
  return [
    sky(brush, 620),
    clouds(brush, 60, 360, 5),
    hills(brush, { y: 600, height: 90, fill: palette.far, waves: 3 }),
    village(brush, { x: sun > 0 ? 980 : 240, y: 620, width: 360, size: 40, distance: 0.32 }),
    hills(brush, { y: 650, height: 50, fill: palette.mid, waves: 4 }),
    rect(0, 650, WIDTH, 430, tone(straw.lit, -0.06)),
    furrows(brush, { horizon: 650, vanishX: sun > 0 ? 1100 : 500, count: 27, fill: tone(straw.lit, -0.11), width: 44 }),
    ...[
      [0, 700, 34],
      [1, 700, 34],
      [2, 706, 36],
      [0.5, 770, 66],
      [1.5, 776, 68],
      [2.4, 770, 66],
      [0.9, 900, 130],
      [2.1, 930, 150],
    ].map(([at, y, size]) => sheaf(sun > 0 ? 640 + at! * 330 : 960 - at! * 330, y!, size!)),
    castShadow(brush, x - 60, 850, 140, 520, 50),
    tree(brush, 'oak', { x, y: 860, height: 580 }),
    path('M-20 1010Q500 960 900 1030T1640 1000V1090H-20z', palette.grass.shade),
    people(brush, {
      from: sun > 0 ? 800 : 560,
      to: sun > 0 ? 1040 : 800,
      y: 860,
      height: 120,
      count: 1,
      fills: [palette.dark],
    }),
    birds(brush, 800, 260, 240, 6, palette.dark),
  ].join('');
}

/** Hedgerows, a stream, a mill. */
function mill(brush: Brush): string {
  const { palette, sun } = brush;
  const windy = ['32', '28', '52', '53', '93', '76'].includes(brush.setting.regionCode);
  const x = sun > 0 ? 1020 : 560;
  const sails = repeat(4, (index) => {
    const angle = index * (Math.PI / 2) + 0.5;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return ring([
      [x + dx * 20, 400 + dy * 20],
      [x + dx * 190, 400 + dy * 190],
      [x + dx * 190 - dy * 44, 400 + dy * 190 + dx * 44],
      [x + dx * 50 - dy * 44, 400 + dy * 50 + dx * 44],
    ]);
  });
  return [
    sky(brush, 640),
    clouds(brush, 60, 340, 5),
    hills(brush, { y: 610, height: 110, fill: palette.far, waves: 3 }),
    hills(brush, { y: 650, height: 60, fill: palette.mid, waves: 4 }),
    path(`M-20 720Q400 680 ${x - 200} 680T${x} 620T${x + 300} 690T1640 700V1090H-20z`, palette.grass.lit),
    grove(brush, { from: -40, to: x - 220, y: 710, height: 130, count: 7, distance: 0.15 }),
    windy
      ? [
          poly([x - 74, 650, x - 48, 390, x + 48, 390, x + 74, 650], palette.trim.lit),
          poly(
            sun > 0
              ? [x - 74, 650, x - 48, 390, x - 14, 390, x - 20, 650]
              : [x + 74, 650, x + 48, 390, x + 14, 390, x + 20, 650],
            palette.trim.shade,
          ),
          poly([x - 60, 394, x, 316, x + 60, 394], palette.roof.lit),
          path(sails, palette.wood.lit),
          stroke(
            `M${n(x - 167)} ${n(309)}L${n(x + 167)} ${n(491)}M${n(x + 91)} ${n(233)}L${n(x - 91)} ${n(567)}`,
            palette.wood.deep,
            8,
          ),
          rect(x - 16, 590, 32, 60, palette.wood.deep),
          rect(x - 12, 490, 24, 30, brush.pane()),
        ].join('')
      : [
          castShadow(brush, x - 150, 680, 300, 160, 40),
          house(brush, {
            x: x - 150,
            y: 684,
            width: 300,
            height: 150,
            columns: 4,
            rows: 2,
            roofHeight: 100,
            shutters: true,
            timber: palette.region.timbered,
          }),
          circle(x + 170, 650, 62, palette.wood.deep),
          circle(x + 170, 650, 48, palette.stone.shade),
          stroke(
            repeat(4, (index) => {
              const angle = index * (Math.PI / 4);
              return `M${n(x + 170 - Math.cos(angle) * 58)} ${n(650 - Math.sin(angle) * 58)}L${n(x + 170 + Math.cos(angle) * 58)} ${n(650 + Math.sin(angle) * 58)}`;
            }),
            palette.wood.lit,
            8,
          ),
        ].join(''),
    path('M-20 830Q300 790 640 840T1100 860T1640 800V1090H-20z', palette.grass.shade),
    path(
      `M${x + 100} 712Q${x - 60} 770 ${x - 240} 800T${x - 380} 900T${x - 120} 1090H${x + 300}Q${x - 40} 960 ${x - 60} 900T${x + 130} 770T${x + 240} 706z`,
      'url(#water)',
    ),
    path(`M${x - 180} 830h90v6h-90zM${x - 240} 900h120v8h-120zM${x - 120} 990h160v9h-160z`, palette.sky.low, 0.6),
    ...[0, 1, 2].map((index) => cow(brush, (sun > 0 ? 180 : 1120) + index * 150, 860 + (index % 2) * 40)),
    bush(brush, 60, 1090, 420, 140),
    bush(brush, 1560, 1090, 460, 130),
    tree(brush, brush.pick(palette.region.trees), { x: sun > 0 ? 1480 : 130, y: 1000, height: 560 }),
  ].join('');
}

const cow = (brush: Brush, x: number, y: number): string =>
  path(`M${x} ${y}v-52q2 -18 20 -18h70l24 -10l16 14l-10 16l-14 4v46h-12v-30h-66v30h-12v-30z`, brush.palette.trim.lit) +
  path(
    `M${x + 24} ${y - 70}h34q4 26 -16 30q-20 -4 -18 -30zM${x + 92} ${y - 68}l22 -12l16 14l-10 16l-18 2z`,
    brush.palette.wood.shade,
  );

const FIELDS = [quilt, harvest, mill];
export const paintCountryside: Painter = (brush) => FIELDS[brush.structure(FIELDS.length)]!(brush);
