import { afar, type Brush, type Painter } from '../brush.ts';
import { bistroTable } from './bistro-table.ts';
import { railing } from '../openings.ts';
import { festoon, parasol, people, sailBoat } from '../figures.ts';
import { balustrade, castShadow, church, house, stacks, village } from '../houses.ts';
import { clouds, hills, mountains, orbPlace, sky, water } from '../landscape.ts';
import { arch, box, disc, HEIGHT, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';

/** A table laid for guests, straight from the side. */
function longTable(brush: Brush, x: number, y: number, width: number): string {
  const { palette } = brush;
  const seats = Math.round(width / 130);
  return [
    path(
      repeat(seats, (index) => {
        const at = x + (index + 0.5) * (width / seats);
        return (
          box(at - 34, y - 150, 68, 10) +
          box(at - 34, y - 150, 8, 150) +
          box(at + 26, y - 150, 8, 150) +
          box(at - 34, y - 74, 68, 12)
        );
      }),
      palette.wood.deep,
    ),
    poly([x - 10, y - 112, x + width + 10, y - 112, x + width + 22, y - 34, x - 22, y - 34], palette.trim.lit),
    poly([x - 16, y - 70, x + width + 16, y - 70, x + width + 22, y - 34, x - 22, y - 34], palette.trim.shade),
    path(
      repeat(seats, (index) => {
        const at = x + (index + 0.5) * (width / seats);
        return `M${n(at - 12)} ${y - 152}h24l-8 16v20h-8v-20z`;
      }),
      palette.sky.orb,
    ),
    path(
      repeat(seats - 1, (index) => disc(x + (index + 1) * (width / seats), y - 132, 22, 16)),
      palette.flower.lit,
    ),
    path(
      repeat(seats - 1, (index) => box(x + (index + 1) * (width / seats) - 10, y - 124, 20, 14)),
      palette.accent.lit,
    ),
  ].join('');
}

/** Stone flags in perspective. */
function flags(brush: Brush, y: number): string {
  const { palette } = brush;
  return (
    rect(0, y, WIDTH, HEIGHT - y, palette.path.lit) +
    path(
      repeat(
        13,
        (index) =>
          `M${n(800 + (index - 6) * 130)} ${y}L${n(800 + (index - 6) * 300)} 1080h6L${n(803 + (index - 6) * 130)} ${y}z`,
      ) +
        box(0, y + 50, WIDTH, 3) +
        box(0, y + 130, WIDTH, 5),
      palette.stone.shade,
      0.6,
    )
  );
}

/** What the terrace overlooks: the sea, mountains or hills, as the region has them. */
function view(brush: Brush, y: number): string {
  const { palette, sun } = brush;
  const region = brush.setting.regionCode;
  const orb = orbPlace(brush, y - 60);
  const air = [sky(brush, y, orb), clouds(brush, 100, y - 260, 4)];
  if (['93', '94', '53', '75', '28', '52'].includes(region)) {
    return [
      ...air,
      hills(brush, { y: y - 130, height: 90, fill: palette.far, waves: 3 }),
      water(brush, y - 140, HEIGHT, orb.x),
      sailBoat(800 + sun * 130, y - 50, 80, palette.trim.lit, palette.dark),
      village(brush, { x: sun > 0 ? 120 : 1080, y: y - 132, width: 320, size: 30, distance: 0.42 }),
    ].join('');
  }
  if (region === '84' || region === '27') {
    const back = afar(brush, 0.4).palette;
    return [
      ...air,
      mountains(brush, {
        y,
        height: 330,
        count: 4,
        lit: back.rock.lit,
        shade: back.rock.shade,
        snow: { lit: back.snow.lit, shade: back.snow.shade, share: 0.4 },
      }),
      hills(brush, { y, height: 110, fill: palette.mid, waves: 3 }),
    ].join('');
  }
  return [
    ...air,
    hills(brush, { y: y - 100, height: 90, fill: palette.far, waves: 3 }),
    village(brush, { x: sun > 0 ? 180 : 1000, y: y - 60, width: 420, size: 40, distance: 0.4 }),
    hills(brush, { y: y - 20, height: 60, fill: palette.mid, waves: 4 }),
  ].join('');
}

/** Over the landscape: a balustrade, round tables, lights from post to post. */
function belvedere(brush: Brush): string {
  const { palette, sun } = brush;
  const y = 760;
  return [
    view(brush, y),
    rect(0, y - 6, WIDTH, 20, palette.stone.shade),
    flags(brush, y + 10),
    balustrade(brush, -20, y, WIDTH + 40, 110),
    ...[70, 790, 1510].map((x) => rect(x - 9, 340, 18, 440, palette.dark)),
    festoon(brush, 70, 360, 790, 360, 110, 16),
    festoon(brush, 790, 360, 1510, 360, 110, 16),
    festoon(brush, -60, 210, 790, 360, 60, 14),
    festoon(brush, 790, 360, 1660, 210, 60, 14),
    ...[300, 660, 1020, 1360].map((x, index) =>
      bistroTable(brush, x, 900 + (index % 2) * 100, 150 + (index % 2) * 30, palette.trim.lit),
    ),
    tree(brush, palette.region.southern ? 'cypress' : 'plane', { x: sun > 0 ? 90 : 1520, y: 860, height: 480 }),
    people(brush, { from: 460, to: 1240, y: 850, height: 210, count: 3, fills: [palette.dark, palette.accent.deep] }),
  ].join('');
}

/** On the roofs of the town. */
function rooftop(brush: Brush): string {
  const { palette, sun } = brush;
  const y = 780;
  return [
    sky(brush, y),
    clouds(brush, 80, 340, 4),
    church(afar(brush, 0.5), sun > 0 ? 300 : 1200, 640, 520),
    ...[0.55, 0.32, 0.12].map((distance, row) => {
      const away = afar(brush, distance);
      return repeat(8 - row, (index) =>
        house(away, {
          x: index * (210 + row * 30) - 60 + row * 20,
          y: y + 30,
          width: 200 + row * 24,
          height: brush.between(190, 270) - row * 62,
          columns: 4,
          rows: 3 - row,
          roofHeight: brush.between(50, 90),
          wall: brush.chance(0.5) ? away.palette.wall : away.palette.wall2,
          gabled: brush.chance(0.25),
        }),
      );
    }),
    flags(brush, y),
    railing(0, y + 6, WIDTH, 96, palette.dark, 22),
    ...[40, 1560].map((x) => rect(x - 8, 330, 16, 470, palette.dark)),
    festoon(brush, 40, 350, 800, 420, 90, 16),
    festoon(brush, 800, 420, 1560, 350, 90, 16),
    rect(792, 400, 16, 400, palette.dark),
    longTable(brush, sun > 0 ? 160 : 800, 1010, 640),
    ...[0, 1].map((index) =>
      parasol(
        brush,
        (sun > 0 ? 1080 : 220) + index * 300,
        960,
        300,
        330,
        index === 0 ? palette.accent.lit : palette.trim.lit,
        index === 0 ? palette.trim.lit : palette.accent.lit,
      ),
    ),
    people(brush, {
      from: sun > 0 ? 960 : 160,
      to: sun > 0 ? 1480 : 660,
      y: 1000,
      height: 240,
      count: 3,
      fills: [palette.dark, palette.accent.deep],
    }),
    ...[20, 1580].map((x) => bush(brush, x, 1010, 300, 210)),
  ].join('');
}

/** In the court, below plane trees, the lit house behind. */
function underTrees(brush: Brush): string {
  const { palette, sun } = brush;
  const lit = palette.lamp;
  return [
    sky(brush, 770),
    clouds(brush, 60, 260, 3),
    grove(brush, { from: -40, to: 1640, y: 700, height: 320, count: 9, distance: 0.35 }),
    stacks(brush, 260, 300, 1080, 60),
    house(brush, {
      x: 260,
      y: 770,
      width: 1080,
      height: 400,
      columns: 8,
      rows: 2,
      roofHeight: palette.region.southern ? 90 : 150,
      shutters: true,
      timber: palette.region.timbered,
    }),
    rect(260, 590, 1080, 180, palette.wall.lit),
    path(
      repeat(8, (index) => arch(290 + index * 131, 614, 96, 156)),
      lit,
    ),
    stroke(
      repeat(8, (index) => `M${338 + index * 131} 614V770M${290 + index * 131} 670h96`),
      palette.wood.deep,
      5,
    ),
    rect(252, 584, 1096, 10, palette.trim.lit),
    flags(brush, 768),
    castShadow(brush, 260, 770, 1080, 160, 60),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      poly(
        [
          290 + index * 131,
          770,
          386 + index * 131,
          770,
          386 + index * 131 + (index - 3) * 26,
          850,
          290 + index * 131 + (index - 4) * 26,
          850,
        ],
        palette.glow,
        0.3,
      ),
    ),
    longTable(brush, 420, 910, 760),
    ...[180, 1420].map((x) => bistroTable(brush, x, 960, 160, palette.trim.lit)),
    people(brush, {
      from: sun > 0 ? 900 : 240,
      to: sun > 0 ? 1300 : 640,
      y: 1000,
      height: 250,
      count: 2,
      fills: [palette.dark, palette.accent.deep],
    }),
    tree(brush, 'plane', { x: 70, y: 1000, height: 900 }),
    tree(brush, 'plane', { x: 1540, y: 1000, height: 860 }),
    festoon(brush, 120, 420, 800, 400, 110, 15),
    festoon(brush, 800, 400, 1490, 420, 110, 15),
    festoon(brush, 60, 600, 800, 520, 70, 14),
    festoon(brush, 800, 520, 1540, 600, 70, 14),
  ].join('');
}

const TERRACES = [belvedere, underTrees, rooftop];
export const paintTerrace: Painter = (brush) => TERRACES[brush.structure(TERRACES.length)]!(brush);
