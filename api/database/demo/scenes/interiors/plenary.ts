import type { Brush } from '../brush.ts';
import { plant, screen } from './fittings.ts';
import { chandelier, pendants } from './lamps.ts';
import { type Room, roomOf, solid } from './room.ts';
import { chairRow, seated } from './seats.ts';
import { shell } from './shell.ts';
import { windows } from './windows.ts';

/** Rows of seats before a screen. */
export function plenary(brush: Brush): string {
  const room = roomOf(brush, { width: 11, height: 5.4, depth: 13, eye: 2.7, horizon: 0.44 });
  const kind = room.arrangement(3);
  const lightFrom = room.sun < 0 ? 'left' : 'right';
  const lamps =
    room.ceiling === 'moulded'
      ? chandelier(room, 5, 1.3, 1.9)
      : room.ceiling === 'plain' || room.ceiling === 'vault'
        ? ''
        : pendants(room, -2.4, 4, 1.5, 0.8, room.colours.accent) +
          pendants(room, 2.4, 4, 1.5, 0.8, room.colours.accent);
  return [
    shell(room, kind === 1 ? 'carpet' : 'boards'),
    windows(room, {
      wall: lightFrom,
      count: 4,
      from: 0.6,
      to: 12.4,
      sill: 0.7,
      head: room.ceiling === 'vault' ? 2.7 : 4,
      round: kind === 2 || room.ceiling === 'vault',
    }),
    stage(room, kind),
    rows(room, kind),
    lamps,
    plant(room, -room.sun * 4.7, 11, 2.2),
  ].join('');
}

function stage(room: Room, kind: number): string {
  const { colours, depth, brush } = room;
  const slide = brush.whole(0, 2);
  const lectern = solid(room, { x: [2.3, 2.9], y: [0.4, 1.5], z: [depth - 1.2, depth - 0.8] }, colours.wood);
  return [
    solid(room, { x: [-3.6, 3.6], y: [0, 0.35], z: [depth - 1.9, depth] }, colours.accent),
    screen(room, kind === 2 ? 4 : 5.2, 1.1, 3.7, slide),
    lectern,
  ].join('');
}

function rows(room: Room, kind: number): string {
  const { brush, colours } = room;
  const aisle = kind === 0 ? 0.75 : kind === 1 ? 0 : 0.5;
  const perSide = 6;
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
  for (let row = 8; row >= 0; row--) {
    const z = 0.5 + row * 1.08;
    const xs = Array.from({ length: perSide * 2 }, (_, index) => {
      const side = index < perSide ? -1 : 1;
      const place = index % perSide;
      return side * (aisle + 0.35 + place * 0.66 + (kind === 2 ? 0.04 * row : 0));
    });
    const people = full && row > 0 ? xs.filter(() => brush.chance(0.55)) : [];
    drawn.push(...people.map((x) => seated(room, x, z, brush.pick(suits), brush.pick(hair))));
    drawn.push(chairRow(room, xs, z, colours.fabric));
  }
  return drawn.join('');
}
