import type { AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';

const { NUMBER, TEXT } = AuditValueKind;

/** The audited columns of the tables of this feature. */
export const AUDITED_SETTINGS: AuditedTables = {
  house_settings: {
    object: AuditObject.SETTINGS,
    inside: 'stored',
    fields: {
      publisherName: TEXT,
      publisherLegalForm: TEXT,
      publisherCapital: TEXT,
      publisherRegistration: TEXT,
      publisherVatNumber: TEXT,
      publisherAddress: TEXT,
      publisherPhone: TEXT,
      publisherEmail: TEXT,
      publisherPrivacyEmail: TEXT,
      publisherHours: TEXT,
      publisherDirector: TEXT,
      publisherHostName: TEXT,
      publisherHostAddress: TEXT,
      publisherHostPhone: TEXT,
      mailFromName: TEXT,
      mailFromAddress: TEXT,
      warningDays: TEXT,
      retentionQuotes: NUMBER,
      retentionMessages: NUMBER,
      retentionRegistrations: NUMBER,
      retentionActivity: NUMBER,
      retentionNotifications: NUMBER,
      retentionAudit: NUMBER,
    },
  },
};
