import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { NUMBER, REDACTED, TEXT, YES_NO } = AuditValueKind;

/** The audited columns of the tables of this feature. */
export const AUDITED_HOME_PAGE: AuditedTables = {
  reference: {
    object: AuditObject.REFERENCE,
    fields: { name: TEXT, website: TEXT, position: NUMBER, is_shown: YES_NO, logo: REDACTED },
  },
};
