import type { Brush } from '../brush.ts';
import { ellipse, n, path, rect } from '../svg.ts';
import { painting, plant, rug, screen } from './fittings.ts';
import { pendants } from './lamps.ts';
import { measured, type Room, roomOf, solid } from './room.ts';
import { chairRow, facingChair } from './seats.ts';
import { shell } from './shell.ts';
import { longTable } from './tables.ts';
import { type Windows, windows } from './windows.ts';

const range = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);

/** Windows to one side, or behind the table where no screen hangs. */
function daylight(room: Room, wall: Windows['wall'], tall: boolean): string {
  const along = wall === 'back' ? room.width : room.depth;
  const head =
    room.ceiling === 'vault' && wall !== 'back'
      ? room.height * 0.48
      : room.height * (room.ceiling === 'vault' ? 0.66 : 0.8);
  return windows(room, {
    wall,
    count: Math.max(2, Math.round(along / 2.2)),
    from: wall === 'back' ? along * 0.12 : 0.2,
    to: along * (wall === 'back' ? 0.88 : 0.96),
    sill: tall ? 0.15 : 0.85,
    head,
    round: room.ceiling === 'vault' || room.ceiling === 'moulded',
    share: 0.68,
  });
}

/** Papers, a cup and a carafe on a table, so that somebody may sit down. */
function places(room: Room, spots: readonly (readonly [x: number, z: number])[]): string {
  const { colours } = room;
  return spots
    .map(([x, z]) => {
      const size = room.scale(z);
      const [px, py] = room.at(x, 0.77, z);
      const sheet = `M${n(px - 0.13 * size)} ${n(py)}l${n(0.05 * size)} ${n(-0.1 * size)}h${n(0.2 * size)}l${n(-0.02 * size)} ${n(0.1 * size)}z`;
      return (
        path(sheet, colours.linen.lit) +
        ellipse(px + 0.22 * size, py - 0.03 * size, 0.035 * size, 0.022 * size, colours.accent.shade)
      );
    })
    .join('');
}

function carafe(room: Room, x: number, z: number): string {
  const size = room.scale(z);
  const [px, py] = room.at(x, 0.76, z);
  return path(
    `M${n(px - 0.06 * size)} ${n(py)}q${n(-0.03 * size)} ${n(-0.14 * size)} ${n(0.03 * size)} ${n(-0.2 * size)}v${n(-0.1 * size)}h${n(0.06 * size)}v${n(0.1 * size)}q${n(0.06 * size)} ${n(0.06 * size)} ${n(0.03 * size)} ${n(0.2 * size)}z`,
    room.colours.linen.lit,
    0.75,
  );
}

/** One large table. */
export function boardroom(brush: Brush): string {
  const usual = { width: 6.4, height: 3.5, depth: 6.4, eye: 1.85, horizon: 0.42 };
  const room = roomOf(brush, measured(brush, usual, [20, 90]));
  const { colours, sun } = room;
  const kind = room.arrangement(3);
  const side = sun < 0 ? 'left' : 'right';
  const half = kind === 2 ? 1.25 : 0.95;
  const [near, far] = [0.25, room.depth - 1.6];
  const rowsZ = range(near, far, Math.round((far - near) / 0.91));
  const chairsAt = (x: number): string =>
    rowsZ
      .toReversed()
      .map(
        (z) =>
          solid(room, { x: [x - 0.07, x + 0.07], y: [0.42, 1.02], z: [z - 0.24, z + 0.24] }, colours.fabric) +
          solid(
            room,
            { x: x < 0 ? [x + 0.07, x + 0.4] : [x - 0.4, x - 0.07], y: [0.4, 0.48], z: [z - 0.22, z + 0.22] },
            colours.fabric,
          ),
      )
      .join('');
  return [
    shell(room, kind === 1 ? 'carpet' : 'boards'),
    daylight(room, kind === 0 ? 'back' : side, kind !== 1),
    kind === 0 ? '' : kind === 1 ? screen(room, 2.6, 1.15, 2.6, brush.whole(0, 2)) : painting(room, 0, 2, 1.9, 1.2),
    kind === 2 ? rug(room, [-2.3, 2.3], [0.3, room.depth - 0.8], colours.accent) : '',
    plant(room, -sun * (room.width / 2 - 0.5), room.depth - 1, 1.7),
    facingChair(room, 0, far + 0.35, colours.fabric),
    chairsAt(-half - 0.5),
    chairsAt(half + 0.5),
    longTable(room, [-half, half], [near, far], colours.wood, false),
    places(
      room,
      rowsZ.toReversed().flatMap((z) => [[-half + 0.3, z] as const, [half - 0.38, z] as const]),
    ),
    carafe(room, 0, far * 0.75),
    carafe(room, 0, far * 0.35),
    // Before a screen they would hang in the picture.
    kind === 1 ? '' : pendants(room, 0, 3, room.ceiling === 'plain' ? 0.9 : 1.15, 0.5, colours.accent),
  ].join('');
}

