import { ROOM_LAYOUT_VALUES, type RoomLayout } from '../../../lib/venue-terms.ts';
import { suitedCapacity, type LayoutCapacity } from '../../../lib/suited-capacity.ts';
import type { Venue } from './venue.ts';

export type Room = Venue['rooms'][number];

/** People that a room holds in a layout; 0 = it is not offered. */
export function capacityOf(room: Room, layout: RoomLayout): number {
  return room.capacities.find((one) => one.layout === layout)?.capacity ?? 0;
}

/** The layouts that a room takes, in the order of the screen, each with what the largest room holds in it. */
export function columnsOf(rooms: readonly Room[]): { layout: RoomLayout; most: number }[] {
  return ROOM_LAYOUT_VALUES.map((layout) => ({
    layout,
    most: Math.max(0, ...rooms.map((room) => capacityOf(room, layout))),
  })).filter(({ most }) => most > 0);
}

/** Square metres of all rooms together; null when one of them is not known. */
export function totalArea(rooms: readonly Room[]): number | null {
  return rooms.every(({ areaSqm }) => areaSqm !== null)
    ? rooms.reduce((sum, { areaSqm }) => sum + (areaSqm ?? 0), 0)
    : null;
}

/** Whether people are counted in the layout. */
export const isCounted = (layout: RoomLayout, counted: readonly RoomLayout[]): boolean =>
  counted.length === 0 || counted.includes(layout);

/** The most people that one of the rooms holds in one of the layouts (empty = any), and in which. */
export function mostIn(rooms: readonly Room[], counted: readonly RoomLayout[]): LayoutCapacity | null {
  return suitedCapacity(
    columnsOf(rooms).map(({ layout, most }) => ({ layout, capacity: most })),
    counted,
  );
}

export type RoomFit = {
  room: Room;
  /** The layouts in which it holds as many, in the order of the screen. */
  layouts: RoomLayout[];
  /** Those of them in which no other room that is large enough is smaller. */
  snug: RoomLayout[];
};

/**
 * The rooms that hold so many people in one of the layouts (empty = any), the one that suits best first: neither too small nor half empty in
 * the most of them.
 */
export function fitsOf(rooms: readonly Room[], people: number, counted: readonly RoomLayout[] = []): RoomFit[] {
  const among = ROOM_LAYOUT_VALUES.filter((layout) => isCounted(layout, counted));
  const smallest = new Map(
    among.map((layout) => [
      layout,
      Math.min(...rooms.map((room) => capacityOf(room, layout)).filter((capacity) => capacity >= people)),
    ]),
  );
  const sizeOf = ({ room, layouts }: RoomFit) => Math.max(...layouts.map((layout) => capacityOf(room, layout)));
  return rooms
    .map((room): RoomFit => {
      const layouts = among.filter((layout) => capacityOf(room, layout) >= people);
      return { room, layouts, snug: layouts.filter((layout) => capacityOf(room, layout) === smallest.get(layout)) };
    })
    .filter(({ layouts }) => layouts.length > 0)
    .toSorted((a, b) => b.snug.length - a.snug.length || sizeOf(a) - sizeOf(b));
}

/** Square metres per person below which seating is impossible; nearly half of what organisers count with. */
const LEAST_AREA: Readonly<Record<RoomLayout, number>> = {
  THEATRE: 0.5,
  CLASSROOM: 0.8,
  U_SHAPE: 0.9,
  BOARDROOM: 0.8,
  CABARET: 0.8,
  BANQUET: 0.7,
  COCKTAIL: 0.4,
};

/** Whether a room is said to hold more people than its floor lets one believe: a figure to be confirmed by the venue. */
export function isDoubtful({ areaSqm }: Room, layout: RoomLayout, people: number): boolean {
  return areaSqm !== null && areaSqm > 0 && people > 0 && areaSqm / people < LEAST_AREA[layout];
}

/** What the table is ordered by; `given` is the venue's own order. */
export type RoomOrder = { by: 'given' | 'name' | 'area' | RoomLayout; descending: boolean };

/** The rooms in an order; those of which the figure is not known come last. */
export function sortRooms(rooms: readonly Room[], { by, descending }: RoomOrder): readonly Room[] {
  if (by === 'given') return rooms;
  const sign = descending ? -1 : 1;
  if (by === 'name') return rooms.toSorted((a, b) => sign * a.name.localeCompare(b.name, 'fr', { numeric: true }));
  const figure = (room: Room) => (by === 'area' ? (room.areaSqm ?? 0) : capacityOf(room, by));
  return rooms.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    if (one === 0 || other === 0) return other - one;
    return sign * (one - other);
  });
}

/** What a click on a column's head asks for: figures from the highest, names from A; then the other way; then as given. */
export function nextOrder({ by, descending }: RoomOrder, column: Exclude<RoomOrder['by'], 'given'>): RoomOrder {
  const first = column !== 'name';
  if (by !== column) return { by: column, descending: first };
  return descending === first ? { by: column, descending: !first } : { by: 'given', descending: false };
}
