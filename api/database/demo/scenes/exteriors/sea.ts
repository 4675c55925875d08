import { afar, type Brush, type Painter } from '../brush.ts';
import { birds, parasol, people, sailBoat } from '../figures.ts';
import { village } from '../houses.ts';
import { clouds, hills, orbPlace, sky, water } from '../landscape.ts';
import { HEIGHT, n, path, polygon, rect, repeat, smooth, stroke, WIDTH, type Point, poly } from '../svg.ts';
import { bush, tree } from '../trees.ts';

/** A rocky headland that comes into the picture from one side. */
function headland(brush: Brush, side: -1 | 1, base: number, height: number, reach: number, distance: number): string {
  const { rock, grass } = afar(brush, distance).palette;
  const edge = side < 0 ? -20 : WIDTH + 20;
  const at = (share: number, up: number): Point => [edge - side * reach * share, base - height * up];
  const crest: Point[] = [at(0, 1), at(0.3, 0.92), at(0.52, 0.72), at(0.72, 0.6), at(0.86, 0.3), at(1, 0)];
  const facets = [0.22, 0.46, 0.68].map((share, index) =>
    polygon(
      [at(share, 0.9 - index * 0.17), at(share + 0.16, 0.7 - index * 0.18), at(share + 0.1, 0), at(share - 0.05, 0)],
      rock.shade,
      0.8,
    ),
  );
  const green: Point[] = [
    at(0, 1.04),
    at(0.32, 0.95),
    at(0.54, 0.75),
    at(0.74, 0.62),
    at(0.6, 0.58),
    at(0.4, 0.74),
    at(0.2, 0.76),
    at(0, 0.84),
  ];
  return polygon([...crest, at(0, 0)], rock.lit) + facets.join('') + polygon(green, grass.shade);
}

function corniche(brush: Brush): string {
  const { palette, sun } = brush;
  const horizon = 520;
  const orb = orbPlace(brush, horizon);
  const side = sun > 0 ? -1 : 1;
  const pineX = side < 0 ? 250 : WIDTH - 250;
  const road: Point[] =
    side < 0
      ? [
          [-20, 900],
          [260, 850],
          [560, 900],
          [760, 1090],
          [-20, 1090],
        ]
      : [
          [1620, 900],
          [1340, 850],
          [1040, 900],
          [840, 1090],
          [1620, 1090],
        ];
  return [
    sky(brush, horizon, orb),
    clouds(brush, 130, 330, 3),
    hills(brush, {
      y: horizon + 6,
      height: 70,
      fill: palette.distant(palette.rock.shade, 0.66),
      waves: 3,
      bottom: horizon + 6,
    }),
    water(brush, horizon, HEIGHT, orb.x),
    headland(brush, side, horizon + 60, 250, 900, 0.45),
    village(brush, { x: side < 0 ? 330 : 960, y: horizon + 52, width: 300, size: 34, distance: 0.3 }),
    headland(brush, side, horizon + 200, 210, 560, 0.12),
    sailBoat(WIDTH / 2 + sun * 120, 690, 110, palette.trim.lit, palette.accent.lit),
    sailBoat(WIDTH / 2 + sun * 420, 620, 64, palette.trim.lit, palette.dark),
    polygon(road, palette.grass.shade),
    stroke(
      `M${n(road[0]![0])} ${n(road[0]![1] + 60)}Q${n(road[1]![0])} ${n(road[1]![1] + 30)} ${n(road[2]![0])} ${n(road[2]![1] + 60)}T${n(road[3]![0])} ${n(road[3]![1])}`,
      palette.trim.lit,
      26,
    ),
    tree(brush, palette.region.southern ? 'pine' : 'pine', { x: pineX, y: 1040, height: 760 }),
    tree(brush, 'pine', { x: pineX + side * 190, y: 1080, height: 560 }),
    bush(brush, pineX - side * 180, 1080, 320, 120),
    birds(brush, WIDTH / 2 + sun * 220, 260, 120, 5, palette.trim.lit),
  ].join('');
}

