import { useMutationCall } from '../../../lib/calls.ts';
import {
  CancelSubscriptionDocument,
  MyBillingAccountDocument,
  RequestRenewalDocument,
  type MyBillingAccountQuery,
} from './subscription.gen.ts';

export type BillingAccount = MyBillingAccountQuery['myBillingAccount'];
export type Plan = MyBillingAccountQuery['plans'][number];

/** The page shows more than a mutation returns. */
const READ_AGAIN = { refetch: [MyBillingAccountDocument] };

/** What an owner does with their subscription. Neither rejects. */
export function useSubscriptionCalls() {
  const [request, requesting] = useMutationCall(
    RequestRenewalDocument,
    'requestRenewal',
    (planId: string) => ({ input: { planId } }),
    READ_AGAIN,
  );
  const [cancel, cancelling] = useMutationCall(
    CancelSubscriptionDocument,
    'cancelSubscription',
    (version: number) => ({ input: { version } }),
    READ_AGAIN,
  );
  return { request, requesting, cancel, cancelling };
}
