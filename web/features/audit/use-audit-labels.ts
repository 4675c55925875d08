import { useLingui } from '@lingui/react/macro';
import { ROLES } from '../../lib/account-labels.ts';
import type { AuditLine } from './audit-labels.ts';
import { FIELDS } from './field-labels.ts';

type Actor = Pick<AuditLine['actor'], 'name' | 'role'>;
type Role = keyof typeof ROLES;

const isRole = (role: string): role is Role => role in ROLES;

/** Who, on what, and which fields, in the language of the page. */
export function useAuditLabels() {
  const { t, i18n } = useLingui();
  return {
    actorName: ({ name, role }: Actor): string => {
      if (role === 'SYSTEM') return t({ id: 'audit.system', message: 'The system' });
      return name || t({ id: 'audit.formerAccount', message: 'Deleted account' });
    },
    /** Null = the product itself, which has none. */
    roleName: ({ role }: Pick<Actor, 'role'>): string | null => (isRole(role) ? i18n._(ROLES[role]) : null),
    objectName: ({
      objectType,
      objectLabel,
      objectId,
    }: Pick<AuditLine, 'objectType' | 'objectLabel' | 'objectId'>): string => {
      if (objectLabel) return objectLabel;
      if (objectType === 'SETTINGS') return t({ id: 'audit.platformSettings', message: 'Site settings' });
      if (objectType === 'USER' || objectType === 'SUBSCRIPTION')
        return t({ id: 'audit.formerAccount', message: 'Deleted account' });
      return objectId;
    },
    /** A field without a label is shown by its name in the API. */
    fieldName: (field: string, objectType: AuditLine['objectType']): string => {
      const word = FIELDS[`${objectType} ${field}`] ?? FIELDS[field];
      return word ? i18n._(word) : field;
    },
  };
}
