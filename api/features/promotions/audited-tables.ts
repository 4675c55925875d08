import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { AMOUNT, DAY, NUMBER, TEXT } = AuditValueKind;

/** The audited columns of the tables of this feature. */
export const AUDITED_PROMOTIONS: AuditedTables = {
  promotion: {
    object: AuditObject.PROMOTION,
    fields: { title: TEXT, text: TEXT, discount_percent: NUMBER, price_cents: AMOUNT, starts_on: DAY, ends_on: DAY },
  },
};
