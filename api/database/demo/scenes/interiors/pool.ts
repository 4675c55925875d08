import type { Brush } from '../brush.ts';
import { basin, lounger } from './basin.ts';
import { plant } from './fittings.ts';
import { outdoorPool } from './outdoor-pool.ts';
import { type Room, roomOf } from './room.ts';
import { shell } from './shell.ts';
import { windows } from './windows.ts';

/** A swimming pool, under the sky three times out of four. */
export function pool(brush: Brush): string {
  const room = roomOf(brush, { width: 12, height: 4.6, depth: 13, eye: 2.6, horizon: 0.46 });
  const kind = room.arrangement(4);
  return kind === 3 ? indoorPool(room) : outdoorPool(room, kind);
}

function indoorPool(room: Room): string {
  const { sun } = room;
  const head = room.ceiling === 'vault' ? 2.2 : 3.8;
  const side = sun < 0 ? 'left' : 'right';
  return [
    shell(room, 'tiles'),
    windows(room, {
      wall: 'back',
      count: 4,
      from: 0.6,
      to: 11.4,
      sill: 0.1,
      head: room.ceiling === 'vault' ? 3 : 3.9,
      round: room.ceiling !== 'plain',
      share: 0.76,
    }),
    windows(room, {
      wall: side,
      count: 4,
      from: 0.4,
      to: 12.6,
      sill: 0.1,
      head,
      round: room.ceiling !== 'plain',
      share: 0.7,
    }),
    basin(room, sun < 0 ? [-3, 3.6] : [-3.6, 3], [1.2, 11], 0.35),
    ...[9.6, 7, 4.4].map((z) => lounger(room, sun * 4.7, z)),
    plant(room, -sun * 5.2, 11.6, 2),
    plant(room, sun * 5.2, 1.6, 1.8),
  ].join('');
}
