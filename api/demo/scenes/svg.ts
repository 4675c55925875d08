/** The size of every drawing. */
export const WIDTH = 1600;
export const HEIGHT = 1067;

export type Point = readonly [x: number, y: number];

/** An upright area that stands on a level. */
export interface Block {
  x: number;
  /** Level of the feet. */
  y: number;
  width: number;
  height: number;
}

/** A number as it stands in a path: tenths are enough at this size. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const fade = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${fade(opacity)}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra === '' ? '' : ` ${extra}`}/>`;

/** The `d` of a rectangle, to be joined with others of the same colour in one path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  path(box(x, y, width, height), fill, opacity);

/** The `d` of a closed polygon. */
export const ring = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

export const polygon = (points: readonly Point[], fill: string, opacity = 1): string =>
  path(ring(points), fill, opacity);

/** A closed polygon from its coordinates, x and y in turn. */
export const poly = (coordinates: readonly number[], fill: string, opacity = 1): string =>
  path(
    coordinates.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ' '}${n(value)}`).join('') + 'z',
    fill,
    opacity,
  );

/** The `d` of a disc or an ellipse. */
export const disc = (x: number, y: number, radiusX: number, radiusY = radiusX): string =>
  `M${n(x - radiusX)} ${n(y)}a${n(radiusX)} ${n(radiusY)} 0 1 0 ${n(radiusX * 2)} 0a${n(radiusX)} ${n(radiusY)} 0 1 0 ${n(-radiusX * 2)} 0z`;

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string, opacity = 1): string =>
  path(disc(x, y, radiusX, radiusY), fill, opacity);

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  ellipse(x, y, radius, radius, fill, opacity);

/** The `d` of an opening with a round head; `x` is its left side, `y` its top. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y + height)}v${n(width / 2 - height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}z`;

/** `count` drawings one after the other. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

/** Moves, scales or turns what it holds; mirrored when `scaleX` is negative. */
export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** A smooth line through the points, as the continuation of a path that stands at the first of them. */
export function smooth(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index]!;
      const middle = (fromX + x) / 2;
      return `C${n(middle)} ${n(fromY)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join('');
}
