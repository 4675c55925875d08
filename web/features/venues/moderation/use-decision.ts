import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import { useApproveRequestMutation, useRejectRequestMutation } from './moderation.gen.ts';

type Seen = { readonly id: string; readonly version: number };

/** Accepts a request, with a word to the owner or without, or refuses it. Never rejects. */
export function useDecision({ id, version }: Seen) {
  const [approveRequest] = useApproveRequestMutation();
  const [rejectRequest] = useRejectRequestMutation();
  const [approve, approving] = useCall(
    useCallback(
      async (note: string) => {
        const { data } = await approveRequest({ variables: { id, version, note: note.trim() || null } });
        return settled(data?.approveChangeRequest);
      },
      [approveRequest, id, version],
    ),
  );
  const [reject, rejecting] = useCall(
    useCallback(
      async (reason: string) => {
        const { data } = await rejectRequest({ variables: { id, version, reason } });
        return settled(data?.rejectChangeRequest);
      },
      [id, rejectRequest, version],
    ),
  );
  return { approve, reject, busy: approving || rejecting };
}
