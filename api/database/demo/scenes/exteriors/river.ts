import { afar, type Brush, type Painter } from '../brush.ts';
import { lampPost, people, person } from '../figures.ts';
import { church, house, village } from '../houses.ts';
import { clouds, hills, reflection, sky, water } from '../landscape.ts';
import { arch, HEIGHT, mirrored, n, path, pierced, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';

/** A stone bridge from edge to edge. */
function bridge(brush: Brush, y: number, height: number, arches: number): string {
  const { palette } = brush;
  const cell = WIDTH / arches;
  const openings = repeat(arches, (index) =>
    arch(index * cell + cell * 0.1, y - height * 0.72, cell * 0.8, height * 0.72 + 2),
  );
  return [
    pierced(
      `M-10 ${n(y)}V${n(y - height * 0.86)}Q800 ${n(y - height * 1.3)} 1610 ${n(y - height * 0.86)}V${n(y)}z${openings}`,
      palette.stone.lit,
    ),
    path(
      repeat(
        arches - 1,
        (index) =>
          `M${n((index + 1) * cell - cell * 0.13)} ${n(y + 16)}L${n((index + 1) * cell)} ${n(y - height * 0.52)}L${n((index + 1) * cell + cell * 0.13)} ${n(y + 16)}z`,
      ),
      palette.stone.shade,
    ),
    stroke(
      `M-10 ${n(y - height * 0.88)}Q800 ${n(y - height * 1.32)} 1610 ${n(y - height * 0.88)}`,
      palette.trim.lit,
      18,
    ),
  ].join('');
}

/** The old bridge, the town behind it on its hill. */
function underBridge(brush: Brush): string {
  const { palette } = brush;
  return [
    sky(brush, 620),
    clouds(brush, 60, 240, 3),
    hills(brush, { y: 580, height: 120, fill: palette.far, waves: 3 }),
    path('M-20 640Q300 520 700 500T1640 620V680H-20z', palette.mid),
    village(brush, { x: 340, y: 540, width: 700, size: 58, distance: 0.28, steeple: true }),
    village(brush, { x: 120, y: 620, width: 1380, size: 72, distance: 0.16, steeple: false }),
    grove(brush, { from: -40, to: 1640, y: 648, height: 90, count: 15, distance: 0.1 }),
    water(brush, 640, HEIGHT),
    reflection(brush, 200, 646, 1200, 90, palette.wall.shade),
    bridge(brush, 820, 200, brush.pick([5, 6, 7])),
    reflection(brush, 0, 830, WIDTH, 120, palette.stone.shade),
    people(brush, { from: 500, to: 1100, y: 596, height: 54, count: 3, fills: [palette.dark, palette.accent.shade] }),
    path('M-20 1090V980Q200 940 420 1000T640 1090z', palette.near),
    tree(brush, 'plane', { x: brush.sun > 0 ? 110 : 60, y: 1020, height: 560 }),
  ].join('');
}

/** Winding away into the hills. */
function winding(brush: Brush): string {
  const { palette, sun } = brush;
  const whole = [
    path('M-20 600H1620V1090H-20z', palette.grass.lit),
    path('M-20 640Q500 600 900 640T1640 620V700H-20z', palette.grass.shade, 0.6),
    path(
      'M900 590Q1180 610 1140 650T820 720T760 830T1180 1090H260Q420 960 400 880T620 720T980 640T860 590z',
      'url(#water)',
    ),
    path(
      'M930 640h110v5h-110zM760 700h130v6h-130zM560 810h150v8h-150zM520 930h210v10h-210zM640 1010h260v11h-260z',
      palette.sky.low,
      0.6,
    ),
    village(brush, { x: 1120, y: 700, width: 330, size: 50, distance: 0.16 }),
    grove(brush, { from: 420, to: 760, y: 680, height: 170, count: 6, distance: 0.12, kinds: ['poplar', 'oak'] }),
    grove(brush, { from: 1120, to: 1640, y: 830, height: 260, count: 5, kinds: ['poplar', 'plane'] }),
    path('M-20 1090V870Q200 880 300 960T380 1090z', palette.near),
    tree(brush, 'oak', { x: 130, y: 960, height: 520 }),
    tree(brush, 'poplar', { x: 330, y: 940, height: 400 }),
  ].join('');
  return [
    sky(brush, 600),
    clouds(brush, 60, 330, 4),
    hills(brush, { y: 560, height: 170, fill: palette.far, waves: 2 }),
    hills(brush, { y: 610, height: 90, fill: palette.mid, waves: 3 }),
    sun > 0 ? whole : mirrored(whole),
  ].join('');
}

/** A quay with plane trees, the fronts of the other bank in the water. */
function embankment(brush: Brush): string {
  const { palette, sun } = brush;
  const away = afar(brush, 0.16);
  return [
    sky(brush, 640),
    clouds(brush, 60, 220, 3),
    church(afar(brush, 0.42), sun > 0 ? 1080 : 460, 560, 460),
    repeat(10, (index) =>
      house(away, {
        x: index * 164 - 30,
        y: 640,
        width: 160,
        height: brush.between(170, 270),
        columns: 3,
        rows: 3,
        roofHeight: brush.between(50, 90),
        shutters: true,
        timber: palette.region.timbered && index % 2 === 0,
        gabled: palette.region.timbered && index % 3 !== 0,
        wall: brush.pick([away.palette.wall, away.palette.wall2, away.palette.trim]),
      }),
    ),
    rect(0, 636, WIDTH, 44, palette.stone.lit),
    rect(0, 680, WIDTH, 12, palette.stone.shade),
    water(brush, 690, HEIGHT),
    repeat(10, (index) =>
      reflection(brush, index * 164 - 20, 694, 140, 170, index % 2 === 0 ? palette.wall.shade : palette.wall2.shade),
    ),
    rowBoat(brush, sun > 0 ? 940 : 420, 830),
    poly([-20, 930, 1620, 930, 1620, 1090, -20, 1090], palette.path.lit),
    rect(0, 926, WIDTH, 18, palette.stone.shade),
    tree(brush, 'plane', { x: sun > 0 ? 190 : 1410, y: 1010, height: 800 }),
    lampPost(brush, sun > 0 ? 1340 : 260, 1020, 420),
    people(brush, { from: 620, to: 1100, y: 1030, height: 190, count: 2, fills: [palette.dark, palette.accent.deep] }),
  ].join('');
}

const rowBoat = (brush: Brush, x: number, y: number): string =>
  path(
    `M${x} ${y - 40}Q${x + 120} ${y - 14} ${x + 250} ${y - 40}Q${x + 220} ${y} ${x + 180} ${y}H${x + 70}Q${x + 24} ${y} ${x} ${y - 40}z`,
    brush.palette.accent.lit,
  ) +
  path(
    `M${x} ${y - 40}Q${x + 120} ${y - 14} ${x + 250} ${y - 40}Q${x + 120} ${y - 26} ${x} ${y - 40}z`,
    brush.palette.trim.lit,
  ) +
  person(brush, x + 120, y - 6, 120, brush.palette.dark);

const RIVERS = [underBridge, winding, embankment];
export const paintRiver: Painter = (brush) => RIVERS[brush.structure(RIVERS.length)]!(brush);
