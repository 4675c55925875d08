import { firstOfMonth } from '../../../lib/first-of-month.ts';
import { listAddress } from '../../../lib/list/list-address.ts';
import type { UserQuery, UsersQuery, UsersQueryVariables } from './users.gen.ts';

/** A line of the list. */
export type UserLine = UsersQuery['users']['items'][number];
/** A user with what administrators know of them. */
export type User = NonNullable<UserQuery['user']>;
export type UserPlan = UserQuery['billingAccount'];

export const USERS = listAddress({
  path: '/admin/users',
  filters: {
    role: { administrateurs: 'ADMIN', equipe: 'TEAM', clients: 'CLIENT' },
    etat: {
      'en-attente': 'PENDING',
      acceptes: 'ACCEPTED',
      actifs: 'APPROVED',
      rejetes: 'REJECTED',
      inactifs: 'INACTIVE',
      suspendus: 'SUSPENDED',
    },
    creation: { 'ce-mois': 'THIS_MONTH' },
  },
  sorts: {
    nom: 'NAME',
    'nom-inverse': 'NAME_DESC',
    adresse: 'EMAIL',
    'adresse-inverse': 'EMAIL_DESC',
    societe: 'COMPANY',
    'societe-inverse': 'COMPANY_DESC',
    recents: 'NEWEST',
    anciens: 'OLDEST',
    connexion: 'LAST_LOGIN',
    'connexion-inverse': 'LAST_LOGIN_ASC',
  },
});

/** The states of those whose registration was accepted, whatever has come since. */
const ACCEPTED = ['APPROVED', 'INACTIVE', 'SUSPENDED'] as const;

/** @param today the day in Paris. */
export function toVariables(
  { text, filters: { role, etat, creation }, sort, page }: ReturnType<typeof USERS.parse>,
  today: string,
): UsersQueryVariables {
  return {
    filter: {
      text: text || null,
      roles: role ? [role] : null,
      statuses: etat === 'ACCEPTED' ? ACCEPTED : etat ? [etat] : null,
      createdFrom: creation ? firstOfMonth(today) : null,
    },
    sort,
    page,
  };
}

export const userAddress = (id: string): string => `/admin/users/${id}`;
export const editAddress = (id: string): string => `/admin/users/${id}/edit`;
