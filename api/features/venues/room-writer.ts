import type { Transaction } from '../../platform/database/database.ts';
import { slugify } from '../../platform/text.ts';
import { Room } from './room.entity.ts';
import type { RoomContent } from './venue-content.ts';

/** Sets the rooms of a venue, in their order. An existing one keeps its id, to which quotes and links refer. */
export async function replaceRooms(
  { em }: Transaction,
  { venueId, rooms }: { venueId: string; rooms: readonly RoomContent[] },
): Promise<void> {
  const there = await em.find(Room, { venue: venueId }, { orderBy: { position: 'asc', id: 'asc' }, refresh: true });
  const ids = existingRoomIds(there, rooms);
  for (const room of there) if (!ids.includes(room.id)) em.remove(room);
  for (const [position, content] of rooms.entries()) {
    const room = there.find(({ id }) => id === ids[position]);
    if (room) em.assign(room, { ...content, position });
    else em.create(Room, { ...content, position, venue: venueId });
  }
  await em.flush();
}

export interface KnownRoom {
  id: string;
  name: string;
}

/**
 * The existing room for each given one; null = a new one. Rooms are matched by name, at any position; a new name at
 * the position of a removed one is a renamed room.
 */
export function existingRoomIds(there: readonly KnownRoom[], rooms: readonly { name: string }[]): (string | null)[] {
  const left = new Set(there);
  const take = (room: KnownRoom | undefined): string | null => (room && left.delete(room) ? room.id : null);
  const named = rooms.map(({ name }) => take([...left].find((room) => slugify(room.name) === slugify(name))));
  return named.map((id, position) => id ?? take(there[position]));
}
