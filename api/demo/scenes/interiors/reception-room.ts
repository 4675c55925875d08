import { chandelier, pendants } from './lamps.ts';
import type { Room } from './room.ts';
import { windows } from './windows.ts';

/** Windows in a row, lower where a vault begins. */
export function row(room: Room, wall: 'left' | 'right' | 'back', count: number, sill = 0.6): string {
  const along = wall === 'back' ? room.width : room.depth;
  const vaulted = room.ceiling === 'vault';
  const head = room.height * (vaulted ? (wall === 'back' ? 0.7 : 0.48) : 0.78);
  const round = vaulted || room.ceiling === 'moulded' || (room.ceiling === 'trusses' && count > 3);
  return windows(room, {
    wall,
    count,
    from: along * 0.06,
    to: along * 0.94,
    sill: Math.min(sill, head * 0.4),
    head,
    round,
    share: 0.66,
  });
}

/** What hangs overhead, as it suits the ceiling. */
export function lights(room: Room): string {
  const { ceiling, depth, colours, height } = room;
  switch (ceiling) {
    case 'moulded':
    case 'vault':
      return chandelier(room, depth * 0.62, height * 0.3, 1.5) + chandelier(room, depth * 0.2, height * 0.26, 1.7);
    case 'plain':
      return pendants(room, 0, 3, height * 0.26, 0.9, colours.accent);
    default:
      return (
        pendants(room, -room.width * 0.24, 3, height * 0.3, 0.7, colours.accent) +
        pendants(room, room.width * 0.24, 3, height * 0.3, 0.7, colours.accent)
      );
  }
}
