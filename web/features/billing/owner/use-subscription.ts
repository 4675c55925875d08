import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import {
  MyBillingAccountDocument,
  useCancelSubscriptionMutation,
  useRequestRenewalMutation,
  type MyBillingAccountQuery,
} from './subscription.gen.ts';

export type BillingAccount = MyBillingAccountQuery['myBillingAccount'];
export type Plan = MyBillingAccountQuery['plans'][number];

/** The page tells more than a change answers with: it is read again before the change counts as done. */
const READ_AGAIN = { refetchQueries: [MyBillingAccountDocument], awaitRefetchQueries: true };

/** What an owner does with their subscription. Neither rejects. */
export function useSubscriptionCalls() {
  const [requestRenewal] = useRequestRenewalMutation();
  const [cancelSubscription] = useCancelSubscriptionMutation();
  const [request, requesting] = useCall(
    useCallback(
      async (planId: string) => {
        const { data } = await requestRenewal({ variables: { input: { planId } }, ...READ_AGAIN });
        return settled(data?.requestRenewal);
      },
      [requestRenewal],
    ),
  );
  const [cancel, cancelling] = useCall(
    useCallback(
      async (version: number) => {
        const { data } = await cancelSubscription({ variables: { input: { version } }, ...READ_AGAIN });
        return settled(data?.cancelSubscription);
      },
      [cancelSubscription],
    ),
  );
  return { request, requesting, cancel, cancelling };
}
