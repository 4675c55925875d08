import type { Brush } from './brush.ts';
import { hills } from './landscape.ts';
import { box, group, HEIGHT, n, rect, repeat, WIDTH } from './svg.ts';
import { bush } from './trees.ts';

/** How a wide picture moves what its template draws: a house from roof to base lies in the middle of a strip of 16 to 5. */
const SCALE = 0.58;
const LEFT = (WIDTH * (1 - SCALE)) / 2;
const TOP = 86;
/** The sides are so much wider than the middle: the land beside the house is enough for them, and no second house comes into view. */
const STRETCH = 1.45;

const AIR = /<(?:sky|clouds) [^>]*>/g;

/** Where the template would have to draw what stands at that place of the whole picture. */
export const inTemplate = (x: number): number => (x - LEFT) / SCALE;

/**
 * A picture that may be cut to a strip: all of its land nearer to the middle, going on to both sides as in a mirror, under
 * one sky; below it a meadow.
 */
export function widened(brush: Brush, content: string, paint: (part: string) => string): string {
  const air = (content.match(AIR) ?? []).join('').replace(/(horizon|orb|top|bottom)="(\d+)"/g, (_, name, level) => {
    return `${String(name)}="${n(TOP + Number(level) * SCALE)}"`;
  });
  const { palette } = brush;
  const sky = paint(air);
  const land = paint(content.replace(AIR, ''));
  const foot = TOP + HEIGHT * SCALE;
  // What a template draws beyond its edges would lie over its neighbours.
  const edges = `<clipPath id="edges"><path d="${box(0, 0, WIDTH, HEIGHT)}"/></clipPath>`;
  const mirrored = (x: number): string =>
    `<use href="#land" transform="matrix(${-SCALE * STRETCH} 0 0 ${SCALE} ${n(x)} ${TOP})"/>`;
  return [
    sky,
    edges,
    group(`matrix(${SCALE} 0 0 ${SCALE} ${n(LEFT)} ${TOP})`, `<g id="land" clip-path="url(#edges)">${land}</g>`),
    mirrored(LEFT + 1),
    mirrored(WIDTH + WIDTH * SCALE * STRETCH - LEFT - 1),
    rect(0, foot - 6, WIDTH, HEIGHT, palette.grass.shade),
    hills(brush, { y: foot + 12, height: 34, fill: palette.grass.shade, waves: 3 }),
    hills(brush, { y: foot + 170, height: 50, fill: palette.near, waves: 2 }),
    repeat(5, (index) => bush(brush, index * 400, HEIGHT + 20, brush.between(240, 420), brush.between(80, 150))),
  ].join('');
}
