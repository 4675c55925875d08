import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { MOMENT, REDACTED, TERMS, TEXT } = AuditValueKind;

/** The audited columns of the tables of this feature. */
export const AUDITED_ACCOUNTS: AuditedTables = {
  user_account: {
    object: AuditObject.USER,
    fields: {
      email: TEXT,
      first_name: TEXT,
      last_name: TEXT,
      role: TERMS,
      status: TERMS,
      password_hash: REDACTED,
      two_factor_enabled_at: MOMENT,
      phone: REDACTED,
      company_name: REDACTED,
      company_address: REDACTED,
      company_phone: REDACTED,
      position: REDACTED,
      bio: REDACTED,
      website: REDACTED,
      address: REDACTED,
      postal_code: REDACTED,
      city: REDACTED,
      country: REDACTED,
      rejection_reason: REDACTED,
      suspension_reason: REDACTED,
      language: TERMS,
      timezone: TEXT,
      deleted_at: MOMENT,
    },
  },
  session: { object: AuditObject.USER, part: { of: 'user_id', name: 'sessions' }, fields: {} },
  account_link: { object: AuditObject.USER, part: { of: 'user_id', name: 'links' }, fields: {} },
};
