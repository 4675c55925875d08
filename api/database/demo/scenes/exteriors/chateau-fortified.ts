import { mix } from '../colour.ts';
import { type Brush } from '../brush.ts';
import { block, dormers, hipRoof, tower } from '../buildings.ts';
import { windowGrid } from '../openings.ts';
import { birds } from '../figures.ts';
import { village } from '../houses.ts';
import { clouds, hills, mountains, reflection, sky, water } from '../landscape.ts';
import { arch, box, HEIGHT, path, pierced, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { bush, grove, tree } from '../trees.ts';
import { park } from './park.ts';

/** Asymmetrical, with a keep, at the edge of its moat. */
export function moated(brush: Brush): string {
  const { palette } = brush;
  const y = 700;
  const body = [
    tower(brush, { x: 990, y, width: 170, height: 460 }, palette.wall, palette.roof, 1.35),
    hipRoof(brush, { x: 560, y: 470, width: 450, height: 170 }, palette.roof, 0.08, 0.01),
    dormers(brush, { x: 600, y: 474, width: 380, height: 116 }, 3, palette.trim, palette.roof),
    block(brush, { x: 560, y, width: 450, height: 230 }, palette.wall),
    windowGrid(brush, {
      x: 590,
      y: y - 30,
      width: 390,
      height: 180,
      columns: 5,
      rows: 2,
      pane: [0.36, 0.62],
      frame: palette.trim.lit,
    }),
    tower(brush, { x: 470, y, width: 120, height: 330 }, palette.wall2, palette.roof, 1.7),
    block(brush, { x: 1150, y, width: 160, height: 180 }, palette.wall2, 0.2),
    hipRoof(brush, { x: 1150, y: y - 180, width: 160, height: 110 }, palette.roof, 0.12, 0.03),
    tower(brush, { x: 1290, y, width: 84, height: 230 }, palette.wall, palette.roof, 1.8),
  ].join('');
  return [
    park(brush, y - 10),
    body,
    water(brush, y + 6, HEIGHT),
    reflection(brush, 470, y + 8, 900, 230, palette.wall.shade),
    reflection(brush, 990, y + 8, 170, 330, palette.roof.shade),
    rect(0, y - 2, WIDTH, 16, palette.stone.lit),
    rect(0, y + 14, WIDTH, 10, palette.stone.shade),
    pierced(
      `M90 ${y + 8}L520 ${y - 26}V${y + 60}H90z${arch(150, y + 6, 90, 60)}${arch(280, y - 2, 90, 68)}${arch(410, y - 8, 80, 74)}`,
      palette.stone.lit,
    ),
    path(`M-20 1090Q120 900 420 940T900 1060V1090z`, palette.grass.shade),
    bush(brush, 160, 1060, 420, 130),
    tree(brush, 'oak', { x: 150, y: 1000, height: 640 }),
    ...[760, 900].map((x) =>
      path(
        `M${x} 900q26 -46 46 -50q14 2 6 14q-10 4 -14 24q36 -18 76 4q-14 26 -50 26h-44q-18 -4 -20 -18z`,
        palette.snow.lit,
      ),
    ),
  ].join('');
}

/** A stronghold on its hill, seen from the valley. */
export function stronghold(brush: Brush): string {
  const { palette, sun } = brush;
  const slope = palette.distant(mix(palette.evergreen.lit, palette.grass.shade, 0.5), 0.18);
  const crenels = (x: number, y: number, width: number): string =>
    repeat(Math.round(width / 24), (index) => box(x + index * 24, y - 16, 14, 18));
  const keep = (x: number, width: number, height: number, y: number): string =>
    [
      rect(x, y - height, width, height, palette.wall.lit),
      rect(sun > 0 ? x : x + width * 0.6, y - height, width * 0.4, height, palette.wall.shade),
      path(crenels(x - 6, y - height, width + 12), palette.wall.lit),
      rect(x - 8, y - height, width + 16, 14, palette.wall.shade),
      windowGrid(brush, {
        x: x + width * 0.2,
        y: y - height * 0.2,
        width: width * 0.6,
        height: height * 0.7,
        columns: 2,
        rows: 3,
        pane: [0.24, 0.42],
        head: 'round',
      }),
    ].join('');
  const wall = (x: number, width: number, height: number, y: number): string =>
    rect(x, y - height, width, height + 40, palette.wall2.lit) + path(crenels(x, y - height, width), palette.wall2.lit);
  return [
    sky(brush, 800),
    clouds(brush, 80, 400, 4),
    mountains(brush, {
      y: 800,
      height: 300,
      count: 5,
      lit: palette.far,
      shade: palette.distant(palette.rock.shade, 0.6),
    }),
    rect(0, 790, WIDTH, 290, slope),
    path('M100 900Q420 560 600 520H1030Q1220 600 1480 900z', slope),
    poly(
      [560, 560, 620, 512, 1010, 512, 1070, 580, 1010, 700, 900, 610, 800, 720, 690, 620, 600, 690],
      palette.rock.lit,
    ),
    poly([690, 620, 800, 720, 830, 560, 740, 540], palette.rock.shade),
    poly([900, 610, 1010, 700, 1070, 580, 960, 540], palette.rock.shade),
    wall(560, 480, 90, 540),
    keep(740, 150, 300, 530),
    hipRoof(brush, { x: 610, y: 400, width: 140, height: 80 }, palette.roof, 0.16, 0.04),
    rect(610, 400, 140, 130, palette.wall.lit),
    windowGrid(brush, { x: 620, y: 520, width: 120, height: 110, columns: 3, rows: 2, pane: [0.36, 0.56] }),
    tower(brush, { x: 900, y: 540, width: 90, height: 190 }, palette.wall, palette.roof, 1.5),
    tower(brush, { x: 530, y: 556, width: 84, height: 140 }, palette.wall2, palette.roof, 1.4),
    tower(brush, { x: 1010, y: 566, width: 76, height: 130 }, palette.wall2, palette.roof, 1.5),
    stroke('M300 1090Q520 960 900 930T1180 800T960 700', palette.path.lit, 22),
    hills(brush, { y: 900, height: 90, fill: palette.grass.lit, waves: 3 }),
    stroke('M640 1090Q680 980 900 960T1240 880', palette.path.lit, 40),
    village(brush, { x: 190, y: 900, width: 320, size: 56, distance: 0.06 }),
    grove(brush, { from: 1040, to: 1600, y: 960, height: 190, count: 7 }),
    hills(brush, { y: 1040, height: 70, fill: palette.near, waves: 2 }),
    birds(brush, 1120, 330, 100, 6, palette.dark),
  ].join('');
}
