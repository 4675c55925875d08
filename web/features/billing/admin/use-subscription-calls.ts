import { useMutationCall } from '../../../lib/calls.ts';
import {
  AllPlansDocument,
  BillingAccountDocument,
  CancelOwnerSubscriptionDocument,
  DeclineRenewalDocument,
  RecordPaymentDocument,
  RenewSubscriptionDocument,
  SavePlanDocument,
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

/** The page shows more than a mutation returns. */
const READ_AGAIN = { refetch: [BillingAccountDocument] };

/** What an administrator does with the subscription of an owner. None rejects. */
export function useSubscriptionCalls() {
  const [renew, renewing] = useMutationCall(
    RenewSubscriptionDocument,
    'renewSubscription',
    (input: RenewalInput) => ({ input }),
    READ_AGAIN,
  );
  const [decline, declining] = useMutationCall(
    DeclineRenewalDocument,
    'declineRenewal',
    (input: DeclineInput) => ({ input }),
    READ_AGAIN,
  );
  const [record, recording] = useMutationCall(
    RecordPaymentDocument,
    'recordPayment',
    (input: RecordPaymentInput) => ({ input }),
    READ_AGAIN,
  );
  const [cancel, cancelling] = useMutationCall(
    CancelOwnerSubscriptionDocument,
    'cancelSubscription',
    (input: CancelInput) => ({ input }),
    READ_AGAIN,
  );
  return { renew, renewing, decline, declining, record, recording, cancel, cancelling };
}

/** Saves a plan. Does not reject. */
export function useSavePlan() {
  return useMutationCall(SavePlanDocument, 'savePlan', (input: PlanInput) => ({ input }), {
    refetch: [AllPlansDocument],
  });
}
