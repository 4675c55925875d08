export const AUDIT_PATH = '/admin/audit-log';

/** Kinds of objects by the words that the log’s address has for them. */
export const OBJECT_WORDS = {
  utilisateur: 'USER',
  lieu: 'VENUE',
  'demande-de-modification': 'CHANGE_REQUEST',
  promotion: 'PROMOTION',
  abonnement: 'SUBSCRIPTION',
  formule: 'PLAN',
  'demande-de-devis': 'QUOTE_REQUEST',
  message: 'MESSAGE',
  reference: 'REFERENCE',
  parametres: 'SETTINGS',
  export: 'EXPORT',
} as const;

export type HistoryObject = (typeof OBJECT_WORDS)[keyof typeof OBJECT_WORDS];

/** The audit log of one object. */
export function auditPath(type: HistoryObject, id: string): string {
  const word = Object.entries(OBJECT_WORDS).find(([, value]) => value === type)?.[0] ?? '';
  return `${AUDIT_PATH}?${new URLSearchParams({ type: word, objet: id })}`;
}
