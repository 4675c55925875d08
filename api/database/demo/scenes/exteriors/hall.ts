import type { Brush, Painter } from '../brush.ts';
import { windowGrid } from '../openings.ts';
import { festoon, lampPost, people } from '../figures.ts';
import { castShadow } from '../houses.ts';
import { clouds, hills, sky } from '../landscape.ts';
import { mix } from '../colour.ts';
import { arch, circle, HEIGHT, n, path, poly, rect, repeat, stroke, WIDTH } from '../svg.ts';
import { grove, tree } from '../trees.ts';

const glow = (brush: Brush): string =>
  brush.palette.sky.lamps > 10 ? brush.palette.lamp : mix(brush.palette.pane, brush.palette.sky.middle, 0.3);

function yard(brush: Brush, y: number): string {
  const { palette } = brush;
  return [
    rect(0, y, WIDTH, HEIGHT - y, palette.path.lit),
    stroke(
      repeat(2, (index) => `M${n(700 + index * 200)} ${y}L${n(440 + index * 720)} 1080`),
      palette.metal.shade,
      9,
    ),
    stroke(
      repeat(9, (index) => {
        const share = ((index + 1) / 9) ** 1.6;
        return `M${n(680 - 280 * share)} ${n(y + (1080 - y) * share)}H${n(920 + 280 * share)}`;
      }),
      palette.wood.shade,
      8,
      'opacity="0.5"',
    ),
  ].join('');
}

