import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import type { AuditEntryQuery } from './audit-log.gen.ts';
import { TERMS } from './audit-terms.ts';
import type { AuditObject } from './audit-labels.ts';

export type AuditChange = NonNullable<AuditEntryQuery['auditEntry']>['changes'][number];

/** Values of the log in words: dates, amounts and codes as people write them. */
export function useAuditValue() {
  const { t, i18n } = useLingui();
  const { date, dateTime, money } = useFormats();
  return ({ kind, field, part }: AuditChange, objectType: AuditObject, value: string): string => {
    switch (kind) {
      case 'YES_NO':
        return value === 'true' ? t({ id: 'audit.yes', message: 'Yes' }) : t({ id: 'audit.no', message: 'No' });
      case 'AMOUNT':
        return money({ amount: Number(value), currency: 'EUR' });
      case 'DAY':
        return date(value);
      case 'MOMENT':
        return dateTime(value);
      case 'REDACTED':
        return t({ id: 'audit.untold', message: 'Value not recorded' });
      case 'TERMS': {
        const terms = TERMS[`${part ?? objectType} ${field}`] ?? {};
        return value
          .split(', ')
          .map((code) => (terms[code] ? i18n._(terms[code]) : code))
          .join(', ');
      }
      case 'NUMBER':
      case 'TEXT':
        return value;
    }
  };
}
