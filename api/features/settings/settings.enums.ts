import type { Operator, RetentionMonths } from '../../../schema/render-contract.ts';
import type { MailAddress } from '../../platform/mail/mail.types.ts';

/** The settings of the platform; null = the default applies. */
export interface StoredSettings {
  publisher: Operator | null;
  mailFrom: MailAddress | null;
  warningDays: number[] | null;
  retention: Partial<RetentionMonths>;
}

export const NO_SETTINGS: StoredSettings = { publisher: null, mailFrom: null, warningDays: null, retention: {} };

/** The groups of settings; those that the environment sets are fixed. */
export enum SettingsGroup {
  PUBLISHER = 'PUBLISHER',
  MAIL_FROM = 'MAIL_FROM',
  WARNING_DAYS = 'WARNING_DAYS',
  QUOTE_RETENTION = 'QUOTE_RETENTION',
  AUDIT_RETENTION = 'AUDIT_RETENTION',
}