/** Iron and glass: three gabled naves, as in the market halls of the nineteenth century. */
function ironNaves(brush: Brush): string {
  const { palette, sun } = brush;
  const brickwork = palette.material(brush.pick(['#b0573f', '#c98d62', '#e2cfa8']));
  const glass = glow(brush);
  const nave = (x: number, width: number, y: number, height: number): string => {
    const rise = width * 0.3;
    const top = y - height;
    const bars = Math.round(width / 46);
    return [
      poly([x, y, x, top, x + width / 2, top - rise, x + width, top, x + width, y], brickwork.lit),
      path(
        `M${n(x + width * 0.08)} ${n(top + 20)}L${n(x + width / 2)} ${n(top - rise * 0.8)}L${n(x + width * 0.92)} ${n(top + 20)}z`,
        glass,
      ),
      stroke(
        repeat(bars - 1, (index) => {
          const at = (index + 1) / bars;
          const up = rise * 0.98 * (1 - Math.abs(at - 0.5) * 2);
          return `M${n(x + width * at)} ${n(top + 20)}V${n(top - up * 0.8 + 10)}`;
        }) + `M${n(x + width * 0.2)} ${n(top - rise * 0.2)}H${n(x + width * 0.8)}`,
        palette.metal.shade,
        5,
      ),
      path(
        repeat(3, (index) => arch(x + width * (0.09 + index * 0.29), top + 60, width * 0.24, height - 60)),
        glass,
      ),
      stroke(
        repeat(3, (index) => {
          const left = x + width * (0.09 + index * 0.29);
          return `M${n(left + width * 0.08)} ${n(y)}V${n(top + 70)}M${n(left + width * 0.16)} ${n(y)}V${n(top + 70)}M${n(left)} ${n(top + height * 0.5)}h${n(width * 0.24)}`;
        }),
        palette.metal.shade,
        5,
      ),
      poly(
        [
          x - width * 0.05,
          top + 12,
          x + width / 2,
          top - rise - 18,
          x + width / 2,
          top - rise + 10,
          x - width * 0.05,
          top + 40,
        ],
        sun < 0 ? palette.metal.lit : palette.metal.shade,
      ),
      poly(
        [
          x + width * 1.05,
          top + 12,
          x + width / 2,
          top - rise - 18,
          x + width / 2,
          top - rise + 10,
          x + width * 1.05,
          top + 40,
        ],
        sun > 0 ? palette.metal.lit : palette.metal.shade,
      ),
      rect(x + width * 0.44, top - rise - 44, width * 0.12, 36, palette.metal.lit),
      poly(
        [x + width * 0.42, top - rise - 42, x + width * 0.5, top - rise - 76, x + width * 0.58, top - rise - 42],
        palette.metal.shade,
      ),
    ].join('');
  };
  return [
    sky(brush, 860),
    clouds(brush, 50, 260, 4),
    grove(brush, { from: -40, to: 1640, y: 840, height: 260, count: 9, distance: 0.4 }),
    castShadow(brush, 130, 846, 1340, 240, 70),
    nave(130, 430, 850, 250),
    nave(1040, 430, 850, 250),
    nave(480, 640, 850, 360),
    yard(brush, 848),
    castShadow(brush, 130, 850, 1340, 160, 50),
    rect(690, 650, 220, 26, palette.accent.lit),
    lampPost(brush, 420, 930, 250),
    lampPost(brush, 1180, 930, 250),
    people(brush, { from: 560, to: 1080, y: 930, height: 106, count: 4, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** One great barrel vault, its front all of glass. */
function barrel(brush: Brush): string {
  const { palette, sun } = brush;
  const shell = palette.material(brush.pick(['#e6ddcc', '#cfc6b8', '#d9c3a2']));
  const glass = glow(brush);
  const fan = repeat(9, (index) => {
    const angle = Math.PI * (1 - (index + 1) / 10);
    return `M800 846L${n(800 + Math.cos(angle) * 520)} ${n(846 - Math.sin(angle) * 500)}`;
  });
  const hoop = (share: number): string =>
    `M${n(800 - 520 * share)} 846a${n(520 * share)} ${n(500 * share)} 0 0 1 ${n(1040 * share)} 0`;
  const side = sun > 0 ? -1 : 1;
  return [
    sky(brush, 860),
    clouds(brush, 50, 280, 4),
    hills(brush, { y: 780, height: 90, fill: palette.far, waves: 3 }),
    repeat(5, (index) =>
      rect(60 + index * 330, 640 - index * 20 * (index % 2), 240, 220, palette.distant(shell.shade, 0.5)),
    ),
    castShadow(brush, 220, 846, 1160, 280, 80),
    path(`M${800 - 590} 850A590 570 0 0 1 ${800 + 590} 850H${800 + 590 + 0}z`, shell.lit),
    path(
      `M800 280A590 570 0 0 ${side < 0 ? 0 : 1} ${800 + side * 590} 850H${800 + side * 540}A540 520 0 0 ${side < 0 ? 1 : 0} 800 330z`,
      shell.shade,
    ),
    path('M280 850A520 500 0 0 1 1320 850z', glass),
    stroke(fan + hoop(0.62) + hoop(0.34), palette.metal.shade, 7),
    stroke('M280 850A520 500 0 0 1 1320 850', palette.metal.deep, 12),
    path('M620 850V690H980V850z', palette.metal.deep),
    windowGrid(brush, {
      x: 630,
      y: 846,
      width: 340,
      height: 146,
      columns: 5,
      rows: 1,
      pane: [0.84, 0.92],
      fill: glass,
    }),
    rect(590, 672, 420, 20, palette.accent.lit),
    yard(brush, 848),
    ...[-1, 1].map((at) => tree(brush, brush.pick(palette.region.trees), { x: 800 + at * 680, y: 930, height: 380 })),
    ...[-1, 1].map(
      (at) =>
        rect(800 + at * 400 - 3, 640, 6, 260, palette.dark) +
        path(`M${800 + at * 400} 644h80q-12 30 0 60h-80z`, palette.accent.lit),
    ),
    people(brush, { from: 440, to: 1180, y: 940, height: 110, count: 5, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

/** A works of brick: sheds in a row, seen along, with a tall chimney and a water tower. */
function works(brush: Brush): string {
  const { palette, sun } = brush;
  const wall = palette.material(brush.pick(['#a94f3a', '#bf7350', '#8f4a3a']));
  const glass = glow(brush);
  const shed = (x: number, width: number, height: number): string =>
    [
      poly(
        [x, 850, x, 850 - height, x + width / 2, 850 - height - width * 0.34, x + width, 850 - height, x + width, 850],
        wall.lit,
      ),
      sun > 0
        ? poly(
            [x, 850, x, 850 - height, x + width * 0.1, 850 - height - width * 0.068, x + width * 0.1, 850],
            wall.shade,
          )
        : poly(
            [
              x + width,
              850,
              x + width,
              850 - height,
              x + width * 0.9,
              850 - height - width * 0.068,
              x + width * 0.9,
              850,
            ],
            wall.shade,
          ),
      stroke(
        `M${n(x - 8)} ${n(850 - height)}L${n(x + width / 2)} ${n(850 - height - width * 0.35)}L${n(x + width + 8)} ${n(850 - height)}`,
        palette.trim.lit,
        16,
      ),
      circle(x + width / 2, 850 - height - width * 0.1, width * 0.085, palette.trim.lit),
      circle(x + width / 2, 850 - height - width * 0.1, width * 0.062, glass),
      windowGrid(brush, {
        x: x + width * 0.08,
        y: 848,
        width: width * 0.84,
        height: height * 0.9,
        columns: 3,
        rows: 1,
        pane: [0.7, 0.82],
        head: 'round',
        frame: palette.trim.lit,
        fill: glass,
        bars: palette.metal.shade,
      }),
    ].join('');
  const count = brush.pick([3, 4]);
  const wide = 1240 / count;
  const stack = sun > 0 ? 1120 : 420;
  const tank = sun > 0 ? 330 : 1270;
  return [
    sky(brush, 860),
    clouds(brush, 50, 320, 5),
    hills(brush, { y: 760, height: 110, fill: palette.far, waves: 3 }),
    poly([stack - 42, 700, stack - 24, 70, stack + 24, 70, stack + 42, 700], wall.lit),
    poly(
      sun > 0
        ? [stack - 42, 700, stack - 24, 70, stack - 6, 70, stack - 8, 700]
        : [stack + 42, 700, stack + 24, 70, stack + 6, 70, stack + 8, 700],
      wall.shade,
    ),
    ...[80, 120].map((y) => rect(stack - 31, y, 62, 12, palette.trim.lit)),
    stroke(
      `M${tank - 60} 760L${tank - 40} 400M${tank + 60} 760L${tank + 40} 400M${tank - 54} 640L${tank + 44} 480M${tank + 54} 640L${tank - 44} 480`,
      palette.metal.shade,
      10,
    ),
    rect(tank - 84, 270, 168, 140, palette.metal.lit),
    rect(sun > 0 ? tank - 84 : tank + 30, 270, 54, 140, palette.metal.shade),
    poly([tank - 96, 274, tank, 210, tank + 96, 274], palette.metal.deep),
    castShadow(brush, 180, 846, 1240, 240, 70),
    repeat(count, (index) => shed(180 + index * wide, wide - 8, index % 2 === 0 ? 260 : 300)),
    yard(brush, 848),
    castShadow(brush, 180, 850, 1240, 150, 46),
    grove(brush, { from: -40, to: 170, y: 890, height: 340, count: 2 }),
    grove(brush, { from: 1440, to: 1640, y: 890, height: 340, count: 2 }),
    festoon(brush, 180, 700, 800, 690, 60, 13),
    festoon(brush, 800, 690, 1420, 700, 60, 13),
    people(brush, { from: 420, to: 1200, y: 940, height: 108, count: 6, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

const HALLS = [ironNaves, works, barrel];
export const paintHall: Painter = (brush) => HALLS[brush.structure(HALLS.length)]!(brush);
