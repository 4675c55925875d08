import type { Material } from '../palette.ts';
import { ellipse, n, path, polygon, rect, stroke } from '../svg.ts';
import { type Room, face, plane } from './room.ts';

/** The screen of the far wall with a slide on it, or bare. */
export function screen(room: Room, width: number, low: number, high: number, slide: number): string {
  const { colours, depth } = room;
  const z = depth - 0.02;
  const half = width / 2;
  const shine = colours.evening ? '#eaf1ea' : '#fbfaf3';
  const bar = (from: number, to: number, height: number): string =>
    plane(
      room,
      { x: [from, to], y: [low + (high - low) * 0.2, low + (high - low) * (0.2 + height)], z: z },
      colours.accent.lit,
    );
  const slides = [
    () =>
      [0.18, 0.3, 0.26, 0.46, 0.56]
        .map((height, index) => bar(half * (-0.7 + index * 0.29), half * (-0.52 + index * 0.29), height))
        .join(''),
    () => {
      const [x, y] = room.at(0, (low + high) / 2, z);
      const size = room.scale(z) * (high - low);
      return (
        ellipse(x, y, size * 0.3, size * 0.3, colours.fabric.lit) +
        path(
          `M${n(x)} ${n(y)}V${n(y - size * 0.3)}A${n(size * 0.3)} ${n(size * 0.3)} 0 0 1 ${n(x + size * 0.26)} ${n(y + size * 0.15)}z`,
          colours.accent.lit,
        )
      );
    },
    () => {
      const points = [-0.75, -0.4, -0.1, 0.25, 0.7].map((x, index) =>
        room.at(half * x, low + (high - low) * [0.25, 0.45, 0.38, 0.62, 0.78][index]!, z),
      );
      return stroke(
        `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
        colours.fabric.shade,
        room.scale(z) * 0.09,
        'stroke-linejoin="round" stroke-linecap="round"',
      );
    },
  ];
  return [
    plane(room, { x: [-half - 0.08, half + 0.08], y: [low - 0.08, high + 0.08], z: z }, colours.accent.deep),
    plane(room, { x: [-half, half], y: [low, high], z: z }, shine),
    slides[slide % slides.length]!(),
  ].join('');
}

/** A plant in a pot, leaves like blades. */
export function plant(room: Room, x: number, z: number, height: number): string {
  const { leaf, evergreen } = room.brush.palette;
  const green = room.colours.evening ? evergreen : leaf;
  const size = room.scale(z);
  const [middle, ground] = room.at(x, 0, z);
  const pot = height * 0.26 * size;
  const blades = (share: number): string =>
    [-0.9, -0.45, 0, 0.45, 0.9]
      .map((lean) => {
        const [tipX, tipY] = [
          middle + lean * 0.42 * height * size * share,
          ground - height * size * (1 - Math.abs(lean) * 0.3) * share,
        ];
        return `M${n(middle)} ${n(ground - pot)}Q${n(middle + lean * 0.1 * height * size - 0.1 * size * height)} ${n(ground - height * 0.6 * size)} ${n(tipX)} ${n(tipY)}Q${n(middle + lean * 0.1 * height * size + 0.13 * size * height)} ${n(ground - height * 0.55 * size)} ${n(middle)} ${n(ground - pot)}z`;
      })
      .join('');
  return [
    path(blades(1), green.shade),
    path(blades(0.78), green.lit),
    polygon(
      [
        [middle - pot * 0.5, ground - pot],
        [middle + pot * 0.5, ground - pot],
        [middle + pot * 0.36, ground],
        [middle - pot * 0.36, ground],
      ],
      room.colours.accent.shade,
    ),
  ].join('');
}

/** A carpet under furniture. */
export const rug = (room: Room, x: readonly [number, number], z: readonly [number, number], fill: Material): string => {
  const edge = (x[1] - x[0]) * 0.05;
  return (
    face(
      room,
      [
        [x[0], 0, z[0]],
        [x[1], 0, z[0]],
        [x[1], 0, z[1]],
        [x[0], 0, z[1]],
      ],
      fill.shade,
    ) +
    face(
      room,
      [
        [x[0] + edge, 0, z[0] + edge],
        [x[1] - edge, 0, z[0] + edge],
        [x[1] - edge, 0, z[1] - edge],
        [x[0] + edge, 0, z[1] - edge],
      ],
      fill.lit,
    )
  );
};

/** A picture on the far wall: hills under a disc. */
export function painting(room: Room, x: number, y: number, width: number, height: number): string {
  const { depth, colours } = room;
  const [left, top] = room.at(x - width / 2, y + height / 2, depth);
  const [right, bottom] = room.at(x + width / 2, y - height / 2, depth);
  const [w, h] = [right - left, bottom - top];
  const rim = w * 0.04;
  return [
    rect(left - rim, top - rim, w + rim * 2, h + rim * 2, colours.material('#b98a2f').shade),
    rect(left, top, w, h, colours.linen.shade),
    ellipse(left + w * 0.68, top + h * 0.34, h * 0.15, h * 0.15, colours.fabric.lit),
    path(
      `M${n(left)} ${n(bottom)}V${n(top + h * 0.66)}Q${n(left + w * 0.3)} ${n(top + h * 0.4)} ${n(left + w * 0.6)} ${n(top + h * 0.64)}T${n(right)} ${n(top + h * 0.6)}V${n(bottom)}z`,
      colours.accent.shade,
    ),
  ].join('');
}
