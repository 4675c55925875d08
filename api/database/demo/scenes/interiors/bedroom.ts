import type { Brush } from '../brush.ts';
import { ellipse, n, path, rect } from '../svg.ts';
import { painting, plant, rug } from './fittings.ts';
import { type Room, face, roomOf, solid } from './room.ts';
import { shell } from './shell.ts';
import { curtains, windows } from './windows.ts';

/** A bed and the view. */
export function bedroom(brush: Brush): string {
  const room = roomOf(brush, { width: 5.2, height: 3, depth: 4.4, eye: 1.75, horizon: 0.42 });
  const kind = room.arrangement(4);
  const { colours, sun } = room;
  const side = -sun;
  const wall = room.sun < 0 ? 'left' : 'right';
  const head = room.ceiling === 'vault' ? 1.5 : 2.4;
  const view =
    kind === 0 || kind === 3
      ? windows(room, {
          wall: 'back',
          count: kind === 3 ? 1 : 2,
          from: kind === 3 ? 1 : 0.7,
          to: kind === 3 ? 4.2 : 4.5,
          sill: 0.25,
          head: room.ceiling === 'vault' ? 1.9 : 2.4,
          round: room.ceiling === 'moulded',
          share: kind === 3 ? 0.9 : 0.7,
        }) +
        curtains(
          room,
          kind === 3 ? 1 : 0.8,
          kind === 3 ? 4.2 : 4.4,
          room.ceiling === 'vault' ? 2.1 : 2.55,
          colours.fabric,
        )
      : windows(room, {
          wall,
          count: 2,
          from: 0.3,
          to: 4.2,
          sill: 0.3,
          head,
          round: room.ceiling === 'moulded' || room.ceiling === 'vault',
          share: 0.68,
        }) +
        panelBehindBed(room, kind) +
        (kind === 2 ? painting(room, 0, 2.02, 1.3, 0.62) : '');
  return [
    shell(room, kind === 2 ? 'carpet' : 'boards'),
    view,
    rug(room, [-1.9, 1.9], [0.1, 2.6], kind % 2 ? colours.accent : colours.fabric),
    kind === 0 || kind === 3 ? sideBed(room, side) + armchair(room, sun * 1.55, 2.3) : bed(room),
    kind === 0 || kind === 3 ? '' : bedside(room, -1.42) + bedside(room, 1.42),
    kind === 0 || kind === 3 ? '' : plant(room, sun * 2.25, 3.9, 1.3),
  ].join('');
}

function panelBehindBed(room: Room, kind: number): string {
  const { colours, depth } = room;
  const z = depth - 0.01;
  const fill = kind === 1 ? colours.accent : colours.wood;
  return Array.from({ length: 10 }, (_, index) => {
    const x = -1.9 + index * 0.38;
    return face(
      room,
      [
        [x, 0, z],
        [x + 0.38, 0, z],
        [x + 0.38, 1.45, z],
        [x, 1.45, z],
      ],
      index % 2 ? fill.shade : fill.lit,
    );
  }).join('');
}

/** A pillow against the head of a bed that faces us. */
function pillow(
  room: Room,
  x: number,
  y: number,
  z: number,
  width: number,
  fill: { lit: string; shade: string },
): string {
  const size = room.scale(z);
  const [px, py] = room.at(x, y, z);
  const [w, h] = [width * size, 0.36 * size];
  return (
    path(
      `M${n(px - w / 2)} ${n(py)}q${n(-0.05 * size)} ${n(-h / 2)} 0 ${n(-h)}q${n(w / 2)} ${n(-0.08 * size)} ${n(w)} 0q${n(0.05 * size)} ${n(h / 2)} 0 ${n(h)}q${n(-w / 2)} ${n(0.06 * size)} ${n(-w)} 0z`,
      fill.lit,
    ) +
    path(
      `M${n(px - w * 0.4)} ${n(py - h * 0.15)}q${n(w * 0.4)} ${n(h * 0.2)} ${n(w * 0.8)} 0v${n(h * 0.1)}q${n(-w * 0.4)} ${n(h * 0.2)} ${n(-w * 0.8)} 0z`,
      fill.shade,
    )
  );
}

