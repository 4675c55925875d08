import { afar, type Brush, type Painter } from '../brush.ts';
import { block, hipRoof, spire } from '../buildings.ts';
import { windowGrid } from '../openings.ts';
import { birds, lampPost, parasol, people } from '../figures.ts';
import { castShadow, church, house } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { arch, circle, ellipse, n, path, poly, rect, repeat, ring, stroke, WIDTH } from '../svg.ts';

/** Fronts of a street that run to a point, on one side of it. */
function receding(brush: Brush, side: -1 | 1): string {
  const { palette } = brush;
  const vanish = 560;
  const edges = [850, 560, 380, 262, 184, 132];
  const level = (half: number, foot: boolean): number => (foot ? vanish + half * 0.62 : vanish - half * 0.82);
  return edges
    .slice(0, -1)
    .map((outer, index) => {
      const inner = edges[index + 1]!;
      const extra = brush.between(0.86, 1.18);
      const walls = [palette.wall, palette.wall2, palette.trim, palette.material(brush.pick(palette.region.walls))];
      const wall = walls[(index + (side > 0 ? 1 : 0)) % walls.length]!;
      const fill = palette.distant(side === brush.sun ? wall.shade : wall.lit, index * 0.09);
      const at = (share: number): number => outer + (inner - outer) * share;
      const up = (half: number, share: number): number => {
        const [top, foot] = [vanish - half * 0.82 * extra, level(half, true)];
        return foot - (foot - top) * share;
      };
      const quad = (a: number, b: number, low: number, high: number): string =>
        ring([
          [800 + side * at(a), up(at(a), low)],
          [800 + side * at(b), up(at(b), low)],
          [800 + side * at(b), up(at(b), high)],
          [800 + side * at(a), up(at(a), high)],
        ]);
      let [dark, lit, leaves] = ['', '', ''];
      for (let row = 0; row < 4; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          const a = 0.12 + column * 0.3;
          const pane = quad(a, a + 0.14, 0.28 + row * 0.18, 0.39 + row * 0.18);
          if (brush.isLit()) lit += pane;
          else dark += pane;
          leaves +=
            quad(a - 0.06, a, 0.28 + row * 0.18, 0.39 + row * 0.18) +
            quad(a + 0.14, a + 0.2, 0.28 + row * 0.18, 0.39 + row * 0.18);
        }
      }
      return [
        path(quad(0, 1, 0, 1), fill),
        path(quad(0, 1, 1, 1.06), palette.distant(palette.roof.lit, index * 0.09)),
        path(leaves, palette.shutter.lit),
        path(dark, palette.pane),
        path(lit, palette.lamp),
        path(
          quad(0.08, 0.44, 0, 0.17) + quad(0.56, 0.92, 0, 0.17),
          palette.sky.lamps > 10 ? palette.lamp : palette.pane,
        ),
        path(quad(0.04, 0.48, 0.17, 0.22), palette.accent.lit),
        path(quad(0.52, 0.96, 0.17, 0.22), palette.shutter.shade),
      ].join('');
    })
    .toReversed()
    .join('');
}

/** A street that leads to the tower of the church. */
function lane(brush: Brush): string {
  const { palette, sun } = brush;
  return [
    sky(brush, 640),
    clouds(brush, 60, 300, 3),
    church(afar(brush, 0.3), 770, 660, 520),
    poly([668, 642, 932, 642, 1660, 1100, -60, 1100], palette.path.lit),
    receding(brush, -1),
    receding(brush, 1),
    sun > 0
      ? poly([932, 642, 1660, 1100, 980, 1100, 840, 642], palette.near, 0.22)
      : poly([668, 642, -60, 1100, 620, 1100, 760, 642], palette.near, 0.22),
    stroke(
      repeat(6, (index) => {
        const y = 680 + index * index * 16;
        const half = 150 + (y - 642) * 1.55;
        return `M${n(800 - half)} ${n(y)}H${n(800 + half)}`;
      }),
      palette.stone.shade,
      3,
      'opacity="0.5"',
    ),
    path(
      repeat(17, (index) => {
        const share = index / 16;
        const x = 380 + share * 840;
        const y = 300 + Math.sin(share * Math.PI) * 60;
        return `M${n(x)} ${n(y)}h36l-18 40z`;
      }),
      palette.accent.lit,
    ),
    stroke('M380 300Q800 420 1220 300', palette.dark, 2.5),
    lampPost(brush, sun > 0 ? 380 : 1220, 960, 360),
    people(brush, { from: 660, to: 980, y: 820, height: 130, count: 2, fills: [palette.dark, palette.accent.shade] }),
    people(brush, { from: 760, to: 860, y: 700, height: 60, count: 1, fills: [palette.dark] }),
  ].join('');
}

