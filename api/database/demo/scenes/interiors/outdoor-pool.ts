import { mix } from '../colour.ts';
import { parasol } from '../figures.ts';
import { house } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import type { Material } from '../palette.ts';
import { ellipse, HEIGHT, n, polygon, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, tree } from '../trees.ts';
import { basin, lounger, ripples } from './basin.ts';
import { lying, solid, type Room } from './room.ts';

type Span = readonly [from: number, to: number];

/** A pool under the sky: before the house, at the edge of the sea or of a valley, or round, in the garden. */
export function outdoorPool(room: Room, kind: number): string {
  const { brush, sun } = room;
  const [, ground] = room.at(0, 0, 13);
  const side = -sun;
  const wide = brush.between(2.6, 3.8);
  const shift = kind === 0 ? brush.between(-0.8, 0.8) : -side * brush.between(1, 1.8);
  const span: Span = [shift - wide, shift + wide];
  const framed = brush.chance(0.45);
  return [
    scenery(room, kind, ground, side),
    deck(room, ground, kind),
    kind === 1
      ? basin(room, span, [0, 13], 0.35)
      : kind === 2
        ? roundBasin(room, shift)
        : basin(room, span, [brush.between(-0.1, 1.2), brush.between(8.5, 11)], 0.4),
    kind === 0 && brush.chance(0.5) ? pergola(room, side) : '',
    restingPlaces(room, kind === 2 ? shift + side * 5 : side < 0 ? span[0] - 1.6 : span[1] + 1.6, side),
    framed ? framingTree(room, -side) : bushes(room, -side),
  ].join('');
}

/** What one sees beyond the water. */
function scenery({ brush }: Room, kind: number, ground: number, side: number): string {
  const { palette } = brush;
  const horizon = HEIGHT * 0.46;
  const sea = kind === 1 && brush.chance(0.6);
  const trees = palette.region.trees;
  const first = brush.whole(0, trees.length - 1);
  const grove = repeat(kind === 2 ? 7 : 4, (index) =>
    tree(brush, trees[(first + index) % trees.length]!, {
      x: (kind === 2 ? 60 + index * 240 : side < 0 ? 720 + index * 240 : 80 + index * 230) + brush.between(-60, 60),
      y: ground + 10,
      height: brush.between(160, 360),
    }),
  );
  const width = brush.between(380, 640);
  const rows = brush.whole(1, 3);
  const home = house(brush, {
    x: side < 0 ? brush.between(-40, 120) : WIDTH - width - brush.between(-40, 120),
    y: ground + 8,
    width,
    height: 70 + rows * 64,
    columns: Math.round(width / brush.between(75, 100)),
    rows,
    roofHeight: brush.between(60, 130),
    shutters: brush.chance(0.7),
    gabled: brush.chance(0.25),
  });
  return [
    sky(brush, horizon),
    clouds(brush, 80, horizon - 170, brush.whole(2, 4)),
    hills(brush, { y: horizon + 6, height: brush.between(60, 190), fill: palette.far, waves: brush.whole(3, 6) }),
    sea
      ? rect(0, horizon + 2, WIDTH, ground - horizon, 'url(#water)')
      : hills(brush, { y: horizon + 50, height: 90, fill: palette.mid }),
    kind === 0 ? home + grove : kind === 2 ? grove : '',
    kind === 1
      ? ''
      : repeat(7, (index) =>
          bush(brush, index * 240 - 40, ground + 16, brush.between(180, 260), brush.between(30, 64)),
        ),
  ].join('');
}

