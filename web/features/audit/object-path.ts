import type { AuditLine } from './audit-labels.ts';

type Told = Pick<AuditLine, 'objectType' | 'objectId' | 'objectLabel' | 'action'>;

/** What has no page any more once it was done. */
const GONE: readonly AuditLine['action'][] = ['PURGE_VENUE', 'DELETE_OWN_ACCOUNT', 'DELETE_PROMOTION'];

/** The page of an object; null = it has none. */
export function objectPath({ objectType, objectId, objectLabel, action }: Told): string | null {
  if (GONE.includes(action)) return null;
  switch (objectType) {
    case 'USER':
      return objectLabel ? `/admin/users/${objectId}` : null;
    case 'VENUE':
      return `/admin/establishments/${objectId}`;
    case 'CHANGE_REQUEST':
      return `/admin/change-requests/${objectId}`;
    case 'SUBSCRIPTION':
      return objectLabel ? `/admin/subscriptions?${new URLSearchParams({ q: objectLabel })}` : null;
    case 'PLAN':
      return '/admin/subscriptions/plans';
    case 'QUOTE_REQUEST':
      return `/admin/quotes/${objectId}`;
    case 'MESSAGE':
      return `/admin/messages/${objectId}`;
    case 'REFERENCE':
      return '/admin/reference-management';
    case 'SETTINGS':
      return '/admin/settings';
    case 'PROMOTION':
    case 'EXPORT':
      return null;
  }
}