/** Roofs below, the cathedral over them. */
function roofs(brush: Brush): string {
  const { palette, sun } = brush;
  const far = afar(brush, 0.34);
  const x = sun > 0 ? 860 : 480;
  return [
    sky(brush, 700),
    clouds(brush, 60, 300, 4),
    hills(brush, { y: 620, height: 130, fill: palette.far, waves: 3 }),
    hipRoof(far, { x: x - 260, y: 430, width: 340, height: 110 }, far.palette.roof, 0.05, 0),
    block(far, { x: x - 260, y: 680, width: 340, height: 250 }, far.palette.wall2),
    windowGrid(far, {
      x: x - 250,
      y: 660,
      width: 320,
      height: 200,
      columns: 6,
      rows: 1,
      pane: [0.4, 0.8],
      head: 'round',
    }),
    ...[0, 150].map(
      (at) =>
        block(far, { x: x + 60 + at, y: 690, width: 96, height: 420 }, far.palette.wall, 0.34) +
        windowGrid(far, {
          x: x + 66 + at,
          y: 640,
          width: 84,
          height: 340,
          columns: 2,
          rows: 3,
          pane: [0.4, 0.66],
          head: 'round',
        }) +
        (palette.region.southern
          ? rect(x + 52 + at, 262, 112, 14, far.palette.trim.lit)
          : spire(far, x + 60 + at, 270, 96, 190, far.palette.roof)),
    ),
    block(far, { x: x + 150, y: 690, width: 70, height: 270 }, far.palette.wall2),
    circle(x + 184, 500, 32, far.palette.pane),
    ...[0.3, 0.2, 0.1, 0].map((distance, row) => {
      const away = afar(brush, distance);
      const size = 130 + row * 46;
      return repeat(Math.ceil(1760 / size), (index) =>
        house(away, {
          x: index * size - 80 + (row % 2) * size * 0.4 + brush.between(-14, 14),
          y: 760 + row * 105,
          width: size * brush.between(0.9, 1.12),
          height: size * brush.between(0.55, 0.8),
          columns: 3,
          rows: row > 1 ? 2 : 1,
          roofHeight: size * (palette.region.southern ? 0.24 : brush.between(0.4, 0.6)),
          gabled: brush.chance(0.35),
          shutters: row > 1,
          timber: palette.region.timbered && brush.chance(0.5),
          wall: brush.pick([away.palette.wall, away.palette.wall2, away.palette.trim]),
        }),
      );
    }),
    birds(brush, sun > 0 ? 460 : 1160, 280, 160, 8, palette.dark),
  ].join('');
}

/** The square with its fountain and its arcades. */
function square(brush: Brush): string {
  const { palette, sun } = brush;
  const timbered = palette.region.timbered;
  const walls = [
    palette.wall,
    palette.wall2,
    palette.trim,
    palette.material(palette.region.walls[0]!),
    palette.material(palette.region.walls[1]!),
  ];
  const count = brush.pick([6, 7]);
  const wide = 1640 / count;
  return [
    sky(brush, 760),
    clouds(brush, 50, 200, 3),
    church(afar(brush, 0.4), sun > 0 ? 420 : 1120, 480, 400),
    repeat(count, (index) =>
      house(brush, {
        x: -20 + index * wide,
        y: 750,
        width: wide,
        height: brush.between(370, 450),
        columns: 3,
        rows: 4,
        roofHeight: brush.between(70, 110) * (timbered ? 1.7 : 1),
        gabled: timbered || brush.chance(0.2),
        timber: timbered,
        shutters: !timbered,
        wall: walls[index % walls.length]!,
      }),
    ),
    rect(0, 620, WIDTH, 134, palette.stone.lit),
    path(
      repeat(14, (index) => arch(14 + index * 114, 640, 86, 114)),
      palette.sky.lamps > 10 ? palette.lamp : palette.stone.deep,
    ),
    rect(0, 612, WIDTH, 10, palette.trim.lit),
    rect(0, 752, WIDTH, 330, palette.path.lit),
    castShadow(brush, -400, 752, 2400, 160, 60),
    ...[0, 1, 2].map((index) => ellipse(800, 940, 760 - index * 200, 150 - index * 40, palette.stone.shade, 0.16)),
    castShadow(brush, 640, 930, 320, 200, 40),
    ellipse(800, 930, 200, 40, palette.stone.shade),
    ellipse(800, 918, 200, 40, palette.stone.lit),
    ellipse(800, 914, 178, 31, palette.water.lit),
    rect(782, 740, 36, 176, palette.stone.lit),
    rect(sun > 0 ? 782 : 804, 740, 14, 176, palette.stone.shade),
    ellipse(800, 800, 84, 17, palette.stone.lit),
    path('M800 700q-34 20 -22 44h44q12 -24 -22 -44z', palette.trim.lit),
    stroke(
      'M724 804q-20 20 -24 106M876 804q20 20 24 106M760 812q-10 30 -12 104M840 812q10 30 12 104',
      palette.snow.lit,
      5,
      'opacity="0.8"',
    ),
    ...[150, 420, 1180, 1450].map((x, index) =>
      parasol(
        brush,
        x,
        880 + (index % 2) * 40,
        190,
        180,
        index % 2 === 0 ? palette.accent.lit : palette.trim.lit,
        index % 2 === 0 ? palette.trim.lit : palette.accent.lit,
      ),
    ),
    people(brush, { from: 80, to: 640, y: 960, height: 128, count: 2, fills: [palette.dark, palette.accent.shade] }),
    people(brush, { from: 1000, to: 1560, y: 980, height: 134, count: 2, fills: [palette.dark, palette.accent.shade] }),
    lampPost(brush, sun > 0 ? 1060 : 540, 1010, 330),
  ].join('');
}

const TOWNS = [lane, roofs, square];
export const paintOldTown: Painter = (brush) => TOWNS[brush.structure(TOWNS.length)]!(brush);