/** A double bed with its head at the far wall. */
function bed(room: Room): string {
  const { colours, depth } = room;
  const back = depth - 0.1;
  return [
    solid(room, { x: [-1.05, 1.05], y: [0, 1.25], z: [back - 0.1, back] }, colours.fabric),
    solid(room, { x: [-0.95, 0.95], y: [0, 0.3], z: [1.9, back] }, colours.wood),
    solid(room, { x: [-0.97, 0.97], y: [0.26, 0.6], z: [1.85, back - 0.1] }, colours.linen),
    pillow(room, -0.46, 0.62, back - 0.25, 0.82, colours.linen),
    pillow(room, 0.46, 0.62, back - 0.25, 0.82, colours.linen),
    pillow(room, -0.3, 0.6, back - 0.55, 0.5, colours.accent),
    pillow(room, 0.3, 0.6, back - 0.55, 0.5, colours.fabric),
    solid(room, { x: [-0.99, 0.99], y: [0.24, 0.625], z: [1.83, 2.6] }, colours.fabric),
    solid(room, { x: [-0.85, 0.85], y: [0, 0.42], z: [1.2, 1.55] }, colours.accent),
  ].join('');
}

/** A bed along the wall on that side, its foot towards the middle, so that the window is free. */
function sideBed(room: Room, side: number): string {
  const { colours, width } = room;
  const wall = (width / 2) * side;
  const span = (from: number, to: number): readonly [number, number] => {
    const [a, b] = [wall - side * from, wall - side * to];
    return a < b ? [a, b] : [b, a];
  };
  const z: readonly [number, number] = [0.9, 2.7];
  const cushion = (at: number, fill: typeof colours.linen, from: number): string =>
    solid(room, { x: span(from, from + 0.22), y: [0.6, 0.98], z: [at, at + 0.7] }, fill);
  return [
    solid(room, { x: span(0, 0.1), y: [0, 1.35], z: [0.75, 2.85] }, colours.fabric),
    lampOn(room, wall - side * 0.3, 3.2),
    solid(room, { x: span(0.05, 2.15), y: [0, 0.28], z }, colours.wood),
    solid(room, { x: span(0.1, 2.2), y: [0.26, 0.6], z: [0.86, 2.74] }, colours.linen),
    cushion(1.9, colours.linen, 0.14),
    cushion(0.98, colours.linen, 0.14),
    cushion(1.75, colours.accent, 0.4),
    solid(room, { x: span(1.3, 2.23), y: [0.24, 0.63], z: [0.84, 2.76] }, colours.fabric),
  ].join('');
}

function lampOn(room: Room, x: number, z: number): string {
  const { colours } = room;
  const size = room.scale(z);
  const table = solid(room, { x: [x - 0.25, x + 0.25], y: [0, 0.55], z: [z - 0.2, z + 0.2] }, colours.wood);
  const [px, py] = room.at(x, 0.55, z);
  return [
    table,
    colours.evening ? ellipse(px, py - 0.45 * size, 0.55 * size, 0.5 * size, '#ffcf73', 0.25) : '',
    rect(px - 0.025 * size, py - 0.3 * size, 0.05 * size, 0.3 * size, colours.accent.shade),
    path(
      `M${n(px - 0.12 * size)} ${n(py - 0.58 * size)}h${n(0.24 * size)}l${n(0.07 * size)} ${n(0.3 * size)}h${n(-0.38 * size)}z`,
      colours.evening ? '#ffe2a3' : colours.linen.lit,
    ),
  ].join('');
}

const bedside = (room: Room, x: number): string => lampOn(room, x, room.depth - 0.4);

function armchair(room: Room, x: number, z: number): string {
  const { accent } = room.colours;
  return [
    solid(room, { x: [x - 0.42, x + 0.42], y: [0.12, 0.95], z: [z + 0.3, z + 0.45] }, accent),
    solid(room, { x: [x - 0.42, x + 0.42], y: [0.12, 0.42], z: [z - 0.3, z + 0.3] }, accent),
    solid(room, { x: [x - 0.5, x - 0.36], y: [0.1, 0.62], z: [z - 0.32, z + 0.4] }, accent),
    solid(room, { x: [x + 0.36, x + 0.5], y: [0.1, 0.62], z: [z - 0.32, z + 0.4] }, accent),
  ].join('');
}
