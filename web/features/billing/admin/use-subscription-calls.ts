import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import {
  AllPlansDocument,
  BillingAccountDocument,
  useCancelOwnerSubscriptionMutation,
  useDeclineRenewalMutation,
  useRecordPaymentMutation,
  useRenewSubscriptionMutation,
  useSavePlanMutation,
  type CancelOwnerSubscriptionMutationVariables,
  type DeclineRenewalMutationVariables,
  type RecordPaymentMutationVariables,
  type RenewSubscriptionMutationVariables,
  type SavePlanMutationVariables,
} from './subscriptions.gen.ts';

type CancelInput = CancelOwnerSubscriptionMutationVariables['input'];
type DeclineInput = DeclineRenewalMutationVariables['input'];
type RecordPaymentInput = RecordPaymentMutationVariables['input'];
export type PaymentInput = Omit<RecordPaymentInput, 'userId'>;
export type RenewalInput = RenewSubscriptionMutationVariables['input'];
export type PlanInput = SavePlanMutationVariables['input'];

/** The page tells more than a change answers with: it is read again before the change counts as done. */
const READ_AGAIN = { refetchQueries: [BillingAccountDocument], awaitRefetchQueries: true };

/** What an administrator does with the subscription of an owner. None rejects. */
export function useSubscriptionCalls() {
  const [renewSubscription] = useRenewSubscriptionMutation();
  const [declineRenewal] = useDeclineRenewalMutation();
  const [recordPayment] = useRecordPaymentMutation();
  const [cancelSubscription] = useCancelOwnerSubscriptionMutation();
  const [renew, renewing] = useCall(
    useCallback(
      async (input: RenewalInput) => {
        const { data } = await renewSubscription({ variables: { input }, ...READ_AGAIN });
        return settled(data?.renewSubscription);
      },
      [renewSubscription],
    ),
  );
  const [decline, declining] = useCall(
    useCallback(
      async (input: DeclineInput) => {
        const { data } = await declineRenewal({ variables: { input }, ...READ_AGAIN });
        return settled(data?.declineRenewal);
      },
      [declineRenewal],
    ),
  );
  const [record, recording] = useCall(
    useCallback(
      async (input: RecordPaymentInput) => {
        const { data } = await recordPayment({ variables: { input }, ...READ_AGAIN });
        return settled(data?.recordPayment);
      },
      [recordPayment],
    ),
  );
  const [cancel, cancelling] = useCall(
    useCallback(
      async (input: CancelInput) => {
        const { data } = await cancelSubscription({ variables: { input }, ...READ_AGAIN });
        return settled(data?.cancelSubscription);
      },
      [cancelSubscription],
    ),
  );
  return { renew, renewing, decline, declining, record, recording, cancel, cancelling };
}

/** Saves a plan. Does not reject. */
export function useSavePlan() {
  const [savePlan] = useSavePlanMutation();
  return useCall(
    useCallback(
      async (input: PlanInput) => {
        const variables = { input };
        const { data } = await savePlan({ variables, refetchQueries: [AllPlansDocument], awaitRefetchQueries: true });
        return settled(data?.savePlan);
      },
      [savePlan],
    ),
  );
}
