import { afar, type Brush, type Painter } from '../brush.ts';
import { spire } from '../buildings.ts';
import { railing, windowGrid } from '../openings.ts';
import { birds, festoon, lampPost, parasol, people } from '../figures.ts';
import { castShadow, house, village } from '../houses.ts';
import { clouds, hills, reflection, sky, water } from '../landscape.ts';
import { box, circle, HEIGHT, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';

/** A péniche seen from the side: black hull, white line, a long deckhouse. `x` is its bow when it looks left. */
function peniche(brush: Brush, x: number, y: number, length: number): string {
  const { palette } = brush;
  const cabin = palette.material(brush.pick(['#fbf5e9', '#b4472e', '#35664f', '#e3a23c', '#2f6c93']));
  const hull = palette.material('#24343c');
  const unit = length / 10;
  return [
    reflection(brush, x + unit * 0.3, y + 4, length - unit * 0.4, 120, hull.deep),
    path(
      `M${n(x)} ${n(y - unit * 1.25)}Q${n(x + unit * 0.3)} ${n(y - unit * 0.86)} ${n(x + unit)} ${n(y - unit * 0.84)}H${n(x + length - unit * 0.6)}Q${n(x + length - unit * 0.1)} ${n(y - unit * 0.9)} ${n(x + length)} ${n(y - unit * 1.2)}L${n(x + length - unit * 0.16)} ${n(y)}H${n(x + unit * 0.5)}Q${n(x + unit * 0.1)} ${n(y - unit * 0.5)} ${n(x)} ${n(y - unit * 1.25)}z`,
      hull.lit,
    ),
    rect(x + unit * 0.42, y - unit * 0.2, length - unit * 0.6, unit * 0.2, palette.accent.shade),
    path(
      `M${n(x + unit * 0.2)} ${n(y - unit * 0.98)}Q${n(x + unit * 0.5)} ${n(y - unit * 0.74)} ${n(x + unit)} ${n(y - unit * 0.72)}H${n(x + length - unit * 0.1)}v${n(-unit * 0.07)}H${n(x + unit)}z`,
      palette.trim.lit,
    ),
    rect(x + unit * 1.7, y - unit * 1.62, unit * 6.1, unit * 0.78, cabin.lit),
    rect(x + unit * (brush.sun > 0 ? 1.7 : 7.3), y - unit * 1.62, unit * 0.5, unit * 0.78, cabin.shade),
    windowGrid(brush, {
      x: x + unit * 1.9,
      y: y - unit * 0.92,
      width: unit * 5.7,
      height: unit * 0.64,
      columns: 11,
      rows: 1,
      pane: [0.64, 0.78],
      frame: palette.trim.lit,
    }),
    rect(x + unit * 1.55, y - unit * 1.72, unit * 6.4, unit * 0.13, palette.trim.lit),
    rect(x + unit * 8, y - unit * 2.1, unit * 1.15, unit * 1.26, palette.wood.lit),
    windowGrid(brush, {
      x: x + unit * 8.05,
      y: y - unit * 1.5,
      width: unit * 1.05,
      height: unit * 0.5,
      columns: 3,
      rows: 1,
      pane: [0.8, 0.9],
    }),
    rect(x + unit * 7.86, y - unit * 2.2, unit * 1.44, unit * 0.13, palette.dark),
    railing(x + unit * 1.7, y - unit * 1.72, unit * 6, unit * 0.34, palette.dark, 17),
    rect(x + unit * 0.66, y - unit * 2.6, unit * 0.06, unit * 1.7, palette.dark),
    path(
      `M${n(x + length - unit * 0.2)} ${n(y - unit * 2)}q${n(unit * 0.4)} ${n(-unit * 0.12)} ${n(unit * 0.7)} ${n(unit * 0.04)}v${n(unit * 0.42)}q${n(-unit * 0.3)} ${n(-unit * 0.16)} ${n(-unit * 0.7)} 0z`,
      palette.accent.lit,
    ),
    rect(x + length - unit * 0.24, y - unit * 2.05, unit * 0.05, unit * 1, palette.dark),
  ].join('');
}

/** What happens on deck: a string of lights, parasols, guests. */
function deck(brush: Brush, x: number, y: number, length: number): string {
  const { palette } = brush;
  const unit = length / 10;
  const top = y - unit * 1.72;
  return [
    ...[3, 5.4].map((at) =>
      parasol(brush, x + unit * at, top, unit * 1.3, unit * 1.05, palette.accent.lit, palette.trim.lit),
    ),
    people(brush, {
      from: x + unit * 3.4,
      to: x + unit * 7.4,
      y: top,
      height: unit * 0.82,
      count: 4,
      fills: [palette.dark, palette.accent.shade],
    }),
    festoon(brush, x + unit * 0.7, y - unit * 2.6, x + unit * 4.6, top - unit * 1.3, unit * 0.3, 9),
    festoon(brush, x + unit * 4.6, top - unit * 1.3, x + unit * 8.6, y - unit * 2.2, unit * 0.3, 9),
    rect(x + unit * 4.57, top - unit * 1.3, unit * 0.05, unit * 1.3, palette.dark),
  ].join('');
}

/** At the quay of a town, trees and fronts behind. */
function quay(brush: Brush): string {
  const { palette } = brush;
  const town = afar(brush, 0.3);
  return [
    sky(brush, 700),
    clouds(brush, 60, 240, 3),
    repeat(9, (index) =>
      house(town, {
        x: index * 185 - 40,
        y: 600,
        width: 182,
        height: brush.between(230, 330),
        columns: 4,
        rows: 4,
        roofHeight: brush.between(50, 80),
        wall: brush.chance(0.5) ? town.palette.wall : town.palette.wall2,
      }),
    ),
    grove(brush, { from: -40, to: 1640, y: 612, height: 190, count: 9, distance: 0.1, kinds: ['plane'] }),
    rect(0, 600, WIDTH, 14, palette.trim.lit),
    rect(0, 614, WIDTH, 110, palette.stone.shade),
    path(
      repeat(12, (index) => box(0, 632 + index * 24, 0, 0)) + repeat(8, (index) => box(100 + index * 200, 614, 3, 110)),
      palette.stone.deep,
      0.4,
    ),
    rect(0, 724, WIDTH, 26, palette.stone.lit),
    ...[240, 800, 1360].map((x) => lampPost(brush, x, 604, 170)),
    water(brush, 748, HEIGHT),
    peniche(brush, 170, 900, brush.between(1180, 1280)),
    deck(brush, 170, 900, 1220),
    birds(brush, 1180, 200, 140, 5, palette.trim.lit),
  ].join('');
}

/** Under way below the arches of a bridge, a great church on the island behind. */
function underWay(brush: Brush): string {
  const { palette, sun } = brush;
  const away = afar(brush, 0.45);
  const x = sun > 0 ? 240 : 900;
  const far = away.palette;
  return [
    sky(brush, 640),
    clouds(brush, 60, 260, 3),
    repeat(9, (index) =>
      house(away, {
        x: index * 185 - 40,
        y: 640,
        width: 182,
        height: brush.between(120, 200),
        columns: 4,
        rows: 3,
        roofHeight: 50,
        wall: far.wall2,
      }),
    ),
    rect(x, 330, 90, 320, far.wall.lit),
    rect(x + 190, 330, 90, 320, far.wall.lit),
    rect(x + 60, 400, 400, 250, far.wall.lit),
    poly([x + 280, 402, x + 300, 320, x + 440, 320, x + 460, 402], far.roof.lit),
    spire(away, x + 345, 330, 26, 170, far.roof),
    windowGrid(away, {
      x: x + 6,
      y: 560,
      width: 268,
      height: 200,
      columns: 6,
      rows: 2,
      pane: [0.4, 0.7],
      head: 'round',
    }),
    circle(x + 140, 470, 36, far.pane),
    ...[0, 1, 2, 3].map((index) => stroke(`M${x + 300 + index * 46} 520q40 30 46 130`, far.wall.shade, 9)),
    grove(brush, { from: -20, to: 1640, y: 660, height: 120, count: 14, distance: 0.25, kinds: ['plane', 'poplar'] }),
    rect(0, 654, WIDTH, 46, palette.distant(palette.stone.lit, 0.2)),
    water(brush, 696, HEIGHT),
    reflection(brush, x, 700, 460, 130, far.wall.shade),
    peniche(brush, 110, 930, 1120),
    deck(brush, 110, 930, 1120),
    path(
      repeat(
        4,
        (index) => `M${n(1200 + index * 60)} ${n(926 + index * 22)}q60 -14 120 0t120 0v6q-60 14 -120 0t-120 0z`,
      ),
      palette.trim.lit,
      0.7,
    ),
    path('M-10 -10H1610V190Q800 40 -10 190z', palette.dark),
    path('M-10 150Q800 0 1610 150V192Q800 40 -10 192z', palette.stone.shade),
    path('M-10 -10H110V1080H-10zM1490 -10H1610V1080H1490z', palette.dark),
    path('M96 0h26V1080H96zM1478 0h26V1080h-26z', palette.stone.shade),
  ].join('');
}

/** On a country canal between poplars, a lock house on the bank. */
function canal(brush: Brush): string {
  const { palette, sun } = brush;
  return [
    sky(brush, 620),
    clouds(brush, 60, 300, 4),
    hills(brush, { y: 590, height: 110, fill: palette.far, waves: 3 }),
    hills(brush, { y: 640, height: 50, fill: palette.mid, waves: 4 }),
    village(brush, { x: sun > 0 ? 180 : 1100, y: 640, width: 300, size: 38, distance: 0.35 }),
    rect(0, 650, WIDTH, 130, palette.grass.lit),
    rect(0, 700, WIDTH, 16, palette.path.lit),
    repeat(11, (index) =>
      tree(brush, 'poplar', { x: 40 + index * 152, y: 712, height: brush.between(380, 450), distance: 0.12 }),
    ),
    castShadow(brush, sun > 0 ? 1120 : 220, 716, 230, 100, 24),
    house(brush, {
      x: sun > 0 ? 1120 : 220,
      y: 720,
      width: 230,
      height: 150,
      columns: 3,
      rows: 2,
      roofHeight: 90,
      shutters: true,
    }),
    water(brush, 768, HEIGHT),
    repeat(11, (index) => reflection(brush, 16 + index * 152, 770, 50, 220, palette.leaf.deep)),
    peniche(brush, 230, 930, 1100),
    deck(brush, 230, 930, 1100),
    path('M-20 1010Q300 960 620 1040T1100 1090H-20z', palette.near),
    path(
      repeat(22, () => {
        const foot = brush.between(-10, 420);
        const high = brush.between(60, 170);
        return `M${n(foot)} 1080q${n(high * 0.1)} ${n(-high * 0.6)} ${n(brush.between(-20, 40))} ${n(-high)}q-4 ${n(high * 0.5)} 10 ${n(high)}z`;
      }),
      palette.near,
    ),
  ].join('');
}

const BARGES = [quay, canal, underWay];
export const paintBarge: Painter = (brush) => BARGES[brush.structure(BARGES.length)]!(brush);
