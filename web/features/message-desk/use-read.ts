import { useEffect } from 'react';
import type { DeskMessage } from './desk-message.ts';
import { useDeskReadMessageMutation } from './message-desk.gen.ts';

/** A new message counts as read, for the whole staff, once somebody has opened it. */
export function useRead(message: Pick<DeskMessage, 'id' | 'state'> | null): void {
  const [read] = useDeskReadMessageMutation();
  const id = message?.state === 'NEW' ? message.id : null;
  useEffect(() => {
    // Where it fails it stays new, and the next look takes it in.
    if (id !== null) void read({ variables: { input: { id } } }).catch(() => {});
  }, [id, read]);
}
