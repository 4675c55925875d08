import { listAddress } from '../../../lib/list/list-address.ts';
import type { ModeratedRequestsQueryVariables } from './moderation.gen.ts';

const filters = {
  etat: { acceptees: 'APPROVED', refusees: 'REJECTED', retirees: 'WITHDRAWN', toutes: 'ALL' },
  type: { modifications: 'UPDATE', suppressions: 'DELETION' },
} as const;
const sorts = { anciens: 'OLDEST', recents: 'NEWEST', lieu: 'VENUE' } as const;

/** The venues that were submitted. Unless something else is asked for, those that wait, oldest first. */
export const SUBMISSIONS = listAddress({ path: '/admin/establishment-requests', filters, sorts });
/** What is asked for venues that were approved. */
export const CHANGES = listAddress({ path: '/admin/change-requests', filters, sorts });

export type QueueTerms = typeof SUBMISSIONS;
export type QueueAddress = ReturnType<QueueTerms['parse']>;

/** @param creations whether the list has submitted venues; otherwise it has changes and deletions. */
export function toVariables(
  { text, filters: { etat, type }, sort, page }: QueueAddress,
  creations: boolean,
): ModeratedRequestsQueryVariables {
  return {
    filter: {
      types: creations ? ['CREATION'] : type ? [type] : ['UPDATE', 'DELETION'],
      ...(text ? { text } : {}),
      ...(etat === 'ALL' ? {} : { statuses: [etat ?? 'PENDING'] }),
    },
    sort,
    page,
  };
}
