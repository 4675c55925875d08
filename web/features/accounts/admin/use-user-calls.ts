import { useMutationCall } from '../../../lib/calls.ts';
import type { User } from './user.ts';
import {
  ApproveUserDocument,
  DeactivateUserDocument,
  EndUserSessionsDocument,
  ReactivateUserDocument,
  RejectUserDocument,
  SendPasswordLinkDocument,
  SuspendUserDocument,
  UserDocument,
  UserSessionsDocument,
} from './users.gen.ts';

/** A decision changes more than it answers with. */
const READ_AGAIN = { refetch: [UserDocument, UserSessionsDocument] };

/** What is decided about an account. */
export type UserDecision = 'APPROVE' | 'REJECT' | 'SUSPEND' | 'DEACTIVATE' | 'REACTIVATE';

/** What an administrator does with one user. None rejects. */
export function useUserCalls({ id, version }: Pick<User, 'id' | 'version'>) {
  const plain = () => ({ input: { id, version } });
  const reasoned = (reason: string) => ({ input: { id, version, reason } });
  const [approve, approving] = useMutationCall(ApproveUserDocument, 'approveRegistration', plain, READ_AGAIN);
  const [reject, rejecting] = useMutationCall(RejectUserDocument, 'rejectRegistration', reasoned, READ_AGAIN);
  const [suspend, suspending] = useMutationCall(SuspendUserDocument, 'suspendUser', reasoned, READ_AGAIN);
  const [deactivate, deactivating] = useMutationCall(DeactivateUserDocument, 'deactivateUser', plain, READ_AGAIN);
  const [reactivate, reactivating] = useMutationCall(ReactivateUserDocument, 'reactivateUser', plain, READ_AGAIN);
  const [sendLink, sending] = useMutationCall(SendPasswordLinkDocument, 'sendPasswordLink', () => ({ id }));
  const [end, ending] = useMutationCall(
    EndUserSessionsDocument,
    'endUserSessions',
    (sessionId: string | null) => ({ id, sessionId }),
    { ...READ_AGAIN, needs: ['count'] },
  );
  const decide = (decision: UserDecision, reason: string) =>
    ({
      APPROVE: () => approve(),
      REJECT: () => reject(reason),
      SUSPEND: () => suspend(reason),
      DEACTIVATE: () => deactivate(),
      REACTIVATE: () => reactivate(),
    })[decision]();
  const deciding = approving || rejecting || suspending || deactivating || reactivating;
  return { decide, deciding, sendLink, sending, end, ending };
}
