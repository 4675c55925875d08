import type { Brush } from '../brush.ts';
import { plant, screen } from './fittings.ts';
import { chandelier, pendants } from './lamps.ts';
import { measured, type Room, roomOf, solid } from './room.ts';
import { chairRow, seated } from './seats.ts';
import { shell } from './shell.ts';
import { longTable } from './tables.ts';
import { windows } from './windows.ts';

/** Rows of seats before a screen, or of tables. */
export function plenary(brush: Brush): string {
  const usual = { width: 11, height: 5.4, depth: 13, eye: 2.7, horizon: 0.44 };
  const room = roomOf(brush, measured(brush, usual, [60, 320]));
  const kind = room.arrangement(3);
  const lightFrom = room.sun < 0 ? 'left' : 'right';
  const lamps =
    room.ceiling === 'moulded'
      ? chandelier(room, room.depth * 0.4, 1.3, 1.9)
      : room.ceiling === 'plain' || room.ceiling === 'vault'
        ? ''
        : pendants(room, -room.width * 0.22, 4, 1.5, 0.8, room.colours.accent) +
          pendants(room, room.width * 0.22, 4, 1.5, 0.8, room.colours.accent);
  return [
    shell(room, kind === 1 ? 'carpet' : 'boards'),
    windows(room, {
      wall: lightFrom,
      count: Math.round(room.depth / 3.2),
      from: 0.6,
      to: room.depth - 0.6,
      sill: 0.7,
      head: room.height * (room.ceiling === 'vault' ? 0.5 : 0.74),
      round: kind === 2 || room.ceiling === 'vault',
    }),
    stage(room, kind),
    rows(room, kind),
    lamps,
    plant(room, -room.sun * (room.width / 2 - 0.8), room.depth - 2, 2.2),
  ].join('');
}

function stage(room: Room, kind: number): string {
  const { colours, depth, brush } = room;
  const slide = brush.whole(0, 2);
  const half = room.width * 0.33;
  const screenWidth = room.width * (kind === 2 ? 0.36 : 0.47);
  return [
    solid(room, { x: [-half, half], y: [0, 0.35], z: [depth - 1.9, depth] }, colours.accent),
    screen(room, screenWidth, 1.1, room.height * 0.69, slide),
    solid(room, { x: [half - 1.3, half - 0.7], y: [0.4, 1.5], z: [depth - 1.2, depth - 0.8] }, colours.wood),
  ].join('');
}

function rows(room: Room, kind: number): string {
  const { brush, colours } = room;
  const aisle = kind === 2 ? 0.5 : 0.75;
  // As in a classroom: fewer rows, a table before each.
  const tables = kind === 1;
  const gap = tables ? 1.7 : 1.08;
  const perSide = Math.floor((room.width / 2 - aisle - 0.75) / 0.66);
  const drawn: string[] = [];
  const suits = [
    colours.accent.shade,
    colours.wood.deep,
    colours.material('#2b3a4a').shade,
    colours.material('#d9c9b0').shade,
    colours.material('#7a3b33').shade,
  ];
  const hair = [
    colours.material('#3a2a22').shade,
    colours.material('#7a5636').shade,
    colours.material('#1e1c20').shade,
    colours.material('#b98d5a').shade,
  ];
  const full = brush.chance(0.45);
  for (let row = Math.floor((room.depth - 3.4) / gap); row >= 0; row--) {
    const z = 0.5 + row * gap;
    const xs = Array.from({ length: perSide * 2 }, (_, index) => {
      const side = index < perSide ? -1 : 1;
      const place = index % perSide;
      return side * (aisle + 0.35 + place * 0.66 + (kind === 2 ? 0.04 * row : 0));
    });
    const reach = [aisle, aisle + 0.7 + (perSide - 1) * 0.66] as const;
    if (tables)
      drawn.push(
        longTable(room, [-reach[1], -reach[0]], [z + 0.45, z + 0.9], colours.wood, false),
        longTable(room, reach, [z + 0.45, z + 0.9], colours.wood, false),
      );
    const people = full && row > 0 ? xs.filter(() => brush.chance(0.55)) : [];
    drawn.push(...people.map((x) => seated(room, x, z, brush.pick(suits), brush.pick(hair))));
    drawn.push(chairRow(room, xs, z, colours.fabric));
  }
  return drawn.join('');
}
