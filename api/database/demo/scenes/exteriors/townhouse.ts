import { afar, type Brush, type Painter } from '../brush.ts';
import { block, chimneys, dormers, hipRoof } from '../buildings.ts';
import { door, railing, windowGrid } from '../openings.ts';
import { lampPost, people } from '../figures.ts';
import { balustrade, castShadow, house, stacks } from '../houses.ts';
import { clouds, sky } from '../landscape.ts';
import { circle, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, tree } from '../trees.ts';
import { neighbours, paving } from './street.ts';

/** An hôtel particulier at the end of its court, behind gate pillars. */
function court(brush: Brush): string {
  const { palette, sun } = brush;
  const wing = (x: number, side: number): string => {
    const fill = side === sun ? palette.wall.lit : palette.wall.shade;
    const inner = 800 + side * 400;
    const outer = x;
    return [
      poly([outer, 1000, outer, 250, inner, 400, inner, 800], fill),
      poly([outer, 252, outer, 120, inner, 320, inner, 402], side === sun ? palette.roof.lit : palette.roof.shade),
      ...[0, 1, 2].flatMap((column) =>
        [0, 1].map((row) => {
          const at = (share: number): number => inner + (outer - inner) * share;
          const [a, b] = [at(0.12 + column * 0.3), at(0.28 + column * 0.3)];
          const level = (where: number, up: number): number => {
            const share = (where - inner) / (outer - inner);
            const [top, foot] = [400 - share * 150, 800 + share * 200];
            return foot - (foot - top) * up;
          };
          const [low, high] = row === 0 ? [0.1, 0.4] : [0.55, 0.85];
          return poly([a, level(a, low), b, level(b, low), b, level(b, high), a, level(a, high)], brush.pane());
        }),
      ),
    ].join('');
  };
  const pillar = (x: number): string =>
    rect(x - 44, 640, 88, 440, palette.stone.lit) +
    rect(sun > 0 ? x - 44 : x + 14, 640, 30, 440, palette.stone.shade) +
    rect(x - 58, 622, 116, 22, palette.trim.lit) +
    circle(x, 586, 36, palette.stone.lit) +
    path(`M${n(x)} 550a36 36 0 0 ${sun > 0 ? 0 : 1} 0 72z`, palette.stone.shade);
  return [
    sky(brush, 820),
    clouds(brush, 50, 230, 3),
    paving(brush, 798),
    castShadow(brush, 400, 800, 800, 200, 120),
    chimneys(
      brush,
      [
        [500, 300],
        [740, 280],
        [1060, 300],
      ],
      56,
      90,
      palette.wall2,
    ),
    hipRoof(brush, { x: 400, y: 424, width: 800, height: 150 }, palette.roof, 0.05, 0),
    dormers(brush, { x: 460, y: 426, width: 680, height: 100 }, 5, palette.trim, palette.roof, 'round'),
    block(brush, { x: 400, y: 800, width: 800, height: 378 }, palette.wall2),
    windowGrid(brush, {
      x: 420,
      y: 590,
      width: 760,
      height: 160,
      columns: 7,
      rows: 1,
      pane: [0.44, 0.8],
      frame: palette.trim.lit,
      bars: palette.trim.lit,
    }),
    windowGrid(brush, {
      x: 420,
      y: 792,
      width: 760,
      height: 180,
      columns: 7,
      rows: 1,
      pane: [0.46, 0.82],
      head: 'round',
      frame: palette.trim.lit,
    }),
    rect(394, 416, 812, 14, palette.trim.lit),
    rect(394, 602, 812, 9, palette.trim.lit),
    poly([690, 420, 800, 352, 910, 420], palette.trim.lit),
    poly([726, 412, 800, 368, 874, 412], palette.wall2.shade),
    door(brush, 800, 800, 90, 160, true),
    wing(-20, -1),
    wing(1620, 1),
    ...[-1, 1].map((side) => bush(brush, 800 + side * 190, 820, 90, 90)),
    people(brush, { from: 700, to: 920, y: 880, height: 110, count: 2, fills: [palette.dark, palette.accent.shade] }),
    pillar(150),
    pillar(1450),
    stroke(
      repeat(
        7,
        (index) => `M${220 + index * 30} 1080V${n(760 - index * 13)}M${1380 - index * 30} 1080V${n(760 - index * 13)}`,
      ) + 'M206 800L410 700M1394 800L1190 700',
      palette.dark,
      7,
    ),
  ].join('');
}