function beach(brush: Brush): string {
  const { palette, sun } = brush;
  const horizon = 470;
  const orb = orbPlace(brush, horizon);
  const shore: Point[] = [
    [1640, 560],
    [1280, 600],
    [900, 700],
    [620, 850],
    [420, 1090],
  ];
  const foam: Point[] = shore.map(([x, y]) => [x - 26, y - 6]);
  const sand = palette.material('#ecd4a0');
  const cloth = [palette.accent.lit, palette.shutter.lit, palette.material('#e3a23c').lit];
  const spots: [number, number, number][] = [
    [1180, 760, 150],
    [1420, 800, 170],
    [960, 880, 200],
    [1290, 960, 240],
  ];
  return [
    sky(brush, horizon, orb),
    clouds(brush, 100, 300, 4),
    hills(brush, { y: horizon + 4, height: 60, fill: palette.far, waves: 3, bottom: horizon + 4 }),
    water(brush, horizon, HEIGHT, orb.x),
    headland(brush, 1, horizon + 110, 220, 620, 0.4),
    village(brush, { x: 1130, y: horizon + 108, width: 420, size: 44, distance: 0.22, steeple: brush.chance(0.5) }),
    path(`M${n(foam[0]![0])} ${n(foam[0]![1])}${smooth(foam)}L1640 1090z`, palette.trim.lit, 0.85),
    path(`M1640 560${smooth(shore)}L1640 1090z`, sand.lit),
    path(`M1640 640Q1300 690 1060 830T760 1090H1640z`, sand.shade, 0.22),
    ...spots.map(([x, y, size], index) =>
      [
        poly(
          [
            x - size * 0.3,
            y,
            x + size * 0.2,
            y,
            x - sun * size,
            y + size * 0.28,
            x - sun * size * 1.4,
            y + size * 0.22,
          ],
          palette.near,
          0.25,
        ),
        parasol(brush, x, y, size, size, cloth[index % 3]!, palette.trim.lit),
      ].join(''),
    ),
    people(brush, { from: 820, to: 1180, y: 730, height: 74, count: 3, fills: [palette.dark, palette.accent.shade] }),
    sailBoat(360, 660, 120, palette.trim.lit, palette.accent.lit),
    sailBoat(640, 560, 60, palette.accent.lit, palette.dark),
    sailBoat(170, 540, 46, palette.trim.lit, palette.dark),
    birds(brush, 480, 250, 160, 6, palette.dark),
  ].join('');
}

function lighthouse(brush: Brush): string {
  const { palette, sun } = brush;
  const horizon = 610;
  const orb = orbPlace(brush, horizon);
  const x = WIDTH / 2 - sun * 330;
  const foot = 720;
  const bands = repeat(3, (index) => ring(x, foot - 120 - index * 150, 44 - index * 6, 75));
  const shines = palette.sky.lamps > 20;
  const beam = (side: number): string => poly([x, 236, x + side * 900, 130, x + side * 900, 290], palette.glow, 0.2);
  return [
    sky(brush, horizon, orb),
    clouds(brush, 140, 400, 4),
    water(brush, horizon, HEIGHT, orb.x),
    headland(brush, sun > 0 ? 1 : -1, horizon + 30, 120, 460, 0.6),
    headland(brush, sun > 0 ? -1 : 1, foot + 150, 210, 1000, 0),
    shines ? beam(sun) : '',
    poly([x - 62, foot, x - 34, 270, x + 34, 270, x + 62, foot], palette.trim.lit),
    path(bands, palette.accent.lit),
    poly([x - sun * 62, foot, x - sun * 34, 270, x - sun * 8, 270, x - sun * 14, foot], palette.dark, 0.28),
    rect(x - 48, 258, 96, 14, palette.dark),
    rect(x - 26, 210, 52, 50, shines ? palette.lamp : palette.pane),
    path(`M${n(x - 34)} 212q34 -58 68 0z`, palette.accent.shade),
    rect(x - 2, 160, 4, 30, palette.dark),
    village(brush, { x: x - sun * 250 - 130, y: foot + 26, width: 250, size: 62, distance: 0, steeple: false }),
    stroke(wavelets(brush, 800, 1050), palette.trim.lit, 6, 'stroke-linecap="round" opacity="0.8"'),
    sailBoat(WIDTH / 2 + sun * 340, 800, 190, palette.accent.lit, palette.dark),
    sailBoat(WIDTH / 2 + sun * 60, 680, 70, palette.trim.lit, palette.dark),
    birds(brush, x + sun * 260, 330, 130, 7, palette.trim.lit),
  ].join('');
}

const ring = (x: number, y: number, half: number, height: number): string =>
  `M${n(x - half - 6)} ${n(y)}L${n(x - half)} ${n(y - height)}h${n(half * 2)}L${n(x + half + 6)} ${n(y)}z`;

const wavelets = (brush: Brush, from: number, to: number): string =>
  repeat(9, () => `M${n(brush.between(-40, WIDTH - 160))} ${n(brush.between(from, to))}q45 -22 90 0t90 0`);

const SEAS = [corniche, beach, lighthouse];
export const paintSea: Painter = (brush) => SEAS[brush.structure(SEAS.length)]!(brush);