/** Stone slabs, boards or a lawn. */
function deck(room: Room, ground: number, kind: number): string {
  const { brush } = room;
  const { palette } = brush;
  const floor =
    kind === 2
      ? palette.grass
      : brush.pick([palette.material('#e4d3b0'), palette.material('#d9a878'), palette.material('#e9e1d2')]);
  const lines = repeat(15, (index) => {
    const [[x0, y0], [x1, y1]] = [room.at(-14 + index * 2, 0, -1), room.at(-14 + index * 2, 0, 13)];
    return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  });
  const joints = repeat(9, (index) => `M0 ${n(room.at(0, 0, -0.6 + index * 1.5)[1])}H${WIDTH}`);
  return (
    polygon(
      [
        [0, ground],
        [WIDTH, ground],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      floor.lit,
    ) + (kind === 2 ? '' : stroke(brush.chance(0.5) ? lines + joints : joints, floor.shade, 2.5, 'opacity="0.5"'))
  );
}

function roundBasin(room: Room, x: number): string {
  const { brush } = room;
  const stone = brush.palette.material('#ece0c6');
  const [rim, edge, water] = [lying(room, x, 0, 5, 4.5), lying(room, x, 0, 5, 4), lying(room, x, -0.14, 5, 3.95)];
  return [
    ellipse(rim.x, rim.y, rim.rx, rim.ry, stone.lit),
    ellipse(edge.x, edge.y, edge.rx, edge.ry, stone.deep),
    ellipse(water.x, water.y, water.rx, water.ry * 0.97, mix(brush.palette.water.lit, '#7fd4cf', 0.3)),
    ripples(room, [x - 2.6, x + 2.6], [2.6, 7.4], -0.14, 14),
  ].join('');
}

/** Posts and beams with something green on top. */
function pergola(room: Room, side: number): string {
  const { brush } = room;
  const { palette } = brush;
  const x: Span = side < 0 ? [-6.6, -4.6] : [4.6, 6.6];
  const post = (at: number, z: number): string =>
    solid(room, { x: [at - 0.1, at + 0.1], y: [0, 2.5], z: [z, z + 0.2] }, palette.wood);
  const rows = [9, 7, 5].map(
    (z) =>
      post(x[0], z) +
      post(x[1], z) +
      solid(room, { x: [x[0] - 0.4, x[1] + 0.4], y: [2.5, 2.68], z: [z, z + 0.2] }, palette.wood),
  );
  const [left, y] = room.at(x[0] - 0.4, 2.64, 5);
  const [right] = room.at(x[1] + 0.4, 2.64, 5);
  const vine = repeat(5, (index) =>
    ellipse(
      left + ((right - left) * (index + 0.5)) / 5,
      y,
      (right - left) / 7,
      brush.between(22, 36),
      index % 2 ? palette.leaf.lit : palette.leaf.shade,
    ),
  );
  return rows.join('') + vine;
}

function restingPlaces(room: Room, x: number, side: number): string {
  const { brush, colours } = room;
  const shades: Material = colours.fabric;
  const shaded = brush.chance(0.8);
  return [9.4, 6.4, 3.4]
    .map((z, index) => {
      const [px, py] = room.at(x + side * 0.9, 0, z + 1);
      const size = room.scale(z + 1);
      const over =
        shaded && index !== 1 ? parasol(brush, px, py, 2.6 * size, 2.5 * size, shades.lit, colours.linen.lit) : '';
      return over + lounger(room, x, z);
    })
    .join('');
}

function bushes({ brush }: Room, side: number): string {
  const { leaf, flower } = brush.palette;
  const at = (x: number, width: number): number => (side > 0 ? WIDTH - x - width : x);
  return (
    bush(brush, at(-80, 420), HEIGHT + 6, 420, brush.between(90, 140)) +
    bush(brush, at(-140, 300), HEIGHT + 6, 300, brush.between(140, 200), brush.chance(0.4) ? flower : leaf)
  );
}

/** A tree near us that closes the picture on one side. */
function framingTree(room: Room, side: number): string {
  const { brush } = room;
  const kind = brush.pick(brush.palette.region.trees);
  return (
    tree(brush, kind, { x: side > 0 ? WIDTH - 70 : 70, y: HEIGHT + 30, height: brush.between(760, 940) }) +
    bush(brush, side > 0 ? WIDTH - 260 : -60, HEIGHT + 6, 320, 90)
  );
}
