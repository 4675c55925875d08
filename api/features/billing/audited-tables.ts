import type { AuditReference, AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { AMOUNT, DAY, MOMENT, NUMBER, TERMS, TEXT, YES_NO } = AuditValueKind;
const PLAN: AuditReference = { nameOf: 'plan' };

/** The audited columns of the tables of this feature. */
export const AUDITED_BILLING: AuditedTables = {
  plan: {
    object: AuditObject.PLAN,
    fields: {
      name: TEXT,
      price_cents: AMOUNT,
      vat_percent: NUMBER,
      duration_months: NUMBER,
      venue_limit: NUMBER,
      photo_limit: NUMBER,
      promotion_limit: NUMBER,
      homepage: YES_NO,
      is_active: YES_NO,
      position: NUMBER,
    },
  },
  subscription: {
    object: AuditObject.SUBSCRIPTION,
    fields: {
      plan_id: PLAN,
      status: TERMS,
      start_date: DAY,
      end_date: DAY,
      auto_renew: YES_NO,
      price_cents: AMOUNT,
      vat_percent: NUMBER,
      renewed_at: MOMENT,
      cancelled_at: MOMENT,
      requested_plan_id: PLAN,
      requested_at: MOMENT,
    },
  },
  payment: {
    object: AuditObject.SUBSCRIPTION,
    part: { of: 'subscription_id', name: 'payments' },
    label: 'date',
    fields: { amount_cents: AMOUNT, method: TERMS, status: TERMS, reference: TEXT, plan_name: TEXT },
  },
};
