import type { Brush } from './brush.ts';
import { painting, plant, rug } from './interiors/fittings.ts';
import { chandelier, pendants } from './interiors/lamps.ts';
import { lights, row } from './interiors/reception-room.ts';
import { type Room, roomOf } from './interiors/room.ts';
import { roomColours } from './interiors/schemes.ts';
import { facingChair } from './interiors/seats.ts';
import { shell } from './interiors/shell.ts';
import { longTable, roundTable } from './interiors/tables.ts';
import { tiers } from './interiors/tiers.ts';
import { curtains, type Wall, windows } from './interiors/windows.ts';
import type { Attributes } from './template-elements.ts';

const ROOMS = new WeakMap<Brush, Room>();

/** The room of a template, from what its group says: width, height and depth in metres, our eyes, the horizon. */
export function openRoom(brush: Brush, sizes: string): void {
  const [width, height, depth, eye, horizon] = sizes.split(' ').map(Number);
  ROOMS.set(brush, roomOf(brush, { width: width!, height: height!, depth: depth!, eye: eye!, horizon: horizon! }));
}

const roomIn = ({ brush }: Attributes): Room => {
  const room = ROOMS.get(brush);
  if (!room) throw new Error(`a template of ${brush.setting.scene} has no room`);
  return room;
};

const span = (it: Attributes, name: string): [number, number] => {
  const [from, to] = it.list(name).map(Number);
  return [from!, to!];
};

/** What stands in a room, in metres; its ceiling is that of the house, and every picture has its own colours and view. */
export const ROOM_ELEMENTS: Record<string, (it: Attributes) => string> = {
  shell: (it) => shell(roomIn(it), it.text('floor') as 'boards' | 'tiles' | 'carpet'),
  /** Windows along a wall. */
  bays: (it) =>
    windows(roomIn(it), {
      wall: it.text('wall') as Wall,
      count: it.number('count'),
      from: it.number('from'),
      to: it.number('to'),
      sill: it.number('sill'),
      head: it.number('head'),
      round: it.flag('round'),
      share: it.number('share'),
    }),
  /** Windows over all of a wall, as suits the ceiling. */
  row: (it) =>
    row(roomIn(it), it.text('wall') as Wall, it.number('count'), it.has('sill') ? it.number('sill') : undefined),
  curtains: (it) => curtains(roomIn(it), it.number('from'), it.number('to'), it.number('head'), it.material('fill')),
  lights: (it) => lights(roomIn(it)),
  pendants: (it) =>
    pendants(
      roomIn(it),
      it.number('x'),
      it.number('count'),
      it.number('drop'),
      it.number('width'),
      it.material('shade'),
    ),
  chandelier: (it) => chandelier(roomIn(it), it.number('z'), it.number('drop'), it.number('width')),
  plant: (it) => plant(roomIn(it), it.number('x'), it.number('z'), it.number('height')),
  painting: (it) => painting(roomIn(it), it.number('x'), it.number('y'), it.number('width'), it.number('height')),
  rug: (it) => rug(roomIn(it), span(it, 'x'), span(it, 'z'), it.material('fill')),
  table: (it) => longTable(roomIn(it), span(it, 'x'), span(it, 'z'), it.material('fill'), it.flag('cloth')),
  /** A round table, laid, with its chairs. */
  laid: (it) =>
    roundTable(
      roomIn(it),
      it.number('x'),
      it.number('z'),
      it.number('radius'),
      it.material('fabric'),
      it.material('flowers'),
    ),
  chair: (it) => facingChair(roomIn(it), it.number('x'), it.number('z'), it.material('fabric')),
  /** Rows of seats that fall towards a stage. */
  tiers: (it) => tiers(it.brush, roomColours(it.brush), it.number('lean')),
};