/** Tables along three sides, open towards the screen. */
export function meetingU(brush: Brush): string {
  const usual = { width: 8, height: 3.9, depth: 8, eye: 2.3, horizon: 0.4 };
  const room = roomOf(brush, measured(brush, usual, [36, 170]));
  const { colours, sun } = room;
  const kind = room.arrangement(3);
  const side = sun < 0 ? 'left' : 'right';
  const [inner, outer, near, far] = [room.width / 2 - 2.25, room.width / 2 - 1.5, 0.75, room.depth - 2];
  const rowsZ = range(near + 0.7, far, Math.round((far - near - 0.7) / 0.76)).toReversed();
  const cloth = kind === 1 ? colours.linen : colours.wood;
  const armchairs = (x: number): string =>
    rowsZ
      .map(
        (z) =>
          solid(room, { x: [x - 0.06, x + 0.06], y: [0.44, 1], z: [z - 0.23, z + 0.23] }, colours.fabric) +
          solid(
            room,
            { x: x < 0 ? [x + 0.06, x + 0.36] : [x - 0.36, x - 0.06], y: [0.4, 0.48], z: [z - 0.21, z + 0.21] },
            colours.fabric,
          ),
      )
      .join('');
  const base = range(-outer + 0.15, outer - 0.15, Math.round(outer * 2.4));
  return [
    shell(room, kind === 2 ? 'carpet' : kind === 1 ? 'tiles' : 'boards'),
    daylight(room, side, kind !== 2),
    screen(room, 3, 1.05, 2.75, brush.whole(0, 2)),
    flipChart(room, sun * (room.width / 2 - 1.1), room.depth - 0.8),
    plant(room, -sun * (room.width / 2 - 0.6), room.depth - 0.8, 1.9),
    armchairs(-outer - 0.42),
    armchairs(outer + 0.42),
    longTable(room, [-outer, -inner], [near + 0.7, far], cloth, kind === 1),
    longTable(room, [inner, outer], [near + 0.7, far], cloth, kind === 1),
    longTable(room, [-outer, outer], [near, near + 0.7], cloth, kind === 1),
    places(room, [
      ...rowsZ.flatMap((z) => [[-outer + 0.4, z] as const, [outer - 0.45, z] as const]),
      ...base.map((x) => [x, near + 0.3] as const),
    ]),
    carafe(room, -inner - 0.15, far * 0.7),
    carafe(room, inner + 0.15, far / 2),
    chairRow(room, base, near - 0.35, colours.fabric),
    room.ceiling === 'plain'
      ? ''
      : pendants(room, -1.9, 3, 1, 0.55, colours.accent) + pendants(room, 1.9, 3, 1, 0.55, colours.accent),
  ].join('');
}

function flipChart(room: Room, x: number, z: number): string {
  const { colours } = room;
  const size = room.scale(z);
  const [px, py] = room.at(x, 0, z);
  return [
    path(
      `M${n(px - 0.35 * size)} ${n(py)}L${n(px - 0.05 * size)} ${n(py - 1.9 * size)}h${n(0.1 * size)}L${n(px + 0.35 * size)} ${n(py)}h${n(-0.06 * size)}L${n(px)} ${n(py - 1.7 * size)}L${n(px - 0.29 * size)} ${n(py)}z`,
      colours.wood.deep,
    ),
    rect(px - 0.36 * size, py - 1.85 * size, 0.72 * size, 1 * size, colours.linen.lit),
    rect(px - 0.25 * size, py - 1.65 * size, 0.42 * size, 0.06 * size, colours.fabric.shade),
    rect(px - 0.25 * size, py - 1.48 * size, 0.3 * size, 0.06 * size, colours.accent.shade),
  ].join('');
}
