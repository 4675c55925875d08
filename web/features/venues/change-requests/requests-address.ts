import { listAddress } from '../../../lib/list/list-address.ts';
import type { RequestType } from '../content/request-labels.ts';
import type { ChangeRequestsQueryVariables } from './change-requests.gen.ts';

const requestsAt = (path: string) =>
  listAddress({
    path,
    filters: {
      etat: { 'en-attente': 'PENDING', acceptees: 'APPROVED', refusees: 'REJECTED', retirees: 'WITHDRAWN' },
    },
    sorts: { recents: 'NEWEST' },
  });

/** Venues that were submitted. */
export const SUBMISSIONS = requestsAt('/dashboard/establishment-requests');
/** Changes of venues that are approved. */
export const CHANGES = requestsAt('/dashboard/change-requests');

export type RequestsTerms = typeof CHANGES;

export function toVariables(
  { text, filters: { etat }, sort, page }: ReturnType<RequestsTerms['parse']>,
  types: readonly RequestType[],
): ChangeRequestsQueryVariables {
  return {
    filter: { types: [...types], ...(text ? { text } : {}), ...(etat ? { statuses: [etat] } : {}) },
    sort,
    page,
  };
}
