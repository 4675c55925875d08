import { BILLING_LIMITS } from '../../../schema/admin-limits.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { User } from '../accounts/user.entity.ts';
import type { PaymentInput } from './billing.inputs.ts';
import { PaymentStatus } from './billing.enums.ts';
import { Payment } from './payment.entity.ts';
import { Subscription } from './subscription.entity.ts';

/** Records a payment; one with the reference of an unpaid bill settles it. @throws AppError CONFLICT if it was recorded already. */
export async function recordPayment(
  { em }: Transaction,
  viewer: Viewer,
  subscription: Subscription,
  planName: string,
  { method, status, date, amountCents, reference: given }: PaymentInput,
): Promise<void> {
  const reference = oneLine(given, BILLING_LIMITS.reference);
  const recordedBy = em.getReference(User, viewer.id, { wrapped: true });
  const noted = await em.find(Payment, { subscription: subscription.id, reference });
  const bill = noted.find((payment) => payment.status === PaymentStatus.UNPAID);
  if (bill && status === PaymentStatus.PAID) {
    Object.assign(bill, { method, status, date, amountCents, recordedBy });
    return;
  }
  const twice = noted.some((payment) => payment.status === status && payment.amountCents === amountCents);
  if (twice) throw new AppError('CONFLICT', 'This payment is noted already');
  em.create(Payment, {
    subscription: em.getReference(Subscription, subscription.id, { wrapped: true }),
    method,
    status,
    date,
    reference,
    amountCents,
    planName,
    recordedBy,
  });
}
