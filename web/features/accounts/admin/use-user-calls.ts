import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import type { User } from './user.ts';
import {
  UserDocument,
  UserSessionsDocument,
  useApproveUserMutation,
  useDeactivateUserMutation,
  useEndUserSessionsMutation,
  useReactivateUserMutation,
  useRejectUserMutation,
  useSendPasswordLinkMutation,
  useSuspendUserMutation,
} from './users.gen.ts';

/** A decision changes more than it answers with: the page is read again before it counts as done. */
const READ_AGAIN = { refetchQueries: [UserDocument, UserSessionsDocument], awaitRefetchQueries: true };

/** What is decided about an account. */
export type UserDecision = 'APPROVE' | 'REJECT' | 'SUSPEND' | 'DEACTIVATE' | 'REACTIVATE';

/** What an administrator does with one user. None rejects. */
export function useUserCalls({ id, version }: Pick<User, 'id' | 'version'>) {
  const [approve] = useApproveUserMutation();
  const [rejectUser] = useRejectUserMutation();
  const [suspend] = useSuspendUserMutation();
  const [deactivate] = useDeactivateUserMutation();
  const [reactivate] = useReactivateUserMutation();
  const [send] = useSendPasswordLinkMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const [decide, deciding] = useCall(
    useCallback(
      async (decision: UserDecision, reason: string) => {
        const input = { id, version };
        switch (decision) {
          case 'APPROVE':
            return settled((await approve({ variables: { input }, ...READ_AGAIN })).data?.approveRegistration);
          case 'REJECT':
            return settled(
              (await rejectUser({ variables: { input: { ...input, reason } }, ...READ_AGAIN })).data
                ?.rejectRegistration,
            );
          case 'SUSPEND':
            return settled(
              (await suspend({ variables: { input: { ...input, reason } }, ...READ_AGAIN })).data?.suspendUser,
            );
          case 'DEACTIVATE':
            return settled((await deactivate({ variables: { input }, ...READ_AGAIN })).data?.deactivateUser);
          case 'REACTIVATE':
            return settled((await reactivate({ variables: { input }, ...READ_AGAIN })).data?.reactivateUser);
        }
      },
      [approve, deactivate, id, reactivate, rejectUser, suspend, version],
    ),
  );
  const [sendLink, sending] = useCall(
    useCallback(async () => settled((await send({ variables: { id } })).data?.sendPasswordLink), [id, send]),
  );
  const [end, ending] = useCall(
    useCallback(
      async (sessionId: string | null) =>
        settled((await endSessions({ variables: { id, sessionId }, ...READ_AGAIN })).data?.endUserSessions, 'count'),
      [endSessions, id],
    ),
  );
  return { decide, deciding, sendLink, sending, end, ending };
}
