import { mix } from '../colour.ts';
import { type Point, WIDTH, n, path, stroke } from '../svg.ts';
import { type Room, face, line, solid, plane } from './room.ts';

/** The ceiling that the room's house has. */
export function overhead(room: Room): string {
  const { ceiling, colours, width, height, depth } = room;
  const half = width / 2;
  const pale = colours.material(ceiling === 'trusses' ? '#6c7778' : '#f4ead6');
  const flat = plane(room, { x: [-half, half], y: height, z: [room.near, depth] }, pale.shade);
  switch (ceiling) {
    case 'plain':
      return flat + lightStrips(room);
    case 'moulded':
      return flat + mouldings(room);
    case 'beams':
      return flat + beams(room);
    case 'vault':
      return vault(room);
    case 'trusses':
      return trusses(room);
  }
}

function lightStrips(room: Room): string {
  const { width, height, depth, colours } = room;
  const glow = colours.evening ? '#ffe3ac' : colours.linen.lit;
  return [-0.3, 0, 0.3]
    .map((share) => {
      const x = share * width;
      const wide = width * 0.025;
      return plane(
        room,
        { x: [x - wide, x + wide], y: height - 0.01, z: [depth * 0.04, depth * 0.94] },
        glow,
        colours.evening ? 0.95 : 0.6,
      );
    })
    .join('');
}

/** Cornice and panels of plaster. */
function mouldings(room: Room): string {
  const { width, height, depth, colours } = room;
  const half = width / 2;
  const plaster = colours.material('#fbf3e2');
  const drop = height * 0.06;
  const cornice = (x: number): string =>
    plane(room, { x: x, y: [height, height - drop], z: [room.near, depth] }, plaster.lit);
  const frame = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
  const panels = [0, 1, 2, 3].map((index) => {
    const from = -half + (width * (index + 0.14)) / 4;
    const to = -half + (width * (index + 0.86)) / 4;
    const [low, high] = [height * 0.3, height * 0.86];
    return frame([
      room.at(from, low, depth),
      room.at(to, low, depth),
      room.at(to, high, depth),
      room.at(from, high, depth),
    ]);
  });
  const inner = [0.12, 0.88];
  const onCeiling = frame(
    [
      [inner[0]!, 0.1],
      [inner[1]!, 0.1],
      [inner[1]!, 0.9],
      [inner[0]!, 0.9],
    ].map(([x, z]) => room.at(-half + width * x!, height, depth * z!)),
  );
  return [
    cornice(-half),
    cornice(half),
    plane(room, { x: [-half, half], y: [height, height - drop], z: depth }, plaster.shade),
    stroke(panels.join('') + onCeiling, plaster.lit, 4, 'opacity="0.8"'),
    plane(room, { x: [-half, half], y: [0, height * 0.06], z: depth }, plaster.shade),
  ].join('');
}

function beams(room: Room): string {
  const { width, height, depth, colours } = room;
  const half = width / 2;
  const count = 6;
  const drawn: string[] = [];
  for (let index = count; index >= 0; index--) {
    const z = (depth * index) / count;
    drawn.push(solid(room, { x: [-half, half], y: [height * 0.93, height], z: [z, z + depth * 0.035] }, colours.wood));
  }
  return [
    ...drawn,
    solid(
      room,
      { x: [-0.02 * width, 0.02 * width], y: [height * 0.885, height * 0.94], z: [room.near, depth] },
      colours.wood,
    ),
  ].join('');
}

/** Stone ribs, the nearest last. */
function vault(room: Room): string {
  const { width, height, depth, colours } = room;
  const half = width / 2;
  const stone = colours.material('#d9c6a2');
  const spring = height * 0.52;
  const ring = (z: number, inset: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => {
      const angle = Math.PI * (1 - index / 14);
      return room.at(Math.cos(angle) * (half - inset), spring + Math.sin(angle) * (height - spring - inset), z);
    });
  const text = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const band = (z0: number, z1: number, fill: string): string =>
    path(`M${text(ring(z0, 0))}L${text(ring(z1, 0).toReversed())}z`, fill);
  const ribs = [1, 0.75, 0.5, 0.25, 0].map((share) => {
    const z = depth * share;
    return path(`M${text(ring(z, 0))}L${text(ring(z, width * 0.028).toReversed())}z`, stone.lit);
  });
  return [
    // The wall that the vault is cut out of, towards us.
    path(`M0 0H${WIDTH}V${n(room.at(0, spring, depth)[1])}H0z`, mix(stone.lit, stone.shade, 0.7)),
    path(`M${text(ring(depth, 0))}z`, mix(colours.wall.lit, colours.wall.shade, 0.35)),
    band(room.near, depth, mix(stone.shade, stone.lit, 0.35)),
    band(depth * 0.5, depth, mix(stone.shade, stone.lit, 0.1)),
    ...ribs,
  ].join('');
}

/** A roof of steel and glass. */
function trusses(room: Room): string {
  const { brush, width, height, depth, colours } = room;
  const half = width / 2;
  const top = height * 1.32;
  const steel = colours.material('#33464c');
  const slope = (x: number, fill: string): string =>
    face(
      room,
      [
        [x, height, room.near],
        [0, top, room.near],
        [0, top, depth],
        [x, height, depth],
      ],
      fill,
    );
  const glass = (sign: number): string =>
    face(
      room,
      [
        [sign * half * 0.72, height + (top - height) * 0.28, -0.5],
        [sign * half * 0.3, height + (top - height) * 0.7, -0.5],
        [sign * half * 0.3, height + (top - height) * 0.7, depth * 0.95],
        [sign * half * 0.72, height + (top - height) * 0.28, depth * 0.95],
      ],
      colours.evening ? brush.palette.sky.top : brush.palette.sky.middle,
    );
  const frames = [1, 0.8, 0.6, 0.4, 0.2, 0].map((share) => {
    const z = depth * share;
    const [left, right, ridge, middle] = [
      room.at(-half, height, z),
      room.at(half, height, z),
      room.at(0, top, z),
      room.at(0, height, z),
    ];
    const [quarter, other] = [room.at(-half / 2, (height + top) / 2, z), room.at(half / 2, (height + top) / 2, z)];
    const d =
      line(left, ridge) +
      line(ridge, right) +
      line(left, right) +
      line(ridge, middle) +
      line(quarter, middle) +
      line(other, middle);
    return stroke(d, steel.deep, Math.max(4, room.scale(z) * 0.065));
  });
  return [
    face(
      room,
      [
        [-half, height, depth],
        [half, height, depth],
        [0, top, depth],
      ],
      mix(colours.wall.lit, colours.wall.shade, 0.5),
    ),
    slope(-half, room.sun < 0 ? steel.shade : steel.lit),
    slope(half, room.sun > 0 ? steel.shade : steel.lit),
    ...(brush.setting.room?.daylight === false ? [] : [glass(-1), glass(1)]),
    ...frames,
  ].join('');
}