/** The house among its neighbours in the street, its door in the middle. */
function inTheRow(brush: Brush): string {
  const { palette, sun } = brush;
  const timbered = palette.region.timbered;
  const x = 520;
  const top = 840 - 560;
  return [
    sky(brush, 860),
    clouds(brush, 50, 220, 3),
    neighbours(brush, 842, -40, x + 10),
    neighbours(brush, 842, x + 560, 1640),
    paving(brush, 838),
    castShadow(brush, x, 842, 560, 260, 90),
    stacks(brush, x, top - 140, 560, 70),
    house(brush, {
      x,
      y: 842,
      width: 560,
      height: 560,
      columns: 5,
      rows: 3,
      roofHeight: timbered ? 300 : 170,
      gabled: timbered,
      timber: timbered,
      shutters: true,
    }),
    timbered
      ? windowGrid(brush, {
          x: x + 170,
          y: top - 20,
          width: 220,
          height: 110,
          columns: 2,
          rows: 1,
          pane: [0.5, 0.8],
          frame: palette.trim.lit,
        })
      : dormers(brush, { x: x + 60, y: top + 4, width: 440, height: 100 }, 3, palette.trim, palette.roof),
    rect(x, 680, 560, 162, palette.wall.shade),
    windowGrid(brush, {
      x: x + 20,
      y: 838,
      width: 520,
      height: 150,
      columns: 5,
      rows: 1,
      pane: [0.64, 0.84],
      head: 'round',
      frame: palette.stone.lit,
    }),
    rect(x - 10, 668, 580, 14, palette.trim.lit),
    railing(x + 130, 668, 300, 40, palette.dark, 8),
    door(brush, x + 280, 842, 96, 150, true, palette.sky.lamps > 40 ? palette.lamp : palette.accent.lit),
    ...[-1, 1].map((side) => bush(brush, x + 280 + side * 120, 846, 70, 90)),
    lampPost(brush, sun > 0 ? 420 : 1180, 930, 300),
    tree(brush, 'plane', { x: sun > 0 ? 1330 : 230, y: 930, height: 470 }),
    people(brush, { from: 600, to: 1060, y: 940, height: 120, count: 3, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** The side of the garden: a terrace, French windows, two great trees. */
function gardenSide(brush: Brush): string {
  const { palette, sun } = brush;
  const bays = brush.pick([5, 7]);
  return [
    sky(brush, 800),
    clouds(brush, 60, 260, 3),
    neighbours(afar(brush, 0.3), 760, -40, 400),
    neighbours(afar(brush, 0.3), 760, 1200, 1640),
    rect(0, 750, WIDTH, 330, palette.grass.lit),
    stacks(brush, 360, 300, 880, 60),
    hipRoof(
      brush,
      { x: 360, y: 400, width: 880, height: palette.region.southern ? 90 : 150 },
      palette.roof,
      0.06,
      0.02,
    ),
    palette.region.southern
      ? ''
      : dormers(brush, { x: 430, y: 402, width: 740, height: 96 }, 4, palette.trim, palette.roof),
    block(brush, { x: 360, y: 760, width: 880, height: 364 }, palette.wall, 0.06),
    windowGrid(brush, {
      x: 390,
      y: 564,
      width: 820,
      height: 150,
      columns: bays,
      rows: 1,
      pane: [0.36, 0.84],
      frame: palette.trim.lit,
      shutters: palette.shutter,
    }),
    windowGrid(brush, {
      x: 390,
      y: 758,
      width: 820,
      height: 170,
      columns: bays,
      rows: 1,
      pane: [0.46, 0.86],
      head: 'round',
      frame: palette.trim.lit,
      bars: palette.trim.lit,
    }),
    rect(352, 394, 896, 13, palette.trim.lit),
    rect(352, 574, 896, 9, palette.trim.lit),
    stroke(
      `M380 760C420 660 372 560 430 470M1210 760c-30 -90 20 -180 -30 -280`,
      palette.evergreen.shade,
      26,
      'stroke-linecap="round"',
    ),
    rect(280, 758, 1040, 44, palette.stone.lit),
    rect(280, 802, 1040, 14, palette.stone.shade),
    balustrade(brush, 280, 760, 380, 50),
    balustrade(brush, 940, 760, 380, 50),
    ...[0, 1, 2].map((index) =>
      rect(
        660 - index * 24,
        774 + index * 22,
        280 + index * 48,
        22,
        index % 2 === 0 ? palette.trim.lit : palette.stone.lit,
      ),
    ),
    poly([640, 838, 960, 838, 1140, 1080, 460, 1080], palette.path.lit),
    poly([280, 816, 640, 816, 600, 860, 280 - sun * 120, 880], palette.near, 0.25),
    tree(brush, 'plane', { x: 140, y: 960, height: 780 }),
    tree(brush, 'plane', { x: 1470, y: 980, height: 720 }),
    bush(brush, 380, 1000, 320, 84, palette.flower),
    bush(brush, 1220, 1000, 320, 84, palette.flower),
    people(brush, { from: 640, to: 960, y: 920, height: 116, count: 2, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

const TOWNHOUSES = [court, inTheRow, gardenSide];

export const paintTownhouse: Painter = (brush) => TOWNHOUSES[brush.structure(TOWNHOUSES.length)]!(brush);
