import { useEffect } from 'react';
import type { AdminMessage } from './admin-message.ts';
import { useAdminReadMessageMutation } from './messages-admin.gen.ts';

/** A new message counts as read, for the whole staff, once somebody has opened it. */
export function useRead(message: Pick<AdminMessage, 'id' | 'state'> | null): void {
  const [read] = useAdminReadMessageMutation();
  const id = message?.state === 'NEW' ? message.id : null;
  useEffect(() => {
    // Where it fails it stays new, and the next look takes it in.
    if (id !== null) void read({ variables: { input: { id } } }).catch(() => {});
  }, [id, read]);
}
