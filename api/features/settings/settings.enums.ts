import type { Operator, RetentionMonths } from '../../../schema/render-contract.ts';
import type { MailAddress } from '../../platform/mail/mail.types.ts';

/** What the platform has set. What is null holds as it does without it. */
export interface StoredSettings {
  publisher: Operator | null;
  mailFrom: MailAddress | null;
  warningDays: number[] | null;
  retention: Partial<RetentionMonths>;
}

export const NOTHING_SET: StoredSettings = { publisher: null, mailFrom: null, warningDays: null, retention: {} };

/** What the platform may set; one that the environment has set is fixed. */
export enum SettingsGroup {
  PUBLISHER = 'PUBLISHER',
  MAIL_FROM = 'MAIL_FROM',
  WARNING_DAYS = 'WARNING_DAYS',
  QUOTE_RETENTION = 'QUOTE_RETENTION',
  AUDIT_RETENTION = 'AUDIT_RETENTION',
}
