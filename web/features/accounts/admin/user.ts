import { listAddress } from '../../../lib/list/list-address.ts';
import type { UserQuery, UsersQuery } from './users.gen.ts';

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
      actifs: 'APPROVED',
      rejetes: 'REJECTED',
      inactifs: 'INACTIVE',
      suspendus: 'SUSPENDED',
    },
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

export const userAddress = (id: string): string => `/admin/users/${id}`;
export const editAddress = (id: string): string => `/admin/users/${id}/edit`;
