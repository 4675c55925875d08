import { useMutationCall } from '../../../lib/calls.ts';
import { ApproveRequestDocument, RejectRequestDocument } from './moderation.gen.ts';

type Seen = { readonly id: string; readonly version: number };

/** Accepts a request, with a word to the owner or without, or refuses it. Never rejects. */
export function useDecision({ id, version }: Seen) {
  const [approve, approving] = useMutationCall(ApproveRequestDocument, 'approveChangeRequest', (note: string) => ({
    id,
    version,
    note: note.trim() || null,
  }));
  const [reject, rejecting] = useMutationCall(RejectRequestDocument, 'rejectChangeRequest', (reason: string) => ({
    id,
    version,
    reason,
  }));
  return { approve, reject, busy: approving || rejecting };
}
