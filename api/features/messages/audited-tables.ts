import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { TERMS } = AuditValueKind;

/** The audited columns of the tables of this feature. */
export const AUDITED_MESSAGES: AuditedTables = {
  contact_message: { object: AuditObject.MESSAGE, fields: { state: TERMS } },
  message_answer: { object: AuditObject.MESSAGE, part: { of: 'message_id', name: 'answers' }, fields: {} },
};
