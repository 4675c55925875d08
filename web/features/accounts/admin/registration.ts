import { listAddress } from '../../../lib/list/list-address.ts';
import type { RegistrationsQuery } from './registrations.gen.ts';

/** Somebody who waits for a decision, with all that he typed. */
export type Registration = RegistrationsQuery['registrations']['items'][number];

export const REGISTRATIONS = listAddress({
  path: '/admin/pending-registrations',
  filters: { adresse: { confirmee: 'VERIFIED', 'a-confirmer': 'UNVERIFIED' } },
  sorts: {
    anciennes: 'OLDEST',
    recentes: 'NEWEST',
    nom: 'NAME',
    'nom-inverse': 'NAME_DESC',
    societe: 'COMPANY',
    'societe-inverse': 'COMPANY_DESC',
  },
});

export function nameOf({ firstName, lastName }: Pick<Registration, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
