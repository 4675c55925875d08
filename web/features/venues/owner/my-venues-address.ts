import { listAddress } from '../../../lib/list/list-address.ts';
import type { MyVenuesQueryVariables } from './my-venues.gen.ts';

/** The list of one's venues, as its address says it. */
export const MY_VENUES = listAddress({
  path: '/dashboard/manage-establishments',
  filters: {
    etat: {
      brouillons: 'DRAFT',
      'en-examen': 'PENDING',
      refuses: 'REJECTED',
      approuves: 'APPROVED',
      publies: 'PUBLISHED',
      modifications: 'CHANGE',
      supprimes: 'DELETED',
    },
  },
  sorts: { recents: 'UPDATED', nom: 'NAME', '-nom': 'NAME_DESC', ville: 'CITY', nouveaux: 'NEWEST', anciens: 'OLDEST' },
});

export type MyVenuesAddress = ReturnType<typeof MY_VENUES.parse>;

export function toVariables({ text, filters: { etat }, sort, page }: MyVenuesAddress): MyVenuesQueryVariables {
  const narrowed = etat === 'CHANGE' ? { pendingChange: true } : etat ? { statuses: [etat] } : {};
  return { filter: { ...(text ? { text } : {}), ...narrowed }, sort, page };
}
