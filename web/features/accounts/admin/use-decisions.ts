import { useCallback } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useCall } from '../../../lib/calls.ts';
import {
  useApproveRegistrationsMutation,
  useRejectRegistrationsMutation,
  type ApproveRegistrationsMutation,
} from './registrations.gen.ts';

type Outcomes = NonNullable<ApproveRegistrationsMutation['approveRegistrations']['outcomes']>;
export type Decided = { readonly kind: 'done'; readonly outcomes: Outcomes } | FailedCall;

/** Decides about one registration or many: one mutation in any case, with an outcome each. Never rejects. */
export function useDecisions() {
  const [approveMany] = useApproveRegistrationsMutation();
  const [rejectMany] = useRejectRegistrationsMutation();
  const [decide, deciding] = useCall(
    useCallback(
      async (ids: readonly string[], reason: string | null): Promise<Decided> => {
        const outcomes =
          reason === null
            ? (await approveMany({ variables: { ids: [...ids] } })).data?.approveRegistrations.outcomes
            : (await rejectMany({ variables: { ids: [...ids], reason } })).data?.rejectRegistrations.outcomes;
        return { kind: 'done', outcomes: outcomes ?? [] };
      },
      [approveMany, rejectMany],
    ),
  );
  return { decide, deciding };
}
