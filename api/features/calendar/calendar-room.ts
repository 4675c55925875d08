import type { Ref } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { Room } from '../venues/room.entity.ts';

/** A room of a venue; null = the whole venue. @throws AppError VALIDATION_FAILED if the venue has no such room. */
export async function roomOf({ em }: Transaction, venueId: string, roomId: string | null): Promise<Ref<Room> | null> {
  if (!roomId) return null;
  const room = isUuid(roomId) ? await em.findOne(Room, { id: roomId, venue: venueId }) : null;
  if (!room) throw validationFailed([{ path: 'roomId', code: 'unknownValue' }]);
  return em.getReference(Room, room.id, { wrapped: true });
}
